import { CHANNEL_BY_ID } from '../engine/channels.ts';
import type { ReadingChart } from './chart.ts';
import { type Evidence, type Evidenced, gateEvidence } from './evidence.ts';
import { channelsByWeight } from './extras.ts';
import { gatesByWeight } from './own-gates.ts';
import { DECIDE_OWN, ENERGY_OWN, GROW_OWN } from './own-strengths.data.ts';
import type { ChapterId } from './schema.ts';

/** The chart's own strengths, the most personal first: its channels, then gates of none of them. */
function strengthsOf(chart: ReadingChart): readonly Evidence[] {
  const channels = channelsByWeight(chart);
  const inChannels = new Set(channels.flatMap((id) => CHANNEL_BY_ID[id].gates));
  return [
    ...channels.map((channel) => ({ kind: 'channel', channel }) as const),
    ...gatesByWeight(chart)
      .filter((gate) => !inChannels.has(gate))
      .map((gate) => gateEvidence(chart, gate)),
  ];
}

function wordsOf(chapter: ChapterId, { type, authority, profile }: ReadingChart) {
  switch (chapter) {
    case 'decide':
      return { text: DECIDE_OWN[authority], rank: 0 };
    case 'energy':
      return { text: ENERGY_OWN[type], rank: 1 };
    case 'grow':
      return { text: GROW_OWN[profile.id], rank: 2 };
    default:
      return null;
  }
}

/**
 * Where a strength of the chart's own comes in, in the chapters that open alike for many charts, each
 * with another strength: its name belongs at `{strength}`. Null for the other chapters.
 */
export function ownStrength(chapter: ChapterId, chart: ReadingChart): Evidenced | null {
  const words = wordsOf(chapter, chart);
  const fact = words && strengthsOf(chart)[words.rank];
  return fact ? { text: words.text, evidence: [fact] } : null;
}
