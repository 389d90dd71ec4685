import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Too short for an index of parts of three letters. */
const SHORT_MAX = 2;

export function isShort(words: string): boolean {
  return [...words].length <= SHORT_MAX;
}

function literally(words: string): string {
  return words.toLowerCase().replace(/[\\%_]/g, '\\$&');
}

/** A column in small letters and in the order of bytes, as the indexes of beginnings have it. */
export function lowered(column: AnyColumn): SQL {
  return sql`lower(${column}) collate "C"`;
}

export function atBeginning(column: AnyColumn, words: string): SQL {
  return sql`${lowered(column)} like ${`${literally(words)}%`}`;
}

/** @param text in small letters, as the index of its parts has it. */
export function anywhere(text: SQL, words: string): SQL {
  return sql`${text} like ${`%${literally(words)}%`}`;
}
