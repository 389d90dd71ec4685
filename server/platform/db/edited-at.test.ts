import { expect, test } from 'vitest';
import { laterThan, refuseStale } from './edited-at.ts';

const AT = new Date('2026-01-01T10:00:00.000Z');
const ms = (offset: number) => new Date(AT.getTime() + offset);

test.each([
  ['the clock has moved on', ms(5_000), ms(5_000)],
  ['it is the next millisecond', ms(1), ms(1)],
  ['it is the same millisecond', ms(0), ms(1)],
  ['the clock went back', ms(-5_000), ms(1)],
])('an edit is later than the one before when %s', (_when, now, edited) => {
  expect(laterThan(now, AT)).toEqual(edited);
});

test.each([
  ['nothing is expected', undefined],
  ['it is as it was read', '2026-01-01T10:00:00.000Z'],
  ['the same instant is written otherwise', '2026-01-01T10:00:00Z'],
])('an edit passes when %s', (_when, expected) => {
  expect(() => refuseStale(expected, AT)).not.toThrow();
});

test.each([
  ['a millisecond before', '2026-01-01T09:59:59.999Z'],
  ['a millisecond after', '2026-01-01T10:00:00.001Z'],
])('an edit of the state of %s is refused', (_when, expected) => {
  expect(() => refuseStale(expected, AT)).toThrow(
    expect.objectContaining({ code: 'request.conflict' }),
  );
});
