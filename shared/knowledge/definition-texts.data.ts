import type { Definition } from '../engine/definition.ts';
import type { DefinitionText } from './schema.ts';

// Our own words; the definition is the number of parts that the defined centers fall into.
export const DEFINITION_TEXTS: Readonly<Record<Definition, DefinitionText>> = {
  None: {
    sentence: 'Nothing is fixed: you take in each place and person afresh.',
    intake: 'You take in new information differently in different company, so look at it in several settings.',
    surroundings: 'The place and the people around you matter more than any method, so try them out before you settle.',
  },
  Single: {
    sentence: 'Everything defined in you is joined: you process by yourself.',
    intake: 'You take in new information on your own, and it comes together in one piece.',
    surroundings: 'You need no particular company to think, and a quiet place of your own serves you well.',
  },
  Split: {
    sentence: 'Two parts of you look for a link; the right people and time bring it.',
    intake: 'You take in new information in two parts, and they meet faster in company.',
    surroundings: 'You do well beside one or two people who link what you keep apart.',
  },
  'Triple Split': {
    sentence: 'Three parts of you work side by side; busy places bring them together.',
    intake: 'You take in new information in several parts, which short exchanges with different people bring together.',
    surroundings: 'You do well where different people pass by in the course of a day, as in a shared office.',
  },
  'Quadruple Split': {
    sentence: 'Four parts of you work side by side; they need time to agree.',
    intake: 'You take in new information in many parts and in your own time, and haste loses some.',
    surroundings: 'You do well in a familiar place with a small choice of people you know.',
  },
};
