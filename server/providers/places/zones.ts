import { createRequire } from 'node:module';

type ZoneFinder = typeof import('geo-tz/all');

/** Capacity of geo-tz's cache, in parts of the map. */
const PARTS_IN_MEMORY = 256;

/**
 * Cities with two zones where the map draws a single border: within the box (degrees), both zones
 * apply.
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
 * IANA zones at a point (degrees, north and east positive): usually one, two where disputed, none
 * at sea. Uses the full zone list, since zones that agree today differed before 1970. The first
 * call loads the map's index (some 50 ms).
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

/** LRU cache for geo-tz, which would otherwise keep every part it has read. */
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
