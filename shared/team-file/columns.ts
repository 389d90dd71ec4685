import { plainText } from './plain-text.ts';

/** The columns of a team file, in their order. */
export const TEAM_COLUMNS = ['name', 'birthDate', 'birthTime', 'birthPlace'] as const;
export type TeamColumn = (typeof TEAM_COLUMNS)[number];

/** What each column is called in the template and in sentences. */
export const COLUMN_TITLES: Readonly<Record<TeamColumn, string>> = {
  name: 'Name',
  birthDate: 'Birth Date',
  birthTime: 'Birth Time',
  birthPlace: 'Birth Place',
};

/** Names that objects treat as their own: no honest file has a column called so. */
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

/** 0-based place of a column that names the country of birth; -1: there is none. */
export function countryColumnOf(header: readonly string[]): number {
  return header.findIndex((title) => COUNTRY_HEADER.test(headerWords(title)));
}

/** 0-based places of the columns; -1 for a time column that the file does not have. */
export type ColumnPlaces = Readonly<Record<TeamColumn, number>>;

const IN_ORDER: ColumnPlaces = { name: 0, birthDate: 1, birthTime: 2, birthPlace: 3 };

/**
 * Where the columns of a file are: in the order of the format, unless its header line names name,
 * date and place, each once, in another order or without a time.
 */
export function placesOf(header: readonly string[]): ColumnPlaces {
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
