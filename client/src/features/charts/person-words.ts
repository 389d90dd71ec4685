import type { AuthorityName } from '#shared/engine/authority.ts';
import type { TypeName } from '#shared/engine/human-type.ts';

// A result's first screen in a few words, of somebody else: short enough for one line of a card.

export const DECIDES: Readonly<Record<AuthorityName, string>> = {
  Emotional: 'Decides after sleeping on it',
  Sacral: 'Decides by a gut yes or no',
  Splenic: 'Decides on the first hunch',
  'Ego Manifested': 'Decides by saying it out loud',
  'Ego Projected': 'Decides by really wanting it',
  'Self-Projected': 'Decides by talking it through',
  'Mental / Environmental': 'Decides by thinking out loud',
  Lunar: 'Decides in about a month',
};

export const STARTS: Readonly<Record<TypeName, string>> = {
  Manifestor: 'Tells people, then goes ahead',
  Generator: 'Starts when something comes up',
  'Manifesting Generator': 'Reacts, tells people, then moves',
  Projector: 'Starts once asked',
  Reflector: 'Takes a month to commit',
};
