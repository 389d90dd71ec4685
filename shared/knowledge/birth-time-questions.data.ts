import type { AuthorityName } from '../engine/authority.ts';
import type { CenterId } from '../engine/centers.ts';
import type { Definition } from '../engine/definition.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { Line } from '../engine/wheel.ts';

/*
 * How people recognize a fact of their chart: read after "Which fits you better?", without the terms.
 * Alternatives of one fact are equally pleasant, so that nobody chooses by flattery.
 */

export const TYPE_RECOGNITION: Readonly<Record<TypeName, string>> = {
  Manifestor: 'You start things on your own, in bursts, and being managed wears you out.',
  Generator: 'You have steady energy for work you enjoy, and finish one thing before the next.',
  'Manifesting Generator':
    'You have plenty of energy, do several things in parallel, and skip steps to get there sooner.',
  Projector: 'You see how others could work better, and your own energy comes and goes.',
  Reflector: 'You feel different from day to day, depending on where you are and who is there.',
};

export const AUTHORITY_RECOGNITION: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'Your view of a decision changes with your mood; after a night or two it’s clearer.',
  Sacral: 'Your gut says yes or no right away, before you have reasons.',
  Splenic: 'You get a quiet hunch once, in the moment, and it usually turns out right.',
  'Ego Manifested': 'You know it’s right when you hear yourself say “I want this.”',
  'Ego Projected': 'You ask what’s in it for you, and commit when the answer is good.',
  'Self-Projected': 'You hear your own direction when you talk and somebody just listens.',
  'Mental / Environmental':
    'You get clear by talking with different people, in places that feel right.',
  Lunar: 'You need weeks for a decision, and each day shows you another side of it.',
};

export const DEFINITION_RECOGNITION: Readonly<Record<Definition, string>> = {
  None: 'You take in everything around you and let it pass through.',
  Single: 'You think things through on your own and rarely need somebody else to get there.',
  Split: 'Things often fall into place once you talk with one particular person.',
  'Triple Split': 'Being around several people in a day helps you put things together.',
  'Quadruple Split': 'You take your time with everything, and don’t change course easily.',
};

/** What a person notices about themselves. */
export const OWN_LINE_RECOGNITION: Readonly<Record<Line, string>> = {
  1: 'You dig until you understand something before you rely on it.',
  2: 'Some things come easily to you, and you like to be left alone with them.',
  3: 'You learn by trying things and noticing what doesn’t work.',
  4: 'Most good things reached you through people you know.',
  5: 'You look for practical ways out when others are stuck.',
  6: 'You step back and watch before you take part.',
};

/** What others tell them. */
export const SEEN_LINE_RECOGNITION: Readonly<Record<Line, string>> = {
  1: 'People say you’re thorough.',
  2: 'People say you have a gift you hardly notice yourself.',
  3: 'People say you try everything yourself.',
  4: 'People say you know everybody and keep friends for years.',
  5: 'People expect you to rescue them.',
  6: 'People ask you how they should live or work.',
};

export const CENTER_RECOGNITION: Readonly<
  Record<CenterId, Readonly<Record<'defined' | 'open', string>>>
> = {
  head: {
    defined: 'You have questions of your own that you return to for years.',
    open: 'Other people’s questions get stuck in your head.',
  },
  ajna: {
    defined: 'You think in your own fixed way and form firm opinions.',
    open: 'You see an issue from many sides and change your mind easily.',
  },
  throat: {
    defined: 'You sound much the same whoever you talk to.',
    open: 'How you talk changes a lot with the people around you.',
  },
  g: {
    defined: 'You know who you are and where you’re going, wherever you are.',
    open: 'Places and people change your sense of who you are and where to go.',
  },
  heart: {
    defined: 'You make promises and keep them by willpower.',
    open: 'Your willpower varies, and you work hard to prove what you’re worth.',
  },
  sacral: {
    defined: 'You can go on for hours with work you like, day after day.',
    open: 'You work in bursts, and often don’t notice when it’s enough.',
  },
  solarPlexus: {
    defined: 'Your mood rises and falls in its own rhythm, whoever is there.',
    open: 'You catch the mood of a room, and you’d rather avoid a fight.',
  },
  spleen: {
    defined: 'You sense right away what’s safe or healthy for you, and act on it.',
    open: 'You worry about many things, and stay longer than is good for you.',
  },
  root: {
    defined: 'Deadlines hardly change your pace.',
    open: 'Under pressure you hurry to get things off your list.',
  },
};
