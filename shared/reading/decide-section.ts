import type { ReadingChart } from './chart.ts';
import { authorityEvidence, type Evidenced } from './evidence.ts';
import type { Section } from './paragraph.ts';
import type { DecideOpening } from './schema.ts';
import type { ReadingTexts } from './texts.ts';

/** What tells how a chart decides, and where its person looks first. */
type Decider = Pick<ReadingChart, 'type' | 'authority'> & {
  readonly profile: Pick<ReadingChart['profile'], 'personalityLine'>;
};

/** A situation in which somebody decides, as a text of its own. */
export function decideOpeningOf(
  { type, authority, profile }: Decider,
  texts: ReadingTexts,
): DecideOpening {
  const byLine = texts.decideOpeningsByType[authority]?.[type] ?? texts.decideOpenings[authority];
  return byLine[profile.personalityLine];
}

/**
 * What the first chapter says of the authority: a situation as somebody with the line of the conscious Sun
 * knows it, since hundreds of millions share an authority.
 */
export function decideSection(chart: ReadingChart, texts: ReadingTexts): Section {
  const { type, authority, profile } = chart;
  const isOfType = texts.decideOpeningsByType[authority]?.[type] !== undefined;
  const { headline, text } = decideOpeningOf(chart, texts);
  return {
    id: `decide:authority:${authority}`,
    head: headline,
    text,
    evidence: [
      ...authorityEvidence(chart),
      { kind: 'profile', profile: profile.id },
      ...(isOfType ? [{ kind: 'type', type } as const] : []),
    ],
  };
}

/** What the first chapter offers to test. */
export function decideTrialOf(chart: ReadingChart, texts: ReadingTexts): Evidenced {
  const { authority, profile } = chart;
  const trial = texts.decideTrials[authority];
  const evidence = authorityEvidence(chart);
  if (typeof trial === 'string') return { text: trial, evidence };
  const text = trial[profile.designLine];
  return { text, evidence: [...evidence, { kind: 'profile', profile: profile.id }] };
}
