import { describe, expect, test } from 'vitest';
import { clockDoubts } from './clock-doubts.ts';
import { DATED_CLOCK_DOUBTS } from './dated-clock-doubts.data.ts';

function doubts(zone: string, date: string, at?: readonly [latitude: number, longitude: number]) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [latitude = null, longitude = null] = at ?? [];
  const local = { year, month, day, hour: 12, minute: 0 };
  return clockDoubts(local, { zone, latitude, longitude });
}

const HANOI = [21.03, 105.85] as const;
const BANGKOK = [13.75, 100.5] as const;
const BELFAST = [54.6, -5.93] as const;
const NICOSIA = [35.17, 33.36] as const;
const LVIV = [49.84, 24.03] as const;

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

  test.each([
    ['Hanoi before', 'Asia/Bangkok', HANOI, '1942-12-30', 'north_vietnam', false],
    ['Hanoi from', 'Asia/Bangkok', HANOI, '1942-12-31', 'north_vietnam', true],
    ['Hanoi until', 'Asia/Bangkok', HANOI, '1954-10-01', 'north_vietnam', true],
    ['Hanoi after', 'Asia/Bangkok', HANOI, '1954-10-02', 'north_vietnam', false],
    ['Hanoi under the French', 'Asia/Bangkok', HANOI, '1910-01-01', 'north_vietnam', true],
    ['the 17th parallel itself', 'Asia/Bangkok', [17, 107], '1950-01-01', 'north_vietnam', true],
    ['south of it', 'Asia/Bangkok', [16.99, 107], '1950-01-01', 'north_vietnam', false],
    ['Bangkok itself', 'Asia/Bangkok', BANGKOK, '1950-01-01', 'north_vietnam', false],
    ['Belfast until', 'Europe/London', BELFAST, '1916-10-01', 'dublin_time', true],
    ['Belfast after', 'Europe/London', BELFAST, '1916-10-02', 'dublin_time', false],
    ['Larne', 'Europe/London', [54.85, -5.82], '1900-01-01', 'dublin_time', true],
    ['Campbeltown', 'Europe/London', [55.42, -5.6], '1900-01-01', 'dublin_time', false],
    ['London', 'Europe/London', [51.5, -0.12], '1900-01-01', 'dublin_time', false],
    ['Nicosia before', 'Asia/Nicosia', NICOSIA, '2016-10-29', 'nicosia_divided', false],
    ['Nicosia from', 'Asia/Nicosia', NICOSIA, '2016-10-30', 'nicosia_divided', true],
    ['Nicosia until', 'Asia/Famagusta', NICOSIA, '2017-03-26', 'nicosia_divided', true],
    ['Nicosia after', 'Asia/Famagusta', NICOSIA, '2017-03-27', 'nicosia_divided', false],
    ['Limassol', 'Asia/Nicosia', [34.68, 33.04], '2017-01-01', 'nicosia_divided', false],
    ['Lviv in Austria', 'Europe/Kyiv', LVIV, '1900-01-01', 'former_border', true],
    ['Lviv in Poland', 'Europe/Kyiv', LVIV, '1935-01-01', 'former_border', true],
    ['Lviv after the war', 'Europe/Kyiv', LVIV, '1950-01-01', 'former_border', false],
    ['Kyiv', 'Europe/Kyiv', [50.45, 30.52], '1935-01-01', 'former_border', false],
    ['Strasbourg', 'Europe/Paris', [48.58, 7.75], '1900-01-01', 'former_border', true],
    ['Nancy', 'Europe/Paris', [48.69, 6.18], '1900-01-01', 'former_border', false],
    ['Wrocław', 'Europe/Warsaw', [51.11, 17.03], '1930-01-01', 'former_border', true],
    ['Warsaw', 'Europe/Warsaw', [52.23, 21.01], '1930-01-01', 'former_border', false],
    ['Shanghai', 'Asia/Shanghai', [31.23, 121.47], '1940-01-01', 'wartime_occupation', true],
    ['Istanbul', 'Europe/Istanbul', [41.01, 28.95], '1925-12-31', 'ottoman_hours', true],
    ['Istanbul', 'Europe/Istanbul', [41.01, 28.95], '1926-01-01', 'ottoman_hours', false],
  ] as const)('%s: %s %s %s has %s: %s', (_, zone, at, date, code, isThere) => {
    expect(doubts(zone, date, at).includes(code)).toBe(isThere);
  });

  test('of a part of a zone apply where nobody knows the part', () => {
    expect(doubts('Europe/London', '1900-01-01')).toContain('dublin_time');
  });

  test.each([
    ['Europe/Moscow', '1918-01-31', true],
    ['Europe/Moscow', '1918-02-01', false],
    ['Europe/Athens', '1923-02-15', true],
    ['Europe/Berlin', '1900-01-01', false],
  ])('%s %s may be old style: %s', (zone, date, isThere) => {
    expect(doubts(zone, date).includes('old_style_calendar')).toBe(isThere);
  });

  test.each(DATED_CLOCK_DOUBTS.map((doubt) => [`${doubt.code} ${doubt.from}`, doubt] as const))(
    '%s has an order, a place and a source',
    (_, { from, to = '9999-12-31', areas = [], source }) => {
      expect(from < to).toBe(true);
      expect(source).not.toBe('');
      for (const { south, north, west, east } of areas) {
        expect(south < north && west < east).toBe(true);
      }
    },
  );

  test('include the Sun’s time when clocks jumped as it ended', () => {
    const skipped = { year: 1893, month: 4, day: 1, hour: 0, minute: 3 };
    const berlin = { zone: 'Europe/Berlin', latitude: null, longitude: null };
    expect(clockDoubts(skipped, berlin)).toContain('local_mean_time');
  });
});
