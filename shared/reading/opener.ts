import type { ChannelId } from '../engine/channels.ts';
import type { Evidence } from './evidence.ts';
import type { Section } from './paragraph.ts';
import type { ChapterId } from './schema.ts';

/** What opens a chapter, the most personal first: two people of one type seldom share a channel. */
const OPENERS: Readonly<Record<ChapterId, readonly Evidence['kind'][]>> = {
  decide: ['authority'],
  energy: ['channel', 'center', 'type'],
  communicate: ['channel', 'type'],
  lead: ['channel', 'profile'],
  pressure: ['channel', 'center', 'type'],
  money: ['channel', 'profile'],
  manager: ['channel', 'profile'],
  grow: ['channel', 'profile'],
};

/**
 * The sections of a chapter with the one that opens it first, and the headline's own channel next
 * where it doesn't open it.
 */
export function openedBy(
  chapter: ChapterId,
  sections: readonly Section[],
  own: ChannelId | undefined,
): readonly Section[] {
  const isAbout = (section: Section, kind: Evidence['kind']) => section.evidence[0]?.kind === kind;
  const opener = OPENERS[chapter].flatMap(
    (kind) => sections.find((section) => isAbout(section, kind)) ?? [],
  )[0];
  const isOwn = ({ evidence: [fact] }: Section) => fact?.kind === 'channel' && fact.channel === own;
  const rankOf = (section: Section) => (section === opener ? 0 : isOwn(section) ? 1 : 2);
  return sections.toSorted((a, b) => rankOf(a) - rankOf(b));
}
