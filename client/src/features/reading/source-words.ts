import type { ReadingEvidence } from '#shared/contract/reading.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';

/** What each center is in somebody, for readers who don't know its name, and whether that is a plural. */
const AT_WORK: Readonly<Record<CenterId, readonly [string, isPlural?: 'plural']>> = {
  head: ['questions', 'plural'],
  ajna: ['thinking'],
  throat: ['voice'],
  g: ['identity'],
  heart: ['willpower'],
  sacral: ['energy'],
  spleen: ['instinct'],
  solarPlexus: ['feelings', 'plural'],
  root: ['drive'],
};

/**
 * What the fact is that a headline rests on: "Your thinking has a direct line to your voice".
 * @returns null for a fact that says nothing without its number
 */
export function sourceWords(fact: ReadingEvidence): string | null {
  if (fact.kind !== 'channel') return null;
  const [from, to] = CHANNEL_BY_ID[fact.channel].centers;
  const isFromTo = from !== 'throat' && to !== 'head' && to !== 'root';
  const [first, second] = isFromTo ? [from, to] : [to, from];
  const [words, isPlural] = AT_WORK[first];
  return `Your ${words} ${isPlural ? 'have' : 'has'} a direct line to your ${AT_WORK[second][0]}`;
}
