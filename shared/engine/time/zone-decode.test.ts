import { describe, expect, test } from 'vitest';
import { readZonePack, STEP_SYMBOLS } from './zone-decode.ts';
import { periodsBetween, typeAt } from './zone-history.ts';

/** Seconds as the pack writes them. */
const base36 = (seconds: number) => seconds.toString(36);
const DAY = 86_400;

/*
 * Made-up zones: Testland leaves local time on day 10, has one summer from day 100 to 200 and no rule
 * for later; Ruleland goes on by a rule; Stillland never changed.
 */
const PACK = [
  '2026z',
  `${base36(100 * DAY)} ${base36(90 * DAY)}`,
  `Test/Land|LMT ${base36(1234)},TST ${base36(3600)},TSS ${base36(7200)}*|${base36(10 * DAY)} ${STEP_SYMBOLS[1]} ${STEP_SYMBOLS[0]}|121|TST-1`,
  `Test/Rule|LMT ${base36(-500)},RST ${base36(0)}|${base36(-DAY)}|1|RST0RSS,M3.5.0,M10.5.0`,
  `Test/Still|STL ${base36(-12_600)}|||`,
  '=Test/Land Old/Land Land',
  '',
].join('\n');

const pack = readZonePack(PACK);
const nameAt = (zone: string, seconds: number) => {
  const history = pack.history(zone);
  return history && typeAt(history, seconds).abbreviation;
};

describe('a zone pack', () => {
  test('tells its version, zones and other names', () => {
    expect(pack.version).toBe('2026z');
    expect(pack.zones).toEqual(['Test/Land', 'Test/Rule', 'Test/Still']);
    expect([...pack.aliases]).toEqual([
      ['Old/Land', 'Test/Land'],
      ['Land', 'Test/Land'],
    ]);
  });

  test('reads a zone under any of its names, once', () => {
    expect(pack.history('Land')).toBe(pack.history('Test/Land'));
    expect(pack.history('Old/Land')).toBe(pack.history('Test/Land'));
  });

  test('has no history for names it does not hold', () => {
    for (const name of ['', 'Nowhere/Land', 'test/land', '2026z', '__proto__', 'Test']) {
      expect(pack.history(name)).toBeNull();
    }
  });

  test('keeps offsets in seconds, east positive, and marks summer', () => {
    expect(pack.history('Test/Land')).toMatchObject({
      firstType: { abbreviation: 'LMT', offsetSeconds: 1234, isDst: false },
      changeSeconds: [10 * DAY, 100 * DAY, 200 * DAY],
      changeTypes: [
        { abbreviation: 'TST', offsetSeconds: 3600, isDst: false },
        { abbreviation: 'TSS', offsetSeconds: 7200, isDst: true },
        { abbreviation: 'TST', offsetSeconds: 3600, isDst: false },
      ],
    });
    expect(pack.history('Test/Still')?.firstType.offsetSeconds).toBe(-12_600);
  });
});

describe('a zone’s kind of time', () => {
  test.for([
    [-1, 'LMT'],
    [10 * DAY - 1, 'LMT'],
    [10 * DAY, 'TST'],
    [100 * DAY - 1, 'TST'],
    [100 * DAY, 'TSS'],
    [200 * DAY, 'TST'],
    [20_000 * DAY, 'TST'],
  ] as const)('at second %i is %s', ([seconds, name]) => {
    expect(nameAt('Test/Land', seconds)).toBe(name);
  });

  test('never changes where nothing is recorded', () => {
    for (const seconds of [-1e10, 0, 1e10]) expect(nameAt('Test/Still', seconds)).toBe('STL');
  });

  test('follows the rule after the last recorded change', () => {
    const at = (iso: string) => nameAt('Test/Rule', Date.parse(iso) / 1000);
    expect(at('2020-03-29T01:59:59Z')).toBe('RST');
    expect(at('2020-03-29T02:00:00Z')).toBe('RSS');
    expect(at('2020-10-25T00:59:59Z')).toBe('RSS');
    expect(at('2020-10-25T01:00:00Z')).toBe('RST');
  });
});

describe('periods', () => {
  const between = (zone: string, from: number, to: number) => {
    const history = pack.history(zone);
    if (!history) throw new Error(`${zone} is not in the pack`);
    return periodsBetween(history, from, to).map(({ startSeconds, endSeconds, type }) => [
      startSeconds,
      endSeconds,
      type.abbreviation,
    ]);
  };

  test('tile the window asked for', () => {
    expect(between('Test/Land', 5 * DAY, 150 * DAY)).toEqual([
      [5 * DAY, 10 * DAY, 'LMT'],
      [10 * DAY, 100 * DAY, 'TST'],
      [100 * DAY, 150 * DAY, 'TSS'],
    ]);
  });

  test('start with the new time at the very second of a change', () => {
    expect(between('Test/Land', 100 * DAY, 100 * DAY + 1)).toEqual([
      [100 * DAY, 100 * DAY + 1, 'TSS'],
    ]);
  });

  test('over years of a rule alternate', () => {
    const from = Date.parse('2020-01-01T00:00:00Z') / 1000;
    const to = Date.parse('2022-01-01T00:00:00Z') / 1000;
    const periods = between('Test/Rule', from, to);
    expect(periods.map(([, , name]) => name)).toEqual(['RST', 'RSS', 'RST', 'RSS', 'RST']);
    expect(periods[0]?.[0]).toBe(from);
    expect(periods.at(-1)?.[1]).toBe(to);
  });
});
