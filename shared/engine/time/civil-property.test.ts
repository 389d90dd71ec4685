import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offsetAt, resolveLocalTime } from './civil.ts';
import { localFromWallSeconds } from './civil-calendar.ts';
import { periodsBetween } from './zone-history.ts';
import { listPlaceZones, zoneHistory } from './zone-pack.ts';

const FROM = Date.UTC(1850, 0, 1) / 1000;
const TO = Date.UTC(2101, 0, 1) / 1000;

const zones = fc.constantFrom(...listPlaceZones());
const longitudes = fc.option(fc.double({ min: -180, max: 180, noNaN: true }), { nil: undefined });
const anyTime = fc.integer({ min: FROM, max: TO });

/** A zone with an instant near one of its changes, where folds and gaps are. */
const nearChange = fc
  .tuple(zones, fc.nat(), fc.integer({ min: -100_000, max: 100_000 }))
  .map(([zone, pick, distance]) => {
    const history = zoneHistory(zone);
    const periods = history ? periodsBetween(history, FROM, TO) : [];
    return [zone, (periods[pick % periods.length]?.startSeconds ?? FROM) + distance] as const;
  });
const zoneAndTime = fc.oneof(fc.tuple(zones, anyTime), nearChange);

const runs = { numRuns: 5_000 };

describe('any local time in any zone', () => {
  test('leads to 0, 1 or 2 instants, and each leads back to it', () => {
    fc.assert(
      fc.property(zoneAndTime, longitudes, ([zone, wall], longitudeDeg) => {
        const result = resolveLocalTime(localFromWallSeconds(wall), zone, longitudeDeg);
        const counts = { nonexistent: 0, unique: 1, ambiguous: 2, unknown_zone: -1 };
        expect(result.instants.length).toBe(counts[result.kind]);
        for (const instant of result.instants) {
          expect(instant.utcMs / 1000 + instant.offsetSeconds).toBe(wall);
          expect(offsetAt(instant.utcMs, zone, longitudeDeg)).toEqual(instant);
        }
        const [earlier, later] = result.instants;
        if (earlier && later) expect(earlier.utcMs).toBeLessThan(later.utcMs);
      }),
      runs,
    );
  });

  test('that clocks skipped lies between a shown minute and a shown time', () => {
    let skipped = 0;
    fc.assert(
      fc.property(nearChange, longitudes, ([zone, wall], longitudeDeg) => {
        const result = resolveLocalTime(localFromWallSeconds(wall), zone, longitudeDeg);
        if (result.kind !== 'nonexistent') return;
        skipped += 1;
        const before = resolveLocalTime(result.before, zone, longitudeDeg).instants.at(-1);
        const after = resolveLocalTime(result.after, zone, longitudeDeg).instants[0];
        expect(before && after && before.utcMs < after.utcMs).toBe(true);
      }),
      runs,
    );
    expect(skipped).toBeGreaterThan(10);
  });
});

describe('any instant in any zone', () => {
  test('is among the answers for the local time that clocks showed', () => {
    fc.assert(
      fc.property(zoneAndTime, longitudes, ([zone, utc], longitudeDeg) => {
        const offset = offsetAt(utc * 1000, zone, longitudeDeg)?.offsetSeconds ?? Number.NaN;
        const local = localFromWallSeconds(utc + offset);
        const { instants } = resolveLocalTime(local, zone, longitudeDeg);
        expect(instants.map(({ utcMs }) => utcMs / 1000)).toContain(utc);
      }),
      runs,
    );
  });
});

describe('every change of every zone', () => {
  test('skips or repeats exactly the minutes between its two wall times', () => {
    const wrong: string[] = [];
    for (const zone of listPlaceZones()) {
      const history = zoneHistory(zone);
      const periods = history ? periodsBetween(history, FROM, TO) : [];
      for (const [index, { startSeconds, type }] of periods.entries()) {
        const before = periods[index - 1]?.type;
        if (!before || before.offsetSeconds === type.offsetSeconds) continue;
        const [oldWall, newWall] = [
          startSeconds + before.offsetSeconds,
          startSeconds + type.offsetSeconds,
        ];
        const kindAt = (wall: number) => resolveLocalTime(localFromWallSeconds(wall), zone).kind;
        const [low, high] = [Math.min(oldWall, newWall), Math.max(oldWall, newWall)];
        const kinds = [low - 1, low, high - 1, high].map(kindAt);
        const between = oldWall < newWall ? 'nonexistent' : 'ambiguous';
        if (kinds.join() !== ['unique', between, between, 'unique'].join()) {
          wrong.push(`${zone} ${new Date(startSeconds * 1000).toISOString()} ${kinds}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
