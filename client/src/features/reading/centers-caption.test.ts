import { expect, test } from 'vitest';
import { centersCaption } from './centers-caption.ts';

const FIRST = 'Each shape is a center: a part of how you work.';

test.each([
  [0, 'No center is colored: the people around you shape all nine.'],
  [2, 'The 2 colored centers are steady in you. The people around you shape the other 7.'],
  [8, 'The 8 colored centers are steady in you. The people around you shape the other one.'],
  [9, 'All nine centers are colored: they’re steady in you.'],
])('of %i defined centers: %s', (defined, words) => {
  expect(centersCaption(defined, 0)).toBe(`${FIRST} ${words}`);
});

test.each([
  [
    1,
    '8 of your 9 centers are the same at any birth time. The other one, with a dotted rim, depends on it.',
  ],
  [
    4,
    '5 of your 9 centers are the same at any birth time. The other 4, with dotted rims, depend on it.',
  ],
  [
    8,
    '1 of your 9 centers is the same at any birth time. The other 8, with dotted rims, depend on it.',
  ],
  [9, 'All nine centers depend on your birth time.'],
])('with %i that depend on the birth time: %s', (doubted, words) => {
  expect(centersCaption(5, doubted)).toBe(`${FIRST} ${words}`);
});

test('says that dotted parts depend on the birth time where no center does', () => {
  const DOTTED = 'Dotted parts depend on your birth time.';
  expect(centersCaption(7, 0, true)).toBe(
    `${FIRST} The 7 colored centers are steady in you. ${DOTTED}`,
  );
  for (const defined of [0, 9]) {
    expect(centersCaption(defined, 0, true)).toBe(`${centersCaption(defined, 0)} ${DOTTED}`);
  }
  expect(centersCaption(7, 2, true)).not.toContain(DOTTED);
});

test('says nothing until it is known how many do', () => {
  expect(centersCaption(5, null)).toBeNull();
});
