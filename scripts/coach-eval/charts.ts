import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { loadEphemeris } from '#server/ephemeris.ts';
import { chartDataOf } from '#server/features/charts/computed-chart.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import { type Chart, computeChart } from '#shared/engine/chart.ts';

/** A reference birth's chart: computed by the engine for the judge, and as the product sends it. */
export interface EvalChart {
  readonly id: string;
  readonly engine: Chart;
  readonly data: ChartData;
}

const Published = z.object({ charts: z.array(z.object({ id: z.string(), utc: z.string() })) });

function publishedBirths() {
  const url = new URL('../../shared/engine/truth/charts.json', import.meta.url);
  return Published.parse(JSON.parse(readFileSync(url, 'utf8'))).charts;
}

/** Births spread over the years, so that every type and many authorities occur. */
const SPREAD_BIRTHS = Array.from({ length: 24 }, (_, index) => {
  const utcMs = Date.UTC(
    1951 + index * 2,
    (index * 5) % 12,
    1 + ((index * 7) % 27),
    (index * 11) % 24,
    13,
  );
  return { id: `birth-${index}`, utc: new Date(utcMs).toISOString() };
});

/** The first `count` reference charts; published ones come first. */
export function evalCharts(count: number): EvalChart[] {
  const ephemeris = loadEphemeris();
  return [...publishedBirths(), ...SPREAD_BIRTHS].slice(0, count).map(({ id, utc }) => {
    const engine = computeChart(Date.parse(utc), ephemeris);
    return { id, engine, data: chartDataOf(engine, true) };
  });
}
