import { describe, expect, test } from 'vitest';
import { civilTimeDoubts } from './civil-doubts.ts';

function doubts(zone: string, date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return civilTimeDoubts({ year, month, day, hour: 12, minute: 0 }, zone);
}

describe('doubts about a local time', () => {
  test.each([
    ['Europe/Berlin', '1985-07-01', []],
    ['Europe/Berlin', '1969-12-31', ['before_1970']],
    ['Europe/Berlin', '1970-01-01', []],
    ['Europe/Berlin', '1880-01-01', ['local_mean_time', 'before_1970']],
    ['America/Chicago', '1950-07-01', ['before_1970', 'local_summer_time']],
    ['US/Central', '1950-07-01', ['before_1970', 'local_summer_time']],
    ['America/Indiana/Knox', '1966-07-01', ['before_1970', 'local_summer_time']],
    ['America/Indiana/Knox', '1967-07-01', ['before_1970']],
    ['America/Mexico_City', '1950-07-01', ['before_1970']],
    ['Asia/Calcutta', '1950-07-01', ['before_1970', 'city_time']],
    ['Asia/Kolkata', '1956-07-01', ['before_1970']],
    ['Europe/Paris', '1942-07-01', ['before_1970', 'wartime_occupation']],
    ['Europe/Paris', '1946-07-01', ['before_1970']],
    ['Asia/Urumqi', '2001-07-01', ['two_local_times']],
    ['Europe/Atlantis', '1950-07-01', []],
  ])('%s %s: %j', (zone, date, expected) => {
    expect(doubts(zone, date)).toEqual(expected);
  });

  test('include the Sun’s time when clocks jumped as it ended', () => {
    const skipped = { year: 1893, month: 4, day: 1, hour: 0, minute: 3 };
    expect(civilTimeDoubts(skipped, 'Europe/Berlin')).toContain('local_mean_time');
  });
});
