import type { AuthorityName } from '#shared/engine/authority.ts';

/** How somebody decides, in the third person, put differently for people who decide alike. */
const DECIDES: Readonly<Record<AuthorityName, readonly string[]>> = {
  Emotional: [
    'Sleeps on big decisions.',
    'Decides once the feeling has settled.',
    'Waits a night before a big yes.',
  ],
  Sacral: ['Trusts a gut yes or no.', 'Answers from the gut.', 'Knows by a clear gut response.'],
  Splenic: [
    'Trusts the first quiet hunch.',
    'Goes with an instinct that speaks once.',
    'Acts on the first instinct.',
  ],
  'Ego Manifested': ['Commits to what the heart wants.', 'Says yes only when the heart is in it.'],
  'Ego Projected': ['Commits to what the heart wants.', 'Says yes only when the heart is in it.'],
  'Self-Projected': [
    'Finds the answer by saying it out loud.',
    'Hears the answer while talking it through.',
  ],
  'Mental / Environmental': [
    'Talks it through in the right place.',
    'Thinks best in the right place, with the right people.',
  ],
  Lunar: ['Takes a month for big decisions.', 'Lets a big decision go through a whole month.'],
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
  Heart: {
    defined: 'Keeps a promise that was made freely.',
    open: 'Works well without having to prove anything.',
  },
  Sacral: { defined: 'Has lasting energy after a yes.', open: 'Works in bursts, then rests.' },
  Throat: { defined: 'Speaks in a voice people recognize.', open: 'Is heard best when asked.' },
  'G Center': { defined: 'Keeps a clear direction.', open: 'Adapts to places and roles.' },
  Ajna: { defined: 'Has a settled way of thinking.', open: 'Sees a question from many angles.' },
  Spleen: {
    defined: 'Senses early when something’s off.',
    open: 'Takes time to feel safe in a new place.',
  },
  Root: { defined: 'Keeps a steady pace under pressure.', open: 'Notices when others rush.' },
  Head: {
    defined: 'Keeps coming back to the same big questions.',
    open: 'Sorts out which questions matter.',
  },
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

/** "Learns by trying and brings practical answers."; none where the profile isn't known. */
function worksOf(profile: string | null): readonly string[] {
  const lines = (profile?.split('/') ?? []).flatMap((line) => LINES[line] ?? []);
  return lines.length === 2 ? [`${capitalized(lines.join(' and '))}.`] : [];
}

function centersOf(definedCenters: readonly string[] | null): readonly string[] {
  if (definedCenters === null) return [];
  return Object.entries(CENTERS).map(([name, { defined, open }]) =>
    definedCenters.includes(name) ? defined : open,
  );
}

/**
 * Of each of these people how they decide and how they work: what was said least of those before them,
 * and nothing of what depends on the birth time.
 * @returns by id; none for those of whom nothing is certain
 */
export function personSentences(people: readonly Person[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  const usesOf = (saying: string) => uses.get(saying) ?? 0;
  const freshest = (sayings: readonly string[]) =>
    sayings.toSorted((a, b) => usesOf(a) - usesOf(b)).slice(0, 1);
  const told = people.map(({ id, authority, profile, definedCenters }): [string, string] => {
    const decides = Object.entries(DECIDES).find(([name]) => name === authority)?.[1] ?? [];
    const works = [...worksOf(profile), ...centersOf(definedCenters)];
    const said = [...freshest(decides), ...freshest(works)];
    for (const saying of said) uses.set(saying, usesOf(saying) + 1);
    return [id, said.join(' ')];
  });
  return new Map(told.filter(([, words]) => words !== ''));
}

const capitalized = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
