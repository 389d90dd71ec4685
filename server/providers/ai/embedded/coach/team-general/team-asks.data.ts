import type { AuthorityName } from '#shared/engine/authority.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import type { TypeName } from '#shared/engine/human-type.ts';

// Our own words for questions to a team that ask who, why, what if, and how to split.

/** How fast somebody's answer is there, after their name. */
export const PACES: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'needs a night or two before an answer is firm',
  Sacral: 'has a yes or no in the moment',
  Splenic: 'knows right away and says it once',
  'Ego Manifested': 'finds the answer by saying it aloud',
  'Ego Projected': 'weighs what’s in it before promising anything',
  'Self-Projected': 'gets to an answer by talking it through',
  'Mental / Environmental': 'asks several people before an answer settles',
  Lunar: 'lets a big question ripen for weeks',
};

export const QUICK_AUTHORITIES: ReadonlySet<AuthorityName> = new Set([
  'Sacral',
  'Splenic',
  'Ego Manifested',
]);

/** What happens between one with a center defined and one with it open; from what rubs most. */
export const CENTER_FRICTIONS: readonly (readonly [CenterId, string])[] = [
  ['solarPlexus', '{a}’s Solar Plexus is defined and {b}’s is open, so {b} feels {a}’s moods more strongly than {a} does.'],
  ['root', '{a}’s Root is defined and {b}’s is open, so {a}’s steady pressure makes {b} hurry.'],
  ['heart', '{a}’s Heart is defined and {b}’s is open, so next to {a}’s will, {b} promises too much or feels tested.'],
  ['ajna', '{a}’s Ajna is defined and {b}’s is open, so {a} sounds certain where {b} still sees several sides.'],
  ['throat', '{a}’s Throat is defined and {b}’s is open, so {a} is heard easily and {b} fights for the floor.'],
  ['sacral', '{a}’s Sacral is defined and {b}’s is open, so {a} can go on for hours and {b} can’t, even when it looks that way.'],
  ['g', '{a}’s G Center is defined and {b}’s is open, so {a} keeps a course that {b} changes with the surroundings.'],
  ['spleen', '{a}’s Spleen is defined and {b}’s is open, so {a} lets go at a hunch while {b} holds on.'],
  ['head', '{a}’s Head is defined and {b}’s is open, so {a}’s questions keep {b} busy.'],
];

/** The part of a shared task that suits somebody of a type. */
export const TYPE_SHARES: Readonly<Record<TypeName, string>> = {
  Generator: 'Give {name} the part that needs to be done steadily and well, once it’s had a real yes.',
  'Manifesting Generator': 'Give {name} the part where a faster way may be found, with the steps that can’t be skipped in writing.',
  Projector: 'Give {name} the part that needs an eye for how it runs, and ask for that view at fixed times.',
  Manifestor: 'Give {name} the part that somebody has to start alone, with one line to the others first.',
  Reflector: 'Give {name} the part where somebody has to notice how it lands with everyone.',
};
