import { expect, test } from 'vitest';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { birthsWithout } from './span-ends.ts';

const at = (localTime: string | null) =>
  localTime === null ? null : { utc: localTime, localDate: '1988-06-14', localTime };
type Ends = readonly [string | null, string | null];

test.each<readonly [readonly Ends[], string | null]>([
  [[['01:12:00', null]], 'before 1:12 AM'],
  [[[null, '21:15:00']], 'after 9:15 PM'],
  [[['05:48:00', '20:46:00']], 'before 5:48 AM or after 8:46 PM'],
  [
    [
      [null, '14:10:00'],
      ['21:15:00', null],
    ],
    'from 2:10 PM to 9:15 PM',
  ],
  [
    [
      ['01:12:00', '14:10:00'],
      ['21:15:00', null],
    ],
    'before 1:12 AM or from 2:10 PM to 9:15 PM',
  ],
  [
    [
      [null, '14:10:00'],
      ['21:15:00', '23:40:00'],
    ],
    'from 2:10 PM to 9:15 PM or after 11:40 PM',
  ],
  [
    [
      ['01:12:00', '14:10:00'],
      ['21:15:00', '23:40:00'],
    ],
    null,
  ],
  [[], null],
  [[[null, null]], null],
])('the births without %j are those %s', (spans, words) => {
  const ends = spans.map(([from, to]) => ({ from: at(from), to: at(to) }));
  expect(birthsWithout(ends, AMERICAN_DATES)).toBe(words);
});
