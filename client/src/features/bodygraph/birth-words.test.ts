import { expect, test } from 'vitest';
import { bornOtherwise, bornWhen } from './birth-words.ts';

test.each([
  ['until 7:20 AM', 'before 7:20 AM', 'after 7:20 AM'],
  ['from 07:20', 'after 07:20', 'before 07:20'],
  ['from 2:07 PM to 5:45 PM', 'between 2:07 PM and 5:45 PM', 'before 2:07 PM or after 5:45 PM'],
  [
    'until 2:07 PM and from 5:45 PM on June 14',
    'before 2:07 PM or after 5:45 PM on June 14',
    'between 2:07 PM and 5:45 PM on June 14',
  ],
])('tells of births instead of times: %s', (when, born, otherwise) => {
  expect(bornWhen(when)).toBe(born);
  expect(bornOtherwise(when)).toBe(otherwise);
});

test.each([
  'for about 5 of 24 hours',
  'from 1:00 AM to 2:00 AM and from 3:00 AM',
  'until 1:00 AM or from 2:00 AM to 3:00 AM',
])('leaves to others what is no stretch or its two ends: %s', (when) => {
  expect(bornWhen(when)).toBeNull();
  expect(bornOtherwise(when)).toBeNull();
});
