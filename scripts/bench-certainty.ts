import { loadEphemeris } from '#server/ephemeris.ts';
import { certaintyOf } from '#shared/engine/certainty/certainty.ts';
import { randomDays } from '#shared/engine/certainty/random-days.ts';
import { windowAround } from '#shared/engine/certainty/window.ts';

/**
 * Measures what it costs to tell what a birth time leaves open: over a whole day, and within an
 * hour either way, for the ephemeris in use and random days of all years that charts exist for.
 */

const SEED = 1;
const DAYS = 1000;
/** Days analysed first and not counted, until the code has been compiled. */
const WARM_UP_DAYS = 300;
const HALF_DAY_MS = 43_200_000;

interface Cost {
  readonly medianMs: number;
  readonly p99Ms: number;
}

function costOf<T>(items: readonly T[], work: (item: T) => unknown): Cost {
  for (const item of items.slice(0, WARM_UP_DAYS)) work(item);
  const times = items.map((item) => {
    const start = performance.now();
    work(item);
    return performance.now() - start;
  });
  times.sort((a, b) => a - b);
  const timeAt = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { medianMs: timeAt(0.5), p99Ms: timeAt(0.99) };
}

function print(name: string, { medianMs, p99Ms }: Cost): void {
  process.stdout.write(
    `${name}: ${medianMs.toFixed(2)} ms (median), ${p99Ms.toFixed(2)} ms (p99)\n`,
  );
}

const ephemeris = loadEphemeris();
const days = randomDays(SEED, DAYS, 1850, 2101);
const hours = days.map(({ startUtcMs }) => windowAround(startUtcMs + HALF_DAY_MS, 60));
const flips = days.reduce((sum, day) => sum + certaintyOf(day, ephemeris).flips.length, 0);

process.stdout.write(`${ephemeris.name}, ${DAYS} days, ${(flips / DAYS).toFixed(1)} flips a day\n`);
print(
  'a whole day',
  costOf(days, (day) => certaintyOf(day, ephemeris)),
);
print(
  '± 60 minutes',
  costOf(hours, (hour) => certaintyOf(hour, ephemeris)),
);
