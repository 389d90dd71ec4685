import { expect, test } from 'vitest';
import { NOTHING_TYPED, readTypedBirth, type TypedBirth } from './typed-birth.ts';

const TODAY = { year: 2026, month: 11, day: 22 };
const read = (changes: Partial<TypedBirth>) =>
  readTypedBirth({ ...NOTHING_TYPED, month: '9', day: '3', year: '1986', ...changes }, TODAY);

test('reads a date alone, and a birth with time and place', () => {
  const date = { year: 1986, month: 9, day: 3 };
  expect(read({})).toEqual({ kind: 'birth', birth: { date, time: null, place: '' } });
  expect(read({ time: '07:45', place: ' Madrid ' })).toEqual({
    kind: 'birth',
    birth: { date, time: '07:45', place: 'Madrid' },
  });
});

test.each([
  [{ month: '' }, 'month', 'Choose the month of birth.'],
  [{ month: '13' }, 'month', 'Choose the month of birth.'],
  [{ day: '' }, 'day', 'Type the day of birth as a number.'],
  [{ day: '0' }, 'day', 'Type the day of birth as a number.'],
  [{ day: '-3' }, 'day', 'Type the day of birth as a number.'],
  [{ day: 'three' }, 'day', 'Type the day of birth as a number.'],
  [{ month: '2', day: '30' }, 'day', 'February has only 29 days.'],
  [{ month: '2', day: '29', year: '1986' }, 'day', 'February 1986 had only 28 days.'],
  [{ month: '2', day: '29', year: '1900' }, 'day', 'February 1900 had only 28 days.'],
  [{ month: '4', day: '31', year: '' }, 'day', 'April has only 30 days.'],
  [{ year: '' }, 'year', 'Type the year of birth in four digits.'],
  [{ year: '86' }, 'year', 'Type all four digits of the year, for example 1986.'],
  [{ year: '19866' }, 'year', 'Type the year of birth in four digits.'],
  [{ year: '1849' }, 'year', 'Charts go back to 1850. Check the year.'],
  [{ month: '11', day: '23', year: '2026' }, 'year', 'That date is in the future. Check the year.'],
  [{ year: '2101' }, 'year', 'That date is in the future. Check the year.'],
] as const)('%o says what is wrong with the %s', (changes, field, message) => {
  expect(read(changes)).toEqual({ kind: 'problem', field, message });
});

test('takes the first year, leap days and today', () => {
  for (const changes of [
    { month: '1', day: '1', year: '1850' },
    { month: '2', day: '29', year: '2000' },
    { month: '11', day: '22', year: '2026' },
  ]) {
    expect(read(changes).kind).toBe('birth');
  }
});
