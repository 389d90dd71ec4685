import { loadEphemeris } from '#server/ephemeris.ts';
import { certaintyOf } from '#shared/engine/certainty/certainty.ts';
import { randomDays } from '#shared/engine/certainty/random-days.ts';
import { windowAround } from '#shared/engine/certainty/window.ts';

/**
 * Measures the cost of analyzing what depends on an uncertain birth time: over a whole day, and
 * within an hour either way, on random days of all supported years.
 */

const SEED = 1;
const DAYS = 1000;
/** Warm-up days that aren't counted. */
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
