import type { ReadingChart } from './chart.ts';
import { authorityEvidence } from './evidence.ts';
import type { Section } from './paragraph.ts';
import type { ReadingTexts } from './texts.ts';

/**
 * What the first chapter says of the authority: a situation as somebody with the line of the conscious Sun
 * knows it, since hundreds of millions share an authority.
 */
export function decideSection(chart: ReadingChart, texts: ReadingTexts): Section {
  const { type, authority, profile } = chart;
  const ofType = texts.decideOpeningsByType[authority]?.[type];
  const { headline, text } = (ofType ?? texts.decideOpenings[authority])[profile.personalityLine];
  return {
    id: `decide:authority:${authority}`,
    head: headline,
    text,
    evidence: [
      ...authorityEvidence(chart),
      { kind: 'profile', profile: profile.id },
      ...(ofType ? [{ kind: 'type', type } as const] : []),
    ],
  };
}
