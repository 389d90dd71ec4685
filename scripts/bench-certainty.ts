import { loadEphemeris } from '#server/ephemeris.ts';
import { certaintyOf } from '#shared/engine/certainty/certainty.ts';
import { randomDays } from '#shared/engine/certainty/random-days.ts';
import { windowAround } from '#shared/engine/certainty/window.ts';
import { quantile, report } from './bench/figures.ts';

/**
 * Measures the cost of analyzing what depends on an uncertain birth time: over a whole day, and
 * within an hour either way, on random days of all supported years.
 */

const SEED = 1;
const DAYS = 1000;
/** Warm-up days that aren't counted. */
const WARM_UP_DAYS = 300;
const HALF_DAY_MS = 43_200_000;

function measure<T>(
  name: string,
  before: number | undefined,
  items: readonly T[],
  work: (item: T) => unknown,
): void {
  for (const item of items.slice(0, WARM_UP_DAYS)) work(item);
  const times = items.map((item) => {
    const start = performance.now();
    work(item);
    return performance.now() - start;
  });
  const median = { name: `${name}, median`, unit: 'ms', value: quantile(times, 0.5) };
  report(before === undefined ? median : { ...median, before });
  report({ name: `${name}, p99`, unit: 'ms', value: quantile(times, 0.99) });
}

const ephemeris = loadEphemeris();
const days = randomDays(SEED, DAYS, 1850, 2101);
const hours = days.map(({ startUtcMs }) => windowAround(startUtcMs + HALF_DAY_MS, 60));
const flips = days.reduce((sum, day) => sum + certaintyOf(day, ephemeris).flips.length, 0);

process.stdout.write(`${ephemeris.name}, ${DAYS} days, ${(flips / DAYS).toFixed(1)} flips a day\n`);
measure('a whole day', 0.72, days, (day) => certaintyOf(day, ephemeris));
measure('± 60 minutes', undefined, hours, (hour) => certaintyOf(hour, ephemeris));
