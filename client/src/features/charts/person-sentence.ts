import type { AuthorityName } from '#shared/engine/authority.ts';

/** How somebody decides, in the third person. */
const DECIDES: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'Sleeps on big decisions.',
  Sacral: 'Trusts a gut yes or no.',
  Splenic: 'Trusts the first quiet hunch.',
  'Ego Manifested': 'Commits to what the heart wants.',
  'Ego Projected': 'Commits to what the heart wants.',
  'Self-Projected': 'Finds the answer by saying it out loud.',
  'Mental / Environmental': 'Talks it through in the right place.',
  Lunar: 'Takes a month for big decisions.',
};

/** What each line of a profile is like at work. */
const LINES: Readonly<Record<string, string>> = {
  1: 'does the homework first',
  2: 'has a natural gift',
  3: 'learns by trying',
  4: 'builds on trusted people',
  5: 'brings practical answers',
  6: 'takes the long view',
};

interface Person {
  /** Null where the birth time decides it. */
  readonly authority: string | null;
  /** "6/2"; null likewise. */
  readonly profile: string | null;
}

/**
 * What sets a chart apart from others of its type: how its person decides, and their profile. It
 * says nothing of what depends on the birth time; null where nothing is left.
 */
export function personSentence({ authority, profile }: Person): string | null {
  const decides = Object.entries(DECIDES).find(([name]) => name === authority)?.[1];
  const lines = (profile?.split('/') ?? []).flatMap((line) => LINES[line] ?? []);
  const works = lines.length === 2 && `${capitalized(lines.join(' and '))}.`;
  return [decides, works].filter(Boolean).join(' ') || null;
}

const capitalized = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
