import { expect, test } from 'vitest';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import {
  otherTypes,
  shareWords,
  toldWords,
  typeChoices,
  whenWords,
  writtenFor,
} from './hours-words.ts';

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

test('say which births the chapters are written for, and how likely that is', () => {
  expect(writtenFor(DAY, AMERICAN_DATES)).toBe(
    'Written for a Manifestor born from 5:48 AM to 8:46 AM.',
  );
  expect(writtenFor([], AMERICAN_DATES)).toBeNull();
});

test('name the types that a result may be told as, the likelier first, and the births it is for', () => {
  expect(typeChoices(DAY)).toEqual([
    { type: 'Manifestor', part: '18 h', index: 2, isTold: true },
    { type: 'Manifesting Generator', part: '6 h', index: 0, isTold: false },
  ]);
  expect(toldWords(DAY, AMERICAN_DATES)).toBe('Shown: a Manifestor born from 5:48 AM to 8:46 AM');
  const all = DAY.map((hours, index) => ({ ...hours, isWritten: index === 0 }));
  expect(toldWords(all, AMERICAN_DATES)).toBe('Shown: a Manifesting Generator born before 5:48 AM');
  expect(toldWords([], AMERICAN_DATES)).toBeNull();
  const short = DAY.map((hours, index) => ({ ...hours, minutes: 10 + index }));
  expect(typeChoices(short).map(({ part }) => part)).toEqual(['23 min', '10 min']);
  expect(typeChoices(DAY.map((hours) => ({ ...hours, who: ['Profile 5/1'] })))).toEqual([]);
});

test('offer each type that the chapters aren’t written for, by its longest hours', () => {
  const [early, late] = DAY;
  const more = DAY.map((hours, index) => (index === 2 ? { ...hours, who: ['Generator'] } : hours));
  expect(otherTypes(more)).toEqual([
    { words: 'a Generator (15 of 24 hours)', index: 2 },
    { words: 'a Manifesting Generator (6 of 24 hours)', index: 0 },
  ]);
  expect(otherTypes(DAY)).toEqual([{ words: 'a Manifesting Generator (6 of 24 hours)', index: 0 }]);
  if (!early || !late) throw new Error('There are three');
  const certain = [early, late].map((hours) => ({ ...hours, who: ['Profile 5/1'] }));
  expect(otherTypes(certain)).toEqual([]);
});

test('count a short time in minutes, and nothing in older copies', () => {
  const words = (...minutes: readonly (number | undefined)[]) =>
    writtenFor(
      minutes.map((length, index) => ({
        from: index === 0 ? null : EARLY,
        to: index === 0 ? EARLY : null,
        ...(length !== undefined && { minutes: length }),
        who: ['Profile 5/1'],
        isWritten: index === 0,
      })),
      AMERICAN_DATES,
    );
  expect(words(40, 20)).toBe('Written for births before 5:48 AM (40 of 60 minutes).');
  expect(words(20, 1420)).toBe('Written for births before 5:48 AM (less than 1 of 24 hours).');
  expect(words(undefined, undefined)).toBe('Written for births before 5:48 AM.');
});
