import { canonicalZone, listPlaceZones } from '#shared/engine/time/zone-pack.ts';

const UTC = 'Etc/UTC';

/** "America/Argentina/Buenos_Aires" is "Buenos Aires". */
function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The cities that time zones are named after, in order. */
export function zoneCities(): string[] {
  return [...new Set(listPlaceZones().map(cityOf))].sort();
}

/** Whose clock a birth is read by. */
export interface BirthClock {
  readonly zone: string;
  /** "Chicago time", "UTC". */
  readonly words: string;
}

function clockOf(zone: string): BirthClock {
  return { zone, words: zone === UTC ? 'UTC' : `${cityOf(zone)} time` };
}

/** The clock of a city; null when no zone is named after it. "Madrid, Spain" is Madrid. */
export function clockOfCity(place: string): BirthClock | null {
  const [city = ''] = place.split(',');
  const wanted = folded(city.trim());
  const zone = listPlaceZones().find((name) => folded(cityOf(name)) === wanted);
  return zone === undefined ? null : clockOf(zone);
}

/** The reader's own clock; UTC where the browser names no zone we know. */
export function readersClock(
  zone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone,
): BirthClock {
  const known = zone === undefined ? null : canonicalZone(zone);
  return clockOf(known?.includes('/') ? known : UTC);
}
