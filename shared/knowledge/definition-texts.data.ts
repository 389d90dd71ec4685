import type { Definition } from '../engine/definition.ts';
import type { DefinitionText } from './schema.ts';

// Our own words; the definition is the number of parts that the defined centers fall into.
export const DEFINITION_TEXTS: Readonly<Record<Definition, DefinitionText>> = {
  None: {
    sentence: 'Nothing in you is fixed: you take in each place and person with fresh eyes.',
    intake: 'You take in new information differently depending on who’s around, so look at it in a few settings.',
    surroundings: 'The place and the people matter more than any method, so try them out before you commit.',
  },
  Single: {
    sentence: 'Your defined centers all connect, so you can think things through on your own.',
    intake: 'You take in new information on your own, and it comes together as a whole.',
    surroundings: 'You don’t need company to think, and a quiet place of your own suits you.',
  },
  Split: {
    sentence: 'Two parts of you look for a connection; the right people, and some time, bring it.',
    intake: 'You take in new information in two parts, and they come together faster with other people around.',
    surroundings: 'You do well next to one or two people who connect what you keep apart.',
  },
  'Triple Split': {
    sentence: 'Three parts of you work side by side; busy places bring them together.',
    intake: 'You take in new information in several parts, and short exchanges with different people bring them together.',
    surroundings: 'You do well where different people pass by during the day, as in a shared office.',
  },
  'Quadruple Split': {
    sentence: 'Four parts of you work side by side; they need time to agree.',
    intake: 'You take in new information in many parts and at your own pace, and some gets lost when you hurry.',
    surroundings: 'You do well in a familiar place with a few people you know.',
  },
};
