import { loadEphemeris } from '#server/ephemeris.ts';
import { chartDataOf } from '#server/features/charts/computed-chart.ts';
import { groundingOfChart } from '#server/features/coach/grounding.ts';
import { type CheckContext, type Checked, checkSentence } from '#shared/coach/check.ts';
import type { FactClaim } from '#shared/coach/claims.ts';
import { ProseReader } from '#shared/coach/reader.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { corpusCharts } from './corpora.ts';

/** What the checks need of each chart of the corpora. */
export function corpusContexts(): ReadonlyMap<string, CheckContext> {
  const ephemeris = loadEphemeris();
  return new Map(
    corpusCharts().map(({ chart, name, birthUtc }) => {
      const data = chartDataOf(computeChart(Date.parse(birthUtc), ephemeris), true);
      const { facts, people, team } = groundingOfChart(data, null, name);
      const context: CheckContext = {
        values: { people, team },
        facts,
        passages: [],
        question: '',
        language: 'en',
        isProse: false,
        previous: [],
      };
      return [chart, context] as const;
    }),
  );
}

/** A text of the corpora as a model's prose: each of its sentences read and checked. */
export function checkedProse(text: string, context: CheckContext): Checked[] {
  const reader = new ProseReader();
  const previous: string[] = [];
  return [...reader.push(text), ...reader.end()].map(({ sentence }) => {
    const checked = checkSentence(sentence, { ...context, isProse: true, previous: [...previous] });
    previous.push(sentence.text);
    return checked;
  });
}

/** A text of the corpora as one sentence of a model that states its claims. */
export function checkedPiece(
  text: string,
  claims: readonly FactClaim[],
  context: CheckContext,
): Checked {
  return checkSentence({ text, kind: 'fact', claims: [...claims] }, context);
}

export const isShown = (checked: readonly Checked[]) =>
  checked.every(({ verdict }) => verdict === 'shown');
