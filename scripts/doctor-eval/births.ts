import type { DiagnosedBirth, Namesake } from '#shared/engine/doctor/birth-times.ts';
import { resolveLocalTime } from '#shared/engine/time/civil.ts';

/* Random births at real places: places that share a name, and places of many zones. */

interface City {
  readonly zone: string;
  readonly longitudeDeg: number;
  readonly namesakes: readonly Namesake[];
}

const place = (name: string, zone: string, longitudeDeg: number): Namesake => ({
  name,
  zone,
  longitudeDeg,
});

const SHARED_NAMES: readonly (readonly Namesake[])[] = [
  [place('Paris, France', 'Europe/Paris', 2.35), place('Paris, Texas', 'America/Chicago', -95.56)],
  [
    place('London, UK', 'Europe/London', -0.13),
    place('London, Ontario', 'America/Toronto', -81.25),
  ],
  [
    place('Portland, Oregon', 'America/Los_Angeles', -122.68),
    place('Portland, Maine', 'America/New_York', -70.26),
  ],
  [
    place('Birmingham, Alabama', 'America/Chicago', -86.8),
    place('Birmingham, UK', 'Europe/London', -1.9),
  ],
  [
    place('Richmond, Virginia', 'America/New_York', -77.46),
    place('Richmond, California', 'America/Los_Angeles', -122.35),
  ],
  [
    place('Valencia, Spain', 'Europe/Madrid', -0.38),
    place('Valencia, Venezuela', 'America/Caracas', -68),
  ],
  [
    place('Perth, Australia', 'Australia/Perth', 115.86),
    place('Perth, Scotland', 'Europe/London', -3.43),
  ],
  [
    place('Moscow, Russia', 'Europe/Moscow', 37.62),
    place('Moscow, Idaho', 'America/Los_Angeles', -117),
  ],
];

const SINGLE_ZONES: readonly (readonly [string, number])[] = [
  ['Europe/Berlin', 11.58],
  ['Europe/Vienna', 16.37],
  ['Europe/Warsaw', 21.01],
  ['Europe/Istanbul', 28.97],
  ['Asia/Kolkata', 77.2],
  ['Asia/Kathmandu', 85.32],
  ['Asia/Tokyo', 139.69],
  ['Asia/Shanghai', 121.47],
  ['Australia/Sydney', 151.21],
  ['Pacific/Auckland', 174.76],
  ['America/New_York', -74],
  ['America/Chicago', -87.63],
  ['America/Denver', -104.99],
  ['America/Sao_Paulo', -46.63],
  ['America/Mexico_City', -99.13],
  ['Africa/Johannesburg', 28.05],
];

export const CITIES: readonly City[] = [
  ...SINGLE_ZONES.map(([zone, longitudeDeg]) => ({ zone, longitudeDeg, namesakes: [] })),
  ...SHARED_NAMES.flatMap((group) =>
    group.map(({ zone, longitudeDeg, name }) => ({
      zone,
      longitudeDeg,
      namesakes: group.filter((other) => other.name !== name),
    })),
  ),
];

/** Whole number from 0 to below `count`. */
export function below(random: () => number, count: number): number {
  return Math.floor(random() * count);
}

export function oneOf<T>(random: () => number, list: readonly T[]): T {
  const entry = list[below(random, list.length)];
  if (entry === undefined) throw new RangeError('Nothing to choose from');
  return entry;
}

/** A birth of 1900 to 2025 whose local time had one meaning. */
export function randomBirth(random: () => number): DiagnosedBirth {
  for (;;) {
    const { zone, longitudeDeg, namesakes } = oneOf(random, CITIES);
    const day = new Date(Date.UTC(1900 + below(random, 126), 0, 1 + below(random, 365)));
    const local = {
      year: day.getUTCFullYear(),
      month: day.getUTCMonth() + 1,
      day: day.getUTCDate(),
      hour: below(random, 24),
      // Half of all stated times end in 0 or 5.
      minute: random() < 0.5 ? 5 * below(random, 12) : below(random, 60),
    };
    const resolved = resolveLocalTime(local, zone, longitudeDeg);
    if (resolved.kind !== 'unique') continue;
    const [{ utcMs, offsetSeconds, rule }] = resolved.instants;
    return {
      local,
      calendar: 'gregorian',
      utcMs,
      offsetSeconds,
      isLocalMeanTime: rule === 'local_mean_time',
      zone,
      longitudeDeg,
      namesakes,
    };
  }
}
