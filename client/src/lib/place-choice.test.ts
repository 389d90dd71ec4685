import { describe, expect, test } from 'vitest';
import { type PlaceChoice, placeChoiceWords, whichPlaceWords } from './place-choice.ts';

test.each([
  ['Newcastle', 'Which Newcastle?'],
  [' Victoria , BC', 'Which Victoria?'],
  ['', 'Which place?'],
  [', Australia', 'Which place?'],
  ['x'.repeat(41), 'Which place?'],
])('the question for %j is %j', (typed, words) => {
  expect(whichPlaceWords(typed)).toBe(words);
});

describe('a place to choose', () => {
  const NEWCASTLE: PlaceChoice = {
    kind: 'place',
    placeId: 'gb-1',
    description: 'Newcastle upon Tyne, England, United Kingdom',
    timeZone: 'Europe/London',
    readings: [{ fold: 0, utc: '1980-10-26T00:30:00Z' }],
  };
  const dates = { time: (time: string) => `<${time}>` };
  const moment = { birthDate: '1980-10-26', birthTime: '01:30' };

  test('has its region and country, and its clock', () => {
    expect(placeChoiceWords(NEWCASTLE, moment, dates)).toEqual({
      name: 'Newcastle upon Tyne',
      where: 'England, United Kingdom',
      clock: 'UTC+1 at birth · Europe/London',
    });
  });

  test('says when the time occurred twice there, or never', () => {
    const twice = [...NEWCASTLE.readings, { fold: 1 as const, utc: '1980-10-26T01:30:00Z' }];
    const clockOf = (readings: PlaceChoice['readings'], birthTime: string | null = '01:30') =>
      placeChoiceWords({ ...NEWCASTLE, readings }, { ...moment, birthTime }, dates).clock;
    expect(clockOf(twice)).toBe('<01:30> happened twice that day · Europe/London');
    expect(clockOf([])).toBe('<01:30> didn’t exist there · Europe/London');
    expect(clockOf([], null)).toBe('That day didn’t exist there · Europe/London');
  });

  test('has only its zone where the offsets cannot be computed', () => {
    const choice = {
      ...NEWCASTLE,
      timeZone: 'America/New_York',
      readings: [{ fold: 0 as const, utc: '' }],
    };
    expect(placeChoiceWords(choice, moment, dates).clock).toBe('America/New York');
  });
});
