import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import type { GroundFact } from '../../providers/ai/port.ts';

/** All that an answer may say, and what it is checked against. */
export interface Grounding {
  readonly facts: readonly GroundFact[];
}

/** What a coach may say about one chart. */
export function groundingOfChart(
  chart: ChartData,
  certainty: ChartCertainty | null,
  firstName: string | null,
): Grounding {
  const texts = [
    ['type', `Your type is ${chart.type}.`],
    ['authority', `Your authority is ${chart.authority}.`],
    ['gates', `Your active gates are ${chart.gates.join(', ')}.`],
    ...(certainty ? [['certainty', 'Your birth time is not exact.'] as const] : []),
  ] as const;
  return {
    facts: texts.map(([topic, text], index) => ({
      id: `F${index + 1}`,
      topic,
      about: firstName,
      text,
    })),
  };
}
