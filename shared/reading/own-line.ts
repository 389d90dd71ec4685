import { channelStrength } from '../engine/channel-strength.ts';
import { CHANNEL_BY_ID, type ChannelId } from '../engine/channels.ts';
import { consciousGates, USUAL_GATES } from '../engine/conscious-gates.ts';
import type { GateNumber } from '../engine/wheel.ts';
import type { ReadingChart } from './chart.ts';
import { type Evidence, type Evidenced, gateEvidence } from './evidence.ts';
import { CHANNEL_LINES, GATE_LINES } from './own-lines.data.ts';

function strengthOf({ activations }: ReadingChart, id: ChannelId): number {
  return channelStrength((side, body) => activations[side][body].gate, id);
}

/** The whole channels, the one that a result's headline is about first. */
export function channelsByStrength(chart: ReadingChart): readonly ChannelId[] {
  return chart.definedChannels.toSorted((a, b) => strengthOf(chart, b) - strengthOf(chart, a));
}

function channelLine(chart: ReadingChart, id: ChannelId, isExact: boolean) {
  const lines = CHANNEL_LINES[id];
  const isConscious = (gate: GateNumber) => chart.gateStatus[gate] !== 'design';
  const gates = isExact ? consciousGates(isConscious, id) : USUAL_GATES[id];
  return { text: lines[gates], cause: lines.cause[gates] };
}

/** A headline, with what it rests on. */
export interface OwnLine extends Evidenced {
  /** In everyday words, without a full stop; missing for a gate, which says it itself. */
  readonly cause?: string;
}

/** Enough for a headline and one more. */
const LINES_MOST = 2;

/**
 * What this chart has of its own, where its type's sentence is everybody's: the strongest whole channels, then
 * the gates of the conscious Sun and Earth.
 * @param isCertain whether every possible birth time gives a fact
 * @param isExact whether there is but one, which says of which gates somebody is conscious
 * @returns at most two, the first for the headline; fewer where fewer are certain
 */
export function ownLinesOf(
  chart: ReadingChart,
  isCertain: (fact: Evidence) => boolean = () => true,
  isExact = true,
): readonly OwnLine[] {
  const channels = channelsByStrength(chart).filter((channel) =>
    isCertain({ kind: 'channel', channel }),
  );
  const { sun, earth } = chart.activations.personality;
  // The line of a whole channel tells of its gates already.
  const told = new Set(channels.flatMap((id) => CHANNEL_BY_ID[id].gates));
  const gates = [...new Set([sun.gate, earth.gate])]
    .filter((gate) => !told.has(gate))
    .map((gate) => ({ text: GATE_LINES[gate], evidence: [gateEvidence(chart, gate)] }))
    .filter(({ evidence }) => evidence.every(isCertain));
  return [
    ...channels.map((channel) => ({
      ...channelLine(chart, channel, isExact),
      evidence: [{ kind: 'channel', channel } as const],
    })),
    ...gates,
  ].slice(0, LINES_MOST);
}
