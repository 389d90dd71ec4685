import type { AuthorityName } from '../engine/authority.ts';
import type { Definition } from '../engine/definition.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { Line } from '../engine/wheel.ts';

/** A card says one of these sentences first and the term second. All words are our own. */

export const TYPE_WORDS: Readonly<Record<TypeName, string>> = {
  Generator: 'You have steady energy for work you say yes to.',
  'Manifesting Generator': 'You have steady energy and move fast once something has your yes.',
  Projector: 'You see how people and systems work, and guide them when asked.',
  Manifestor: 'You set things in motion without waiting for a push.',
  Reflector: 'You mirror the people and places around you.',
};

export const STRATEGY_WORDS: Readonly<Record<TypeName, string>> = {
  Generator: 'Let things come to you and notice what you respond to.',
  'Manifesting Generator': 'Respond first, then tell the people it affects, then move.',
  Projector: 'Wait until your view is recognised and asked for.',
  Manifestor: 'Tell the people it touches before you act.',
  Reflector: 'Give a large decision a whole lunar cycle.',
};

export const AUTHORITY_WORDS: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'Clarity comes with time: decide when the feeling has settled.',
  Sacral: 'Your gut answers yes or no in the moment.',
  Splenic: 'A quiet hunch speaks once, in the moment.',
  'Ego Manifested': 'What you hear yourself announce is what you want.',
  'Ego Projected': 'Ask whether your will is truly in it.',
  'Self-Projected': 'You hear the direction when you talk it through.',
  'Mental / Environmental': 'Talk it over with good listeners, in places where you think well.',
  Lunar: 'What stays true through a lunar cycle is yours.',
};

export const DEFINITION_WORDS: Readonly<Record<Definition, string>> = {
  None: 'Nothing is fixed: you take in each place and person afresh.',
  Single: 'Everything defined in you is joined: you process by yourself.',
  Split: 'Two parts of you look for a link; the right people and time bring it.',
  'Triple Split': 'Three parts of you work side by side; busy places bring them together.',
  'Quadruple Split': 'Four parts of you work side by side; they need time to agree.',
};

export const LINE_WORDS: Readonly<Record<Line, string>> = {
  1: 'get to the bottom of things',
  2: 'do best when left to a natural talent',
  3: 'learn by trying things out',
  4: 'work through people you know',
  5: 'bring practical solutions',
  6: 'take the long view and set an example',
};
