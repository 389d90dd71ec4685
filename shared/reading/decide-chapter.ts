import { CHANNEL_BY_ID, type ChannelId } from '../engine/channels.ts';
import type { ReadingChart } from './chart.ts';
import { authorityEvidence, type Evidence, type Evidenced, typeEvidence } from './evidence.ts';
import { channelsByStrength } from './own-line.ts';
import type { Section } from './paragraph.ts';
import type { DecideOpening, HeadedParagraph } from './schema.ts';
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

/** The headline's channel, where it's about how somebody works and a situation is told of that. */
function workChannelOf(chart: ReadingChart, texts: ReadingTexts): ChannelId | null {
  const [own] = channelsByStrength(chart);
  const isTold = texts.decideOpeningsAtWork[chart.authority]?.[chart.type] !== undefined;
  return isTold && own && CHANNEL_BY_ID[own].centers.includes('sacral') ? own : null;
}

/** The situation that begins the first chapter, with what it rests on. */
function openingOf(chart: ReadingChart, texts: ReadingTexts) {
  const { type, authority, profile } = chart;
  const channel = workChannelOf(chart, texts);
  const isOfType = texts.decideOpeningsByType[authority]?.[type] !== undefined;
  const atWork = channel && texts.decideOpeningsAtWork[authority]?.[type];
  const evidence: readonly Evidence[] = [
    ...authorityEvidence(chart),
    { kind: 'profile', profile: profile.id, line: 'personality' },
    ...(isOfType || channel ? [{ kind: 'type', type } as const] : []),
    ...(channel ? [{ kind: 'channel', channel } as const] : []),
  ];
  return { ...(atWork?.[profile.personalityLine] ?? decideOpeningOf(chart, texts)), evidence };
}

/**
 * What the first chapter says of the authority: a situation as somebody with the line of the conscious Sun and this
 * headline knows it, since hundreds of millions share an authority.
 */
export function decideSection(chart: ReadingChart, texts: ReadingTexts): Section {
  const { headline, text, evidence } = openingOf(chart, texts);
  return { id: `decide:authority:${chart.authority}`, head: headline, text, evidence };
}

/** How somebody starts, as a text of its own. */
export function decideStartOf(
  { type, authority, profile }: Decider,
  texts: ReadingTexts,
): HeadedParagraph {
  const emotional = authority === 'Emotional' ? texts.emotionalStarts[type] : undefined;
  const start = emotional ?? texts.decideStarts[type];
  return 'text' in start ? start : start[profile.personalityLine];
}

/** What the first chapter says of the type: how somebody with the line of the conscious Sun starts. */
export function startSection(chart: ReadingChart, texts: ReadingTexts): Section {
  const { type, authority, profile } = chart;
  const isByLine = !('text' in texts.decideStarts[type]);
  const isByAuthority = authority === 'Emotional' && texts.emotionalStarts[type] !== undefined;
  return {
    id: `decide:type:${type}`,
    ...decideStartOf(chart, texts),
    evidence: [
      ...typeEvidence(chart),
      ...(isByLine ? [{ kind: 'profile', profile: profile.id, line: 'personality' } as const] : []),
      ...(isByAuthority ? authorityEvidence(chart) : []),
    ],
  };
}

/** What the first chapter offers to test: whether its situation is as it says. */
export function decideTrialOf(chart: ReadingChart, texts: ReadingTexts): Evidenced {
  const { trial, evidence } = openingOf(chart, texts);
  return { text: trial, evidence };
}
