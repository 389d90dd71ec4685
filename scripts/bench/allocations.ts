import { loadEphemeris } from '#server/ephemeris.ts';
import { randomDays } from '#shared/engine/certainty/random-days.ts';
import { computeChart } from '#shared/engine/chart.ts';

/*
 * Prints the bytes that computing a chart allocates. Run it with a young generation that is larger
 * than all of them and with `--expose-gc`: nothing is collected meanwhile, so what the heap grows by
 * is what was allocated.
 */

const CHARTS = 2_000;

const ephemeris = loadEphemeris();
const births = randomDays(1, CHARTS, 1900, 2030).map(({ startUtcMs }) => startUtcMs);
const types = new Set<string>();
const computeAll = () => {
  for (const birth of births) types.add(computeChart(birth, ephemeris).type);
};
// Unpacks the decades and compiles.
computeAll();
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
computeAll();
const bytes = (process.memoryUsage().heapUsed - before) / CHARTS;
process.stdout.write(`${bytes.toFixed(0)}\n`);
