import { describe, expect, test } from 'vitest';
import { columnIndexesOf, countryColumnOf, type TeamColumn } from './columns.ts';

const IN_ORDER = { name: 0, birthDate: 1, birthTime: 2, birthPlace: 3 };

describe('a column title', () => {
  /** The other columns come first, so that a title that is not known leaves the usual order. */
  const OTHERS: Readonly<Record<TeamColumn, string>> = {
    name: 'Name',
    birthDate: 'Birth Date',
    birthTime: 'Birth Time',
    birthPlace: 'Birth Place',
  };
  function isKnown(column: TeamColumn, title: string): boolean {
    const rest = Object.entries(OTHERS).flatMap(([other, named]) =>
      other === column ? [] : [named],
    );
    return columnIndexesOf(['No.', ...rest, title])[column] === 4;
  }

  test.each<[TeamColumn, string]>([
    ['name', 'Name'],
    ['name', 'full name'],
    ['name', 'FullName'],
    ['name', 'Member'],
    ['name', 'Team member'],
    ['name', 'team member name'],
    ['name', 'Person'],
    ['birthDate', 'Date'],
    ['birthDate', 'Birth date'],
    ['birthDate', 'birthdate'],
    ['birthDate', 'Birthday'],
    ['birthDate', 'Date of birth'],
    ['birthDate', 'DOB'],
    ['birthDate', 'Born'],
    ['birthDate', 'Birth'],
    ['birthTime', 'Time'],
    ['birthTime', 'birth_time'],
    ['birthTime', 'Birth-time'],
    ['birthTime', 'Time of birth (local)'],
    ['birthPlace', 'Place'],
    ['birthPlace', 'birthplace'],
    ['birthPlace', 'City'],
    ['birthPlace', 'Birth City'],
    ['birthPlace', 'Location'],
    ['birthPlace', 'Place of birth(city)'],
  ])('of the %s is %j', (column, title) => {
    expect(isKnown(column, title)).toBe(true);
  });

  test.each<[TeamColumn, string]>([
    ['name', 'Nickname'],
    ['name', 'Names'],
    ['name', 'Membership'],
    ['name', 'New member'],
    ['name', 'Contact person'],
    ['name', 'Persons'],
    ['birthDate', 'Start date'],
    ['birthDate', 'Dates'],
    ['birthDate', 'Birth date of child'],
    ['birthTime', 'Time zone'],
    ['birthTime', 'Start time'],
    ['birthPlace', 'Workplace'],
    ['birthPlace', 'Places'],
    ['birthPlace', '(Place)'],
    ['birthPlace', 'Place (x) y'],
    ['birthPlace', ''],
  ])('of the %s is not %j', (column, title) => {
    expect(isKnown(column, title)).toBe(false);
  });
});

describe('the columns', () => {
  test.each([
    ['named in another order', ['Place', 'Time', 'Date', 'Name'], [3, 2, 1, 0]],
    ['named beside others', ['No.', 'Name', 'Date', 'Team', 'Time', 'Place'], [1, 2, 4, 5]],
    ['named without a time, three of them', ['Place', 'Name', 'Date'], [1, 2, -1, 0]],
    [
      'named without a time, three of them beside a country',
      ['Country', 'Place', 'Name', 'Date'],
      [2, 3, -1, 1],
    ],
  ])('are where the header line names them: %s', (_, header, [name, birthDate, time, place]) => {
    expect(columnIndexesOf(header)).toEqual({
      name,
      birthDate,
      birthTime: time,
      birthPlace: place,
    });
  });

  test.each([
    ['not named', ['Wer', 'Wann', 'Uhr', 'Wo']],
    ['named in part', ['Wo', 'Name', 'Date', 'Time']],
    ['named twice', ['Place', 'Name', 'Date', 'Time', 'Name']],
    ['four without a time', ['Place', 'Name', 'Date', 'Uhr']],
    ['without a date', ['Place', 'Name', 'Time']],
    ['not there', []],
  ])('are in the order of the format when they are %s', (_, header) => {
    expect(columnIndexesOf(header)).toEqual(IN_ORDER);
  });
});

test.each([
  ['Country', 2],
  ['Birth country', 2],
  ['birthcountry', 2],
  ['Country of birth', 2],
  ['country_of_birth (if known)', 2],
  ['Home country', -1],
  ['Countryside', -1],
])('a column %j is a country column at %i', (title, place) => {
  expect(countryColumnOf(['Name', 'Place', title])).toBe(place);
});
