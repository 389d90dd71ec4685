import { CHANNEL_BY_ID, type ChannelId, partnerGate } from '../engine/channels.ts';
import type { GateNumber } from '../engine/wheel.ts';
import { HALF_CHANNEL_PARTS } from './half-channel-texts.data.ts';

/** Who completes half a channel: "Someone with gate 44 spots a good match early; you make the pitch." */
export interface OtherHalf {
  /** The gate that the chart doesn't have. */
  readonly partner: GateNumber;
  /** "spots a good match early" */
  readonly theirs: string;
  /** "make the pitch" */
  readonly yours: string;
}

/** @param own the gate of the channel that the chart has */
export function otherHalfOf(id: ChannelId, own: GateNumber): OtherHalf {
  const partner = partnerGate(CHANNEL_BY_ID[id], own);
  const theirs = thirdPerson(HALF_CHANNEL_PARTS[partner]);
  return { partner, theirs, yours: HALF_CHANNEL_PARTS[own] };
}

/** Inflects the verb that a phrase begins with: "go first" becomes "goes first". */
function thirdPerson(phrase: string): string {
  return phrase.replace(/^[a-z]+/, (verb) => {
    if (/[^aeou]y$/.test(verb)) return verb.replace(/y$/, 'ies');
    return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
  });
}
