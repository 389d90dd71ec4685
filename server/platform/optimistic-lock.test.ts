import { describe, expect, test } from 'vitest';
import { laterThan, refuseOutdated } from './optimistic-lock.ts';

const row = { updatedAt: new Date('2026-03-01T12:00:00.500Z') };

describe('a change', () => {
  test('is accepted from the state that is stored, however it is written', () => {
    expect(() => refuseOutdated(row, '2026-03-01T12:00:00.500Z')).not.toThrow();
    expect(() => refuseOutdated(row, '2026-03-01T13:00:00.500+01:00')).not.toThrow();
  });

  test('is accepted without a state', () => {
    expect(() => refuseOutdated(row, undefined)).not.toThrow();
  });

  test.each(['2026-03-01T12:00:00.499Z', '2026-03-01T12:00:00.501Z', 'not a time', ''])(
    'is refused from %j',
    (seen) => {
      expect(() => refuseOutdated(row, seen)).toThrow(
        expect.objectContaining({ code: 'request.conflict' }),
      );
    },
  );
});

describe('the timestamp of a change', () => {
  test.each([
    ['is now', '2026-03-01T12:00:01.000Z', '2026-03-01T12:00:01.000Z'],
    ['moves within a millisecond', '2026-03-01T12:00:00.500Z', '2026-03-01T12:00:00.501Z'],
    ['moves when the clock goes back', '2026-03-01T11:00:00.000Z', '2026-03-01T12:00:00.501Z'],
  ])('%s', (_, now, expected) => {
    expect(laterThan(row, new Date(now)).toISOString()).toBe(expected);
  });
});
