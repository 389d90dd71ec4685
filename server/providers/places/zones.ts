import { createRequire } from 'node:module';

type ZoneFinder = typeof import('geo-tz/all');

/** Borders of one part of the map; what geo-tz keeps once it has read it. */
const PARTS_IN_MEMORY = 256;

/**
 * A city that keeps two clocks where the map draws one border through it: the zones of both are
 * found within the box (degrees).
 */
const DIVIDED_CITIES = [
  {
    // Nicosia: the north kept Turkey's time from September 2016 to October 2017.
    north: 35.23,
    south: 35.13,
    west: 33.3,
    east: 33.42,
    zones: ['Asia/Nicosia', 'Asia/Famagusta'],
  },
] as const;

const load = createRequire(import.meta.url);
let finder: ZoneFinder | null = null;

/**
 * IANA zones at a point (degrees, north and east positive): one as a rule, two where clocks are
 * disputed, none at sea. Borders are those of the full list, since zones that agree today
 * differed before 1970. The first call loads the map's index (some 50 ms).
 */
export function zonesAt(latitudeDeg: number, longitudeDeg: number): string[] {
  // `geo-tz` without `/all` merges zones that agree since 1970: Oslo would be Berlin.
  finder ??= loadFinder();
  const there = finder.find(latitudeDeg, longitudeDeg).filter((zone) => !zone.startsWith('Etc/'));
  const city = DIVIDED_CITIES.find(
    ({ north, south, west, east }) =>
      latitudeDeg <= north && latitudeDeg >= south && longitudeDeg >= west && longitudeDeg <= east,
  );
  return city === undefined ? there : [...new Set([...there, ...city.zones])];
}

function loadFinder(): ZoneFinder {
  const loaded: ZoneFinder = load('geo-tz/all');
  loaded.setCache({ store: new RecentParts() });
  return loaded;
}

/** geo-tz would keep every part of the map it has ever read. */
class RecentParts {
  readonly #parts = new Map<string, unknown>();

  get(key: string): unknown {
    const part = this.#parts.get(key);
    if (part !== undefined) {
      this.#parts.delete(key);
      this.#parts.set(key, part);
    }
    return part;
  }

  set(key: string, part: unknown): void {
    this.#parts.set(key, part);
    if (this.#parts.size <= PARTS_IN_MEMORY) return;
    const [oldest] = this.#parts.keys();
    if (oldest !== undefined) this.#parts.delete(oldest);
  }
}
