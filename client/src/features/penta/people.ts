import type { PentaData } from '#shared/contract/penta.ts';

/** A member in pictures and lists: always identified by letters as well as by color. */
export interface PentaPerson {
  readonly id: string;
  readonly name: string;
  /** Unique among the members. */
  readonly initials: string;
  /** 0 to 4: index of the fixed color. */
  readonly index: number;
}

function lettersOf(name: string): string[] {
  return Array.from(name.trim().toUpperCase());
}

/** First letters of the first and the last word: "AM"; of a single word its first two. */
function shortOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = lettersOf(words[0] ?? '');
  const [last = ''] = words.length > 1 ? lettersOf(words.at(-1) ?? '') : lettersOf(name).slice(1);
  return `${first}${last}` || '?';
}

/** The members in order; for equal initials, a number replaces the second letter. */
export function pentaPeopleOf(members: readonly { id: string; name: string }[]): PentaPerson[] {
  const shorts = members.map(({ name }) => shortOf(name));
  return members.map(({ id, name }, index) => {
    const short = shorts[index] ?? '?';
    const isUnique = shorts.filter((other) => other === short).length === 1;
    const initials = isUnique ? short : `${Array.from(short)[0]}${index + 1}`;
    return { id, name, initials, index };
  });
}

/** The fixed member colors, in order. Full class names, so that Tailwind finds them. */
export const MEMBER_FILLS = [
  'fill-member-1',
  'fill-member-2',
  'fill-member-3',
  'fill-member-4',
  'fill-member-5',
] as const;

export const MEMBER_STROKES = [
  'stroke-member-1',
  'stroke-member-2',
  'stroke-member-3',
  'stroke-member-4',
  'stroke-member-5',
] as const;

export const MEMBER_GROUNDS = [
  'bg-member-1',
  'bg-member-2',
  'bg-member-3',
  'bg-member-4',
  'bg-member-5',
] as const;

export type PentaGateReading = PentaData['gates'][number];
export type PentaChannelReading = PentaData['channels'][number];
