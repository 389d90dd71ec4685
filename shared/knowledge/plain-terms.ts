import { DEFINITIONS, type Definition } from '../engine/definition.ts';
import { recordOf } from '../engine/lookup.ts';
import { DEFINITION_TEXTS } from './definition-texts.data.ts';

/** On a card the sentence comes first, and the term second. */
export const DEFINITION_WORDS: Readonly<Record<Definition, string>> = recordOf(
  DEFINITIONS,
  (definition) => DEFINITION_TEXTS[definition].sentence,
);
