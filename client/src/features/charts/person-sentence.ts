import type { ChannelId } from '#shared/engine/channels.ts';
import type { ConsciousGates } from '#shared/engine/conscious-gates.ts';
import { CHANNEL_SENTENCES } from './channel-sentences.data.ts';

/** How a profile goes about its work. */
const PROFILES: Readonly<Record<string, string>> = {
  '1/3': 'Studies first, then finds out by trying what breaks.',
  '1/4': 'Does the research, then shares it with a trusted circle.',
  '2/4': 'Works best undisturbed, until a friend asks for help.',
  '2/5': 'Keeps to the work; others turn up with problems to solve.',
  '3/5': 'Turns what went wrong into advice that works.',
  '3/6': 'Tries a lot early on, and becomes the one to ask later.',
  '4/1': 'Knows one subject cold, and wins people over in person.',
  '4/6': 'Finds the next opening through friends, and leads by example.',
  '5/1': 'Gets called in when something’s stuck, and comes prepared.',
  '5/2': 'Fixes what others can’t, then needs time alone.',
  '6/2': 'Watches from a distance, then shows how it’s done.',
  '6/3': 'Learned the hard way, and now sees what will last.',
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
  /** The complete channel that a result’s headline is about; null where the birth time decides all of them. */
  readonly channel: { readonly id: ChannelId; readonly conscious: ConsciousGates } | null;
  /** "6/2"; null where the birth time decides it. */
  readonly profile: string | null;
  /** By name; null likewise. */
  readonly definedCenters: readonly string[] | null;
}

function centersOf(definedCenters: readonly string[] | null): readonly string[] {
  if (definedCenters === null) return [];
  return Object.entries(CENTERS).map(([name, { defined, open }]) =>
    definedCenters.includes(name) ? defined : open,
  );
}

/**
 * Of each of these people how they work: what their result's headline says of a channel, else what was
 * said least of those before them, and nothing of what depends on the birth time. How they decide stands
 * beside it.
 * @returns by id; none for those of whom nothing is certain
 */
export function personSentences(people: readonly Person[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  const usesOf = (saying: string) => uses.get(saying) ?? 0;
  const freshest = (sayings: readonly string[]) =>
    sayings.toSorted((a, b) => usesOf(a) - usesOf(b)).slice(0, 1);
  const told = people.map(({ id, channel, profile, definedCenters }): [string, string] => {
    const goes = PROFILES[profile ?? ''] ?? [];
    const works = [goes, centersOf(definedCenters)].flat();
    const [said = ''] = channel
      ? [CHANNEL_SENTENCES[channel.id][channel.conscious]]
      : freshest(works);
    uses.set(said, usesOf(said) + 1);
    return [id, said];
  });
  return new Map(told.filter(([, words]) => words !== ''));
}
