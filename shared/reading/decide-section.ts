import { keyOf, partsOf } from '../domain/sentences.ts';
import type { ReadingChart } from './chart.ts';
import { DECIDE_WORDINGS } from './decide-wordings.data.ts';
import { authorityEvidence } from './evidence.ts';
import type { Section } from './paragraph.ts';
import type { ReadingTexts } from './texts.ts';

/** A text of an authority in the wording of this chart's unconscious line. */
function worded(text: string, { authority, profile }: ReadingChart): string {
  const wordings = DECIDE_WORDINGS[authority];
  const own = wordings?.byLine[profile.designLine];
  return wordings && own ? text.replace(wordings.told, own) : text;
}

/**
 * What the first chapter says of the authority: it begins and ends as that comes out in somebody with
 * the line of the conscious Sun, since hundreds of millions share an authority.
 */
export function decideSection(chart: ReadingChart, texts: ReadingTexts): Section {
  const { type, authority, profile } = chart;
  const ofType = texts.decideOpeningsByType[authority]?.[type];
  const byLine = ofType ?? texts.decideOpenings[authority];
  const { headline, lead, advice } = byLine[profile.personalityLine];
  const { thought } = partsOf(texts.authorities[authority].paragraphs.decide);
  return {
    id: `decide:authority:${authority}`,
    head: headline,
    text: [lead, worded(keyOf(thought).rest, chart), advice].join(' '),
    evidence: [
      ...authorityEvidence(chart),
      { kind: 'profile', profile: profile.id },
      ...(ofType ? [{ kind: 'type', type } as const] : []),
    ],
  };
}
