import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDayBounds, offsetAt } from './civil.ts';
import { civilFromDays, localFromWallSeconds } from './civil-calendar.ts';
import { listPlaceZones } from './zone-pack.ts';

function dayOf(zone: string, date: string, longitudeDeg?: number) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const bounds = localDayBounds({ year, month, day }, zone, longitudeDeg);
  if (bounds.kind !== 'day') return bounds.kind;
  const hours = (bounds.endUtcMs - bounds.startUtcMs) / 3_600_000;
  return [new Date(bounds.startUtcMs).toISOString().slice(0, 19), hours];
}

describe('a local day', () => {
  test.each([
    ['Europe/Berlin', '2024-01-15', '2024-01-14T23:00:00', 24],
    ['Europe/Berlin', '2024-03-31', '2024-03-30T23:00:00', 23],
    ['Europe/Berlin', '2024-10-27', '2024-10-26T22:00:00', 25],
    ['Australia/Lord_Howe', '2024-04-07', '2024-04-06T13:00:00', 24.5],
    ['Europe/London', '1944-06-15', '1944-06-14T22:00:00', 24],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00', 23],
    ['America/St_Johns', '2010-11-06', '2010-11-06T02:30:00', 25],
    ['Pacific/Apia', '2011-12-29', '2011-12-29T10:00:00', 24],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00', 24],
    ['Pacific/Kwajalein', '1969-09-30', '1969-09-29T13:00:00', 47],
    ['Africa/Monrovia', '1971-01-15', '1971-01-15T00:44:30', 24],
    ['Europe/Berlin', '2100-10-31', '2100-10-30T22:00:00', 25],
  ])('%s %s begins %s and lasts %d hours', (zone, date, start, hours) => {
    expect(dayOf(zone, date)).toEqual([start, hours]);
  });

  test('by the Sun begins at the place’s own midnight', () => {
    expect(dayOf('Europe/Berlin', '1880-01-01', 6.96)).toEqual(['1879-12-31T23:32:10', 24]);
  });

  test('that the calendar left out does not exist', () => {
    expect(dayOf('Pacific/Apia', '2011-12-30')).toBe('nonexistent');
    expect(dayOf('Pacific/Kwajalein', '1993-08-21')).toBe('nonexistent');
  });

  test('of an unknown zone or calendar is told apart', () => {
    expect(dayOf('Europe/Atlantis', '2024-01-15')).toBe('unknown_zone');
    expect(() => dayOf('Europe/Berlin', '2024-02-30')).toThrow(RangeError);
  });

  test('begins and ends with clocks on its date, and not a second further', () => {
    const dateAt = (utcMs: number, zone: string) => {
      const offset = offsetAt(utcMs, zone)?.offsetSeconds ?? Number.NaN;
      const { year, month, day } = localFromWallSeconds(Math.floor(utcMs / 1000) + offset);
      return { year, month, day };
    };
    let left = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...listPlaceZones()),
        fc.integer({ min: -40_000, max: 48_000 }),
        (zone, days) => {
          const date = civilFromDays(days);
          const bounds = localDayBounds(date, zone);
          if (bounds.kind !== 'day') {
            left += 1;
            return expect(bounds.kind).toBe('nonexistent');
          }
          expect(dateAt(bounds.startUtcMs, zone)).toEqual(date);
          expect(dateAt(bounds.endUtcMs - 1000, zone)).toEqual(date);
          expect(dateAt(bounds.startUtcMs - 1000, zone)).not.toEqual(date);
          expect(dateAt(bounds.endUtcMs, zone)).not.toEqual(date);
        },
      ),
      { numRuns: 3_000 },
    );
    // Hardly a zone ever left a day out.
    expect(left).toBeLessThan(10);
  });
});
