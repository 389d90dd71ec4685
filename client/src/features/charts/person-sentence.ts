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

/** What a center is like at work, by the name that charts give it. The Solar Plexus is an authority. */
const CENTERS: Readonly<Record<string, { defined: string; open: string }>> = {
  Heart: { defined: 'Keeps promises made freely.', open: 'Has nothing to prove.' },
  Head: { defined: 'Brings questions of one kind.', open: 'Sorts out which questions matter.' },
  Root: { defined: 'Handles pressure at a steady pace.', open: 'Notices when others rush.' },
  Ajna: { defined: 'Thinks in a consistent way.', open: 'Sees a question from many angles.' },
  Spleen: { defined: 'Senses early what’s sound.', open: 'Feels whether a place is safe.' },
  'G Center': { defined: 'Keeps a clear direction.', open: 'Adapts to places and roles.' },
  Throat: { defined: 'Speaks in an unmistakable voice.', open: 'Is heard best when asked.' },
  Sacral: { defined: 'Has lasting energy for a yes.', open: 'Works in bursts.' },
};

export interface Person {
  readonly id: string;
  /** Null where the birth time decides it. */
  readonly authority: string | null;
  /** "6/2"; null likewise. */
  readonly profile: string | null;
  /** By name; null likewise. */
  readonly definedCenters: readonly string[] | null;
}

const SENTENCES_EACH = 2;

/** Everything that can be said of somebody, what matters most first. */
function sayings({ authority, profile, definedCenters }: Person): string[] {
  const decides = Object.entries(DECIDES).find(([name]) => name === authority)?.[1];
  const lines = (profile?.split('/') ?? []).flatMap((line) => LINES[line] ?? []);
  const works = lines.length === 2 ? `${capitalized(lines.join(' and '))}.` : undefined;
  const centers =
    definedCenters === null
      ? []
      : Object.entries(CENTERS).map(([name, { defined, open }]) =>
          definedCenters.includes(name) ? defined : open,
        );
  return [decides, works, ...centers].filter((saying) => saying !== undefined);
}

/**
 * What sets each of these people apart: two sentences that aren't said of anybody before them while there
 * are any left, and nothing of what depends on the birth time.
 * @returns by id; none for those of whom nothing is certain
 */
export function personSentences(people: readonly Person[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  const usesOf = (saying: string) => uses.get(saying) ?? 0;
  const told = people.map((person): [string, string] => {
    const possible = sayings(person);
    const freshest = possible.toSorted((a, b) => usesOf(a) - usesOf(b)).slice(0, SENTENCES_EACH);
    // Rather short than told before.
    const fresh = freshest.filter((saying) => usesOf(saying) === 0);
    const chosen = fresh.length > 0 ? fresh : freshest.slice(0, 1);
    const said = possible.filter((saying) => chosen.includes(saying));
    for (const saying of said) uses.set(saying, usesOf(saying) + 1);
    return [person.id, said.join(' ')];
  });
  return new Map(told.filter(([, words]) => words !== ''));
}

const capitalized = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
