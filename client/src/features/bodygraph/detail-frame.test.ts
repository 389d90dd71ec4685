import { expect, test } from 'vitest';
import { titleClass } from './detail-frame.tsx';

const isSmallIn = (place: 'card' | 'sheet', headline: string) =>
  titleClass(headline)
    .split(' ')
    .includes(place === 'card' ? 'text-[1.3125rem]' : 'in-[.detail-sheet]:text-[1.3125rem]');

test.each([
  ['Deliver, then rest', false, false],
  // Two lines of a phone at the larger size.
  ['Show up where it happens', false, true],
  ['Finish what the others have begun', true, true],
])('a title of two lines is set smaller: %s', (headline, inCard, inSheet) => {
  expect(isSmallIn('card', headline)).toBe(inCard);
  expect(isSmallIn('sheet', headline)).toBe(inSheet);
});
