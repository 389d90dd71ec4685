import { describe, expect, test } from 'vitest';
import { choiceOfFold, choiceOfTime, keepSameTime } from './clock-choices.ts';

describe('the label of a choice', () => {
  const instant = {
    utcMs: Date.UTC(1985, 8, 29, 1, 30),
    offsetSeconds: 3600,
    abbreviation: 'CET',
    isDst: false,
    rule: 'zone',
  } as const;

  test.each([
    [0, 0],
    [1, 1],
  ])('between two instants names the one at %i', (index, fold) => {
    expect(choiceOfFold(instant, index)).toEqual({
      kind: 'fold',
      fold,
      utc: '1985-09-29T01:30:00.000Z',
      offsetSeconds: 3600,
      abbreviation: 'CET',
    });
  });

  test('of a time uses the calendar of the date', () => {
    const local = { year: 1900, month: 3, day: 13, hour: 3, minute: 5 };
    const time = { kind: 'time', birthTime: '03:05' };
    expect(choiceOfTime(local)).toEqual({ ...time, birthDate: '1900-03-13' });
    expect(choiceOfTime(local, 'julian')).toEqual({ ...time, birthDate: '1900-02-29' });
  });
});

describe('clocks of two zones', () => {
  const summer = { year: 1980, month: 7, day: 1, hour: 12, minute: 0 };

  test.each([
    ['agree all year', 'Europe/Berlin', 'Europe/Paris', summer, true],
    ['agree in winter', 'Europe/London', 'Africa/Abidjan', { ...summer, month: 1 }, true],
    ['differ in summer', 'Europe/London', 'Africa/Abidjan', summer, false],
    ['differ all year', 'Europe/Berlin', 'Asia/Tokyo', summer, false],
    [
      'agree on the first of two instants only',
      'Europe/Berlin',
      'Africa/Tripoli',
      { year: 1985, month: 9, day: 29, hour: 2, minute: 30 },
      false,
    ],
  ] as const)('%s', (_, zone, other, local, isSame) => {
    expect(keepSameTime(local, zone, other)).toBe(isSame);
    expect(keepSameTime(local, other, zone)).toBe(isSame);
  });
});
