import { BLOCK_KINDS, CLAIM_TOPICS, SENTENCE_KINDS } from '#shared/coach/claims.ts';
import { SAFETY_CLASSES } from '#shared/domain/safety-classes.ts';
import { JUDGMENTS } from './port.ts';

/*
 * The answer's form as strict JSON schemas: every field required, nothing else allowed. `kind` and
 * `text` come first, so that a sentence can leave as soon as its object is closed.
 */

const STRING = { type: 'string' };

function object(properties: Readonly<Record<string, object>>) {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

const list = (items: object) => ({ type: 'array', items });
const oneOf = (values: readonly string[]) => ({ type: 'string', enum: values });

const CLAIM = {
  anyOf: [
    object({
      about: STRING,
      topic: oneOf(CLAIM_TOPICS),
      value: STRING,
      state: oneOf(['has', 'hasNot', 'uncertain']),
    }),
    object({ passage: STRING }),
  ],
};

const SENTENCE = object({ text: STRING, kind: oneOf(SENTENCE_KINDS), claims: list(CLAIM) });

/** A schema with the name that the provider knows it by. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: Record<string, unknown>;
}

export const ANSWER_SCHEMA: NamedSchema = {
  name: 'coach_answer',
  schema: object({
    language: STRING,
    safety: oneOf(SAFETY_CLASSES),
    blocks: list(object({ kind: oneOf(BLOCK_KINDS), sentences: list(SENTENCE) })),
    next: list(STRING),
  }),
};

export const REPAIR_SCHEMA: NamedSchema = {
  name: 'coach_block',
  schema: object({ sentences: list(SENTENCE) }),
};

export const JUDGMENT_SCHEMA: NamedSchema = {
  name: 'judgments',
  schema: object({
    judgments: list(object({ sentence: { type: 'integer' }, verdict: oneOf(JUDGMENTS) })),
  }),
};
