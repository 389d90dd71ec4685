import { loadEphemeris } from '#server/ephemeris.ts';
import { chartDataOf } from '#server/features/charts/computed-chart.ts';
import { groundingOfChart } from '#server/features/coach/grounding.ts';
import { type Material, releaseChecked, type Tally } from '#server/features/coach/release.ts';
import type { CoachPiece } from '#server/providers/ai/port.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { CORPORA, corpusCharts } from './coach-eval/corpora.ts';

/* Measures how much of what a model writes in prose is kept when true, and left out when false. */

const ephemeris = loadEphemeris();
const charts = new Map(
  corpusCharts().map(({ chart, birthUtc }) => {
    const data = chartDataOf(computeChart(Date.parse(birthUtc), ephemeris), true);
    return [chart, groundingOfChart(data, null, null)] as const;
  }),
);

async function isShown(chart: string, text: string, language = 'en'): Promise<boolean> {
  const grounding = charts.get(chart);
  if (!grounding) throw new Error(`There is no chart ${chart}`);
  const material: Material = { ...grounding, passages: [], question: '' };
  const tally: Tally = { shown: 0, leftOut: [] };
  async function* prose(): AsyncGenerator<CoachPiece> {
    yield { kind: 'prose', text };
  }
  for await (const _ of releaseChecked(prose(), material, tally, () => language));
  return tally.leftOut.length === 0;
}

interface Share {
  shown: number;
  all: number;
}

const shares = new Map<string, Share>();

async function count(group: string, chart: string, text: string, language?: string) {
  const share = shares.get(group) ?? { shown: 0, all: 0 };
  shares.set(group, share);
  share.all += 1;
  if (await isShown(chart, text, language)) share.shown += 1;
}

for (const { chart, text } of CORPORA['true-en']()) await count('true, en', chart, text);
for (const one of CORPORA['other-languages']()) {
  await count(`${one.truth}, ${one.language}`, one.chart, one.text, one.language);
}
for (const { chart, text, decidable } of CORPORA['false-en']()) {
  await count(`false, en, ${decidable ? 'decidable' : 'undecidable'}`, chart, text);
}
for (const [group, { shown, all }] of [...shares].toSorted()) {
  process.stdout.write(
    `${group}: ${shown} of ${all} shown (${((100 * shown) / all).toFixed(1)} %)\n`,
  );
}
