import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { literalPattern } from '../../platform/db/literal-pattern.ts';

/** Below this length a trigram index is of no use. */
const SHORT_MAX = 2;

export function isShort(words: string): boolean {
  return [...words].length <= SHORT_MAX;
}

const literally = (words: string) => literalPattern(words.toLowerCase());

/** A column in lowercase and byte order, matching the prefix indexes. */
export function lowered(column: AnyColumn): SQL {
  return sql`lower(${column}) collate "C"`;
}

export function atBeginning(column: AnyColumn, words: string): SQL {
  return sql`${lowered(column)} like ${`${literally(words)}%`}`;
}

/** @param text in lowercase, matching the trigram index. */
export function anywhere(text: SQL, words: string): SQL {
  return sql`${text} like ${`%${literally(words)}%`}`;
}
