import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { clockTexts } from './clock-labels.ts';
import type { DayScale } from './day-scale.ts';

/** What the first screen says, in its order; each with how its first value is named. */
const SAID = [
  ['type', (value: string) => value],
  ['authority', (value: string) => `${value} authority`],
  ['profile', (value: string) => `Profile ${value}`],
] as const;
/** With more values than these, a list is harder to read than the slider. */
const LISTED_MAX = 3;

/** The instants at which type, authority, or profile become others, UTC in milliseconds. */
export function changesOf(certainty: ChartCertainty): number[] {
  const starts = SAID.flatMap(([id]) => {
    const attribute: CertainAttribute = certainty[id];
    return attribute.kind === 'stable' ? [] : attribute.intervals.slice(1).map(({ from }) => from);
  });
  return [...new Set(starts)].map(Date.parse);
}

/** What they are when, by the clock at the birthplace: "Sacral authority until 1:52 PM, then Emotional." */
export function changeWords(certainty: ChartCertainty, scale: DayScale): string[] {
  return SAID.flatMap(([id, name]) => {
    const attribute: CertainAttribute = certainty[id];
    if (attribute.kind === 'stable') return [];
    const { intervals } = attribute;
    if (intervals.length > LISTED_MAX) return `Your ${id} changes ${intervals.length - 1} times.`;
    const ends = clockTexts(
      scale,
      intervals.map(({ to }) => Date.parse(to)),
    );
    const parts = intervals.map(({ value }, index) => {
      const words = index === 0 ? name(value) : value;
      return index === intervals.length - 1 ? `then ${value}` : `${words} until ${ends[index]}`;
    });
    return `${parts.join(', ')}.`;
  });
}
