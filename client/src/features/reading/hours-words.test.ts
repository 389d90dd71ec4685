import { expect, test } from 'vitest';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { shareWords, whenWords, writtenFor } from './hours-words.ts';

const at = (localTime: string) => ({ utc: localTime, localDate: '1977-02-22', localTime });
const EARLY = at('05:48:00');
const LATE = at('08:46:00');
const DAY = [
  { from: null, to: EARLY, minutes: 348, who: ['Manifesting Generator'], isWritten: false },
  { from: EARLY, to: LATE, minutes: 178, who: ['Manifestor'], isWritten: true },
  { from: LATE, to: null, minutes: 914, who: ['Manifestor'], isWritten: false },
];

test('name the hours by the clock, and their shares of the day, which add up', () => {
  expect(whenWords(DAY, AMERICAN_DATES)).toEqual([
    'Before 5:48 AM',
    '5:48 AM to 8:46 AM',
    'After 8:46 AM',
  ]);
  expect(shareWords(DAY)).toEqual(['24% of the day', '12% of the day', '64% of the day']);
});

test('speak of no day where the time is known to some minutes, and of nothing in older copies', () => {
  const [one, other] = [30, 90].map((minutes) => ({ from: null, to: null, minutes }));
  const rest = { who: [], isWritten: false };
  if (!one || !other) throw new Error('There are two');
  expect(
    shareWords([
      { ...one, ...rest },
      { ...other, ...rest },
    ]),
  ).toEqual(['25%', '75%']);
  expect(shareWords([{ from: null, to: null, ...rest }])).toEqual([]);
});

test('say which birth the chapters are written for', () => {
  expect(writtenFor(DAY, AMERICAN_DATES)).toBe('Written for a birth between 5:48 AM and 8:46 AM.');
  expect(writtenFor([], AMERICAN_DATES)).toBeNull();
});
