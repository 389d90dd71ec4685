import { CHANNEL_BY_ID } from '../engine/channels.ts';
import { PAIR_MODES, type PairMode } from '../engine/pair/modes.ts';
import type { PairFacts, PairLink } from './pair-facts.ts';

/** A channel between two people, with how they meet in it. */
export interface ModedLink extends PairLink {
  readonly mode: PairMode;
}

/**
 * The channels between two people, the most telling first: those of the main mode, of these the
 * certain ones, of these the ones that define a center neither person has alone.
 */
export function rankedLinks({
  channels,
  mainMode,
  newCenters,
}: Pick<PairFacts, 'channels' | 'mainMode' | 'newCenters'>): ModedLink[] {
  const links = PAIR_MODES.flatMap((mode) => channels[mode].map((link) => ({ ...link, mode })));
  const rank = ({ mode, isSure, channel }: ModedLink) => {
    const isNew =
      mode === 'Electromagnetic' &&
      CHANNEL_BY_ID[channel].centers.some((center) => newCenters.includes(center));
    return (mode === mainMode ? 0 : 4) + (isSure ? 0 : 2) + (isNew ? 0 : 1);
  };
  return links.sort((one, other) => rank(one) - rank(other));
}

/** Names a channel in a mode, whoever has it. */
export function cellOf({ channel, mode }: ModedLink): string {
  return `${channel}:${mode}`;
}

/**
 * The further channels, starting with another mode than that of the first, so that a card says more
 * than one thing about the pair.
 */
export function furtherLinks(links: readonly ModedLink[], lead: ModedLink): ModedLink[] {
  const others = links.filter((link) => link !== lead);
  return [
    ...others.filter(({ mode }) => mode !== lead.mode),
    ...others.filter(({ mode }) => mode === lead.mode),
  ];
}
