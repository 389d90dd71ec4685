import { channelStrength } from '../engine/channel-strength.ts';
import type { ChannelId } from '../engine/channels.ts';
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

/**
 * What this chart has of its own, where its type's sentence is everybody's: the strongest whole channel, or
 * the gate of the conscious Sun or Earth where there is none.
 * @param isCertain whether every possible birth time gives a fact
 * @returns null where none of them is certain
 */
export function ownLineOf(
  chart: ReadingChart,
  isCertain: (fact: Evidence) => boolean = () => true,
): Evidenced | null {
  const channel = channelsByStrength(chart).find((id) =>
    isCertain({ kind: 'channel', channel: id }),
  );
  if (channel) return { text: CHANNEL_LINES[channel], evidence: [{ kind: 'channel', channel }] };
  const { sun, earth } = chart.activations.personality;
  for (const { gate } of [sun, earth]) {
    const fact = gateEvidence(chart, gate);
    if (isCertain(fact)) return { text: GATE_LINES[gate], evidence: [fact] };
  }
  return null;
}
