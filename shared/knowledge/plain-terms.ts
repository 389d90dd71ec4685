import { AUTHORITY_NAMES, type AuthorityName } from '../engine/authority.ts';
import { DEFINITIONS, type Definition } from '../engine/definition.ts';
import { TYPE_NAMES, type TypeName } from '../engine/human-type.ts';
import { recordOf } from '../engine/lookup.ts';
import type { Line } from '../engine/wheel.ts';
import { AUTHORITY_TEXTS } from './authority-texts.data.ts';
import { DEFINITION_TEXTS } from './definition-texts.data.ts';
import { LINE_TEXTS } from './profile-texts.data.ts';
import { STRATEGY_TEXTS, TYPE_TEXTS } from './type-texts.data.ts';

/** On a card the sentence comes first, and the term second. */

export const TYPE_WORDS: Readonly<Record<TypeName, string>> = recordOf(
  TYPE_NAMES,
  (type) => TYPE_TEXTS[type].sentence,
);

/** By type, which determines the strategy. */
export const STRATEGY_WORDS: Readonly<Record<TypeName, string>> = recordOf(
  TYPE_NAMES,
  (type) => STRATEGY_TEXTS[type].sentence,
);

export const AUTHORITY_WORDS: Readonly<Record<AuthorityName, string>> = recordOf(
  AUTHORITY_NAMES,
  (authority) => AUTHORITY_TEXTS[authority].sentence,
);

export const DEFINITION_WORDS: Readonly<Record<Definition, string>> = recordOf(
  DEFINITIONS,
  (definition) => DEFINITION_TEXTS[definition].sentence,
);

const LINES: readonly Line[] = [1, 2, 3, 4, 5, 6];

/** Read after "You". */
export const LINE_WORDS: Readonly<Record<Line, string>> = recordOf(
  LINES,
  (line) => LINE_TEXTS[line].phrase,
);
