import { describe, expect, test } from 'vitest';
import { offsetAt } from './civil.ts';
import { daysFromCivil } from './civil-calendar.ts';
import { periodsBetween } from './zone-history.ts';
import { listPlaceZones, zoneHistory } from './zone-pack.ts';

const FROM = 0;
const TO = Date.UTC(2038, 0, 1) / 1000;

/** Where the runtime's own data (tz 2025c in Node 20) are older than the pack's 2026f. */
const CHANGED_SINCE: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'Africa/Casablanca': ['2026-09-20', '9999'],
  'Africa/El_Aaiun': ['2026-09-20', '9999'],
  'America/Bogota': ['1992-05-02', '1992-05-04'],
  'America/Edmonton': ['2026-11-01', '9999'],
  'America/Havana': ['2026-11-01', '2027-03-15'],
  'America/Inuvik': ['2026-11-01', '9999'],
  'America/Vancouver': ['2026-11-01', '9999'],
  'America/Winnipeg': ['2026-11-01', '9999'],
  'Asia/Tehran': ['1979-05-25', '1979-05-27'],
  'Europe/Chisinau': ['2022-03-27', '9999'],
};

function isChangedSince(zone: string, utcSeconds: number): boolean {
  const [from, to] = CHANGED_SINCE[zone] ?? ['9999', '9999'];
  const instant = new Date(utcSeconds * 1000).toISOString();
  return instant >= from && instant < to;
}

function runtimeOffset(zone: string): (utcSeconds: number) => number {
  const numeric = 'numeric';
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  return (utcSeconds) => {
    const parts = new Map(
      format.formatToParts(utcSeconds * 1000).map(({ type, value }) => [type, Number(value)]),
    );
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
    const days = daysFromCivil({ year: part('year'), month: part('month'), day: part('day') });
    const timeOfDay = part('hour') * 3600 + part('minute') * 60 + part('second');
    return days * 86_400 + timeOfDay - utcSeconds;
  };
}

/** Evenly spread over the range without a pattern in months or hours: multiples of the golden ratio. */
function scattered(count: number, seed: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    const fraction = ((seed + index) * 0.618_033_988_749_895) % 1;
    return Math.floor(FROM + fraction * (TO - FROM));
  });
}

describe('the runtime after 1970', () => {
  test('has the same offset on both sides of every change and between, in all zones of places', () => {
    const differences: string[] = [];
    let compared = 0;
    for (const [number, zone] of listPlaceZones().entries()) {
      const history = zoneHistory(zone);
      const runtime = runtimeOffset(zone);
      const edges = history ? periodsBetween(history, FROM, TO) : [];
      const instants = [
        ...edges.flatMap(({ startSeconds, endSeconds }) => [startSeconds, endSeconds - 1]),
        ...scattered(40, number * 40),
      ].filter((at) => !isChangedSince(zone, at));
      for (const at of instants) {
        compared += 1;
        if (offsetAt(at * 1000, zone)?.offsetSeconds !== runtime(at)) {
          differences.push(`${zone} ${new Date(at * 1000).toISOString()}`);
        }
      }
    }
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(40_000);
  });
});

describe('laws newer than the runtime', () => {
  test.each([
    ['America/Vancouver', '2026-12-15T12:00:00Z', -7],
    ['America/Edmonton', '2026-12-15T12:00:00Z', -6],
    ['America/Winnipeg', '2026-12-15T12:00:00Z', -5],
    ['America/Havana', '2026-12-15T12:00:00Z', -4],
    ['America/Havana', '2027-12-15T12:00:00Z', -5],
    ['Africa/Casablanca', '2026-12-15T12:00:00Z', 0],
    ['Europe/Chisinau', '2024-03-31T00:30:00Z', 2],
    ['Europe/Chisinau', '2024-03-31T01:00:00Z', 3],
  ])('%s at %s is UTC%i', (zone, instant, hours) => {
    expect(offsetAt(Date.parse(instant), zone)?.offsetSeconds).toBe(hours * 3600);
  });
});
