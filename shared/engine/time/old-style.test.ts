import { describe, expect, test } from 'vitest';
import { parseBirthDate } from '../../domain/birth.ts';
import { CALENDAR_CHANGES } from './calendar-changes.data.ts';
import { daysFromCivil } from './civil-calendar.ts';
import { calendarChangeIn, oldStyleAt } from './old-style.ts';
import { isKnownZone } from './zone-pack.ts';

describe('a country’s last old-style day', () => {
  // Bulgaria, Greece, Estonia, Latvia: U.S. Social Security Administration, POMS GN 00307.180.
  test.each([
    ['America/Sitka', '1867-10-06', '1867-10-07'],
    ['Europe/Tirane', '1912-11-14', '1912-11-15'],
    ['Europe/Vilnius', '1915-04-30', '1915-05-01'],
    ['Europe/Sofia', '1916-03-31', '1916-04-01'],
    ['Europe/Istanbul', '1917-02-15', '1917-02-16'],
    ['Europe/Moscow', '1918-01-31', '1918-02-01'],
    ['Asia/Vladivostok', '1918-01-31', '1918-02-01'],
    ['Asia/Tashkent', '1918-01-31', '1918-02-01'],
    ['Europe/Tallinn', '1918-01-31', '1918-02-01'],
    ['Europe/Riga', '1918-01-31', '1918-02-01'],
    ['Europe/Kyiv', '1918-02-15', '1918-02-16'],
    ['Asia/Tbilisi', '1918-04-17', '1918-04-18'],
    ['Europe/Belgrade', '1919-01-14', '1919-01-15'],
    ['Europe/Bucharest', '1919-03-31', '1919-04-01'],
    ['Europe/Athens', '1923-02-15', '1923-02-16'],
  ])('in %s is %s: %s can only be new style', (zone, last, next) => {
    expect(oldStyleAt(zone, last)).not.toBeNull();
    expect(oldStyleAt(zone, next)).toBeNull();
    expect(oldStyleAt(zone, '1850-01-01')).not.toBeNull();
  });

  test.each(['Europe/Berlin', 'Europe/London', 'America/New_York', 'Europe/Helsinki', 'UTC', ''])(
    'does not exist in %s',
    (zone) => {
      expect(calendarChangeIn(zone)).toBeNull();
    },
  );

  test.each(CALENDAR_CHANGES.map((change) => [change.country, change] as const))(
    'in %s is followed by its first new-style day, and has a source',
    (_, { lastOldStyleDay, firstNewStyleDay, source, zones }) => {
      const last = parseBirthDate(lastOldStyleDay, 'julian');
      const first = parseBirthDate(firstNewStyleDay);
      if (!last || !first) return expect.unreachable('Both are dates');
      const skipped = daysFromCivil(first) - daysFromCivil(last);
      // Alaska also moved across the date line: the same day came twice.
      expect(skipped).toBe(zones.includes('America/Sitka') ? 0 : 1);
      expect(source).not.toBe('');
      expect(zones.filter((zone) => !isKnownZone(zone))).toEqual([]);
    },
  );

  test('is stated once for each zone', () => {
    const zones = CALENDAR_CHANGES.flatMap((change) => change.zones);
    expect(new Set(zones).size).toBe(zones.length);
  });
});
