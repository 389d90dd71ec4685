import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { computeChart } from './chart.ts';
import { createPackedEphemeris } from './ephemeris/packed.ts';
import { packFileName } from './ephemeris/packed-format.ts';

const PACKED = createPackedEphemeris((decade) =>
  readFileSync(new URL(`./ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);
const BIRTH = Date.UTC(1948, 3, 9, 5, 5);

/** Counts the objects made with a chart: rules are applied when JSON or a reader asks for them. */
vi.mock(import('./lazy-record.ts'), async (original) => {
  const { lazyRecords } = await original();
  return {
    lazyRecords: (rules, toJson) => {
      const counted = Object.fromEntries(
        Object.entries(rules).map(([field, rule]) => [
          field,
          (...given: unknown[]) => {
            applied.push(field);
            return Reflect.apply(rule as () => unknown, null, given);
          },
        ]),
      );
      return lazyRecords(counted as typeof rules, toJson);
    },
  };
});
const applied: string[] = vi.hoisted(() => []);

describe('a computed chart', () => {
  test('applies no rule for a field that nobody reads', () => {
    applied.length = 0;
    const chart = computeChart(BIRTH, PACKED);
    expect(applied).toEqual([]);
    expect([chart.type, chart.authority]).toEqual(['Manifestor', 'Splenic']);
    expect(applied).toEqual(['type', 'authority']);
  });

  test('is written as JSON without deriving anything', () => {
    applied.length = 0;
    const json = JSON.stringify(computeChart(BIRTH, PACKED));
    expect(applied).toEqual([]);
    expect(json.length).toBeLessThan(700);
    expect(JSON.parse(json)).toMatchObject({
      birthUtcMs: BIRTH,
      type: 'Manifestor',
      authority: 'Splenic',
      profile: '5/1',
      definition: 'Single',
    });
  });

  test('asks the ephemeris for two instants, and for the Sun a few times', () => {
    const longitudes = vi.fn(PACKED.longitudes);
    const sunLongitude = vi.fn(PACKED.sunLongitude);
    const chart = computeChart(BIRTH, { name: 'counted', longitudes, sunLongitude });
    expect(Object.keys({ ...chart })).toContain('moneyLines');
    expect(longitudes).toHaveBeenCalledTimes(2);
    expect(sunLongitude.mock.calls.length).toBeLessThanOrEqual(5);
  });
});
