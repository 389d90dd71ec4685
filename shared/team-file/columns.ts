import { plainText } from './plain-text.ts';

/** The columns of a team file, in order. */
export const TEAM_COLUMNS = ['name', 'birthDate', 'birthTime', 'birthPlace'] as const;
export type TeamColumn = (typeof TEAM_COLUMNS)[number];

/** Each column's name in the template and in messages. */
export const COLUMN_TITLES: Readonly<Record<TeamColumn, string>> = {
  name: 'Name',
  birthDate: 'Birth Date',
  birthTime: 'Birth Time',
  birthPlace: 'Birth Place',
};

/** Built-in property names of objects; no honest file has such a column. */
export const FORBIDDEN_HEADERS: ReadonlySet<string> = new Set([
  '__proto__',
  'prototype',
  'constructor',
]);

const KNOWN_HEADERS: readonly (readonly [TeamColumn, RegExp])[] = [
  ['name', /^(?:full ?)?name$|^(?:team )?member(?: name)?$|^person$/],
  ['birthDate', /^(?:birth ?|date of birth|dob$|born$)?(?:date|day)?$/],
  ['birthTime', /^(?:birth ?)?time(?: of birth)?$/],
  ['birthPlace', /^(?:birth ?)?(?:place|city|location)(?: of birth)?$/],
];

const COUNTRY_HEADER = /^(?:birth ?)?country(?: of birth)?$/;

function headerWords(header: string): string {
  return plainText(header)
    .toLowerCase()
    .replace(/[_-]+/g, ' ')
    .replace(/ ?\(.*\)$/, '');
}

function columnNamed(header: string): TeamColumn | null {
  const text = headerWords(header);
  return text === '' ? null : (KNOWN_HEADERS.find(([, form]) => form.test(text))?.[0] ?? null);
}

/** Zero-based index of a column with the country of birth; -1: none. */
export function countryColumnOf(header: readonly string[]): number {
  return header.findIndex((title) => COUNTRY_HEADER.test(headerWords(title)));
}

/** Zero-based indexes of the columns; -1 for a missing time column. */
export type ColumnIndexes = Readonly<Record<TeamColumn, number>>;

const IN_ORDER: ColumnIndexes = { name: 0, birthDate: 1, birthTime: 2, birthPlace: 3 };

/**
 * Finds the columns of a file: in the format's order, unless the header names name, date and place,
 * each once, in another order or without a time.
 */
export function columnIndexesOf(header: readonly string[]): ColumnIndexes {
  const named = header.map(columnNamed);
  const width = countryColumnOf(header) < 0 ? header.length : header.length - 1;
  const isClear = TEAM_COLUMNS.every((column) => {
    const count = named.filter((each) => each === column).length;
    return count === 1 || (count === 0 && column === 'birthTime' && width === 3);
  });
  if (!isClear) return IN_ORDER;
  return {
    name: named.indexOf('name'),
    birthDate: named.indexOf('birthDate'),
    birthTime: named.indexOf('birthTime'),
    birthPlace: named.indexOf('birthPlace'),
  };
}
