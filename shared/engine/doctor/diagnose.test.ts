import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BODY_IDS, SIDES } from '../bodies.ts';
import { gateOfLine, lineInGate } from '../certainty/wheel-lines.ts';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { entryAt } from '../lookup.ts';
import { positionIndex } from '../positions.ts';
import { resolveLocalTime } from '../time/civil.ts';
import type { DiagnosedBirth } from './birth-times.ts';
import { diagnose } from './diagnose.ts';
import type { GivenPosition } from './given-value.ts';
import { linesAt } from './hypotheses.ts';

const EPHEMERIS = createPackedEphemeris((decade) =>
  readFileSync(`shared/engine/ephemeris/pack/${decade}.bin`),
);

const LOCAL = { year: 1986, month: 9, day: 3, hour: 7, minute: 45 };

function birthIn(zone: string, longitudeDeg: number, local = LOCAL): DiagnosedBirth {
  const { instants } = resolveLocalTime(local, zone, longitudeDeg);
  const instant = entryAt<(typeof instants)[number]>(instants, 0);
  return {
    local,
    calendar: 'gregorian',
    utcMs: instant.utcMs,
    offsetSeconds: instant.offsetSeconds,
    isLocalMeanTime: instant.rule === 'local_mean_time',
    zone,
    longitudeDeg,
    namesakes: [],
  };
}

const MADRID = birthIn('Europe/Madrid', -3.7);
const HOUR = 3_600_000;

function positionsAt(utcMs: number): GivenPosition[] {
  const lines = linesAt(utcMs, EPHEMERIS);
  return SIDES.flatMap((side) =>
    BODY_IDS.map((body) => {
      const shown = entryAt(lines, positionIndex(side, body));
      return {
        kind: 'position' as const,
        side,
        body,
        gate: gateOfLine(shown),
        line: lineInGate(shown),
      };
    }),
  );
}

const OWN = positionsAt(MADRID.utcMs);

test('local time read as UTC is found, with the chart it gives', () => {
  const diagnosis = diagnose(MADRID, positionsAt(MADRID.utcMs + 2 * HOUR), EPHEMERIS);
  expect(diagnosis).toMatchObject({
    kind: 'found',
    finding: { isChartOpen: false, misfits: [], sureness: 'certain' },
  });
  const causes = diagnosis.kind === 'found' ? diagnosis.finding.causes : [];
  expect(causes).toContainEqual({ kind: 'time_zone', offsetSeconds: 0 });
});

test('causes that give one chart come as one answer', () => {
  const diagnosis = diagnose(MADRID, positionsAt(MADRID.utcMs + HOUR), EPHEMERIS);
  const kinds = diagnosis.kind === 'found' ? diagnosis.finding.causes.map(({ kind }) => kind) : [];
  expect(kinds[0]).toBe('daylight_saving');
  expect(kinds).toEqual(expect.arrayContaining(['daylight_saving', 'time_zone', 'time_typed']));
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('one mistyped value among many is named and doesn’t mislead', () => {
  const given = positionsAt(MADRID.utcMs + 2 * HOUR);
  const slip: GivenPosition = { ...entryAt(given, 19), gate: 5, line: 1 };
  const diagnosis = diagnose(MADRID, given.with(19, slip), EPHEMERIS);
  expect(diagnosis).toMatchObject({
    kind: 'found',
    finding: { misfits: [{ body: 'venus', gate: 5 }] },
  });
});

test('our own values are the same, also with one slip, and few of them too', () => {
  expect(diagnose(MADRID, OWN, EPHEMERIS)).toEqual({ kind: 'same', misfits: [] });
  expect(diagnose(MADRID, OWN.slice(0, 4), EPHEMERIS)).toEqual({ kind: 'same', misfits: [] });
  const slip: GivenPosition = { ...entryAt(OWN, 4), gate: 1, line: 1 };
  expect(diagnose(MADRID, OWN.with(4, slip), EPHEMERIS)).toEqual({ kind: 'same', misfits: [slip] });
});

test.each([
  [5, 'unknown'],
  [6, 'same'],
  [7, 'same'],
])('of %d values of ours one that no birth explains makes the chart %s', (count, kind) => {
  const few = OWN.slice(0, count);
  const slip: GivenPosition = { ...entryAt(few, 4), gate: 1, line: 1 };
  expect(diagnose(MADRID, few.with(4, slip), EPHEMERIS).kind).toBe(kind);
});

test('the values of another person fit nothing', () => {
  const other = positionsAt(Date.UTC(1971, 2, 9, 22, 10));
  expect(diagnose(MADRID, other, EPHEMERIS)).toEqual({ kind: 'unknown' });
  expect(diagnose(MADRID, other.slice(0, 5), EPHEMERIS)).toEqual({ kind: 'unknown' });
});

test('values that several causes explain stay open, and say what would tell', () => {
  const moon = positionsAt(MADRID.utcMs - HOUR).filter(
    ({ side, body }) => side === 'personality' && ['moon', 'sun', 'mercury'].includes(body),
  );
  const diagnosis = diagnose(MADRID, moon, EPHEMERIS);
  expect(diagnosis.kind).toBe('open');
  if (diagnosis.kind !== 'open') return;
  expect(diagnosis.causes.length).toBeGreaterThan(1);
  expect(diagnosis.ask.length).toBeGreaterThan(0);
  expect(diagnosis.ask).not.toContainEqual({ side: 'personality', body: 'moon' });
  // An hour or so apart, only the Moon is sure to have moved.
  expect(diagnosis.ask[0]).toEqual({ side: 'design', body: 'moon' });
});

test('too few values, and values that contradict each other, are not searched', () => {
  expect(diagnose(MADRID, [], EPHEMERIS)).toEqual({ kind: 'too_few', missing: 3 });
  const [first] = OWN;
  const second: GivenPosition = { ...entryAt(OWN, 0), gate: 1, line: 1 };
  expect(diagnose(MADRID, [...OWN, second], EPHEMERIS)).toEqual({
    kind: 'conflict',
    conflicts: [{ first, second }],
  });
  // The same value twice is no contradiction, nor a third of the three values needed.
  expect(diagnose(MADRID, [...OWN.slice(0, 2), ...OWN.slice(0, 2)], EPHEMERIS)).toEqual({
    kind: 'too_few',
    missing: 1,
  });
});

test('a position without its side may stand on either', () => {
  const given = positionsAt(MADRID.utcMs + 2 * HOUR).map((one) => ({ ...one, side: null }));
  expect(diagnose(MADRID, given, EPHEMERIS).kind).toBe('found');
  const third: GivenPosition = { kind: 'position', side: null, body: 'sun', gate: 1, line: 1 };
  expect(diagnose(MADRID, [...given, third], EPHEMERIS).kind).toBe('conflict');
});

test('an old date, local mean time and the first covered day are searched too', () => {
  const cologne = birthIn('Europe/Berlin', 6.96, { ...LOCAL, year: 1880, day: 5 });
  const standard = diagnose(
    cologne,
    positionsAt(cologne.utcMs + cologne.offsetSeconds * 1000 - HOUR),
    EPHEMERIS,
  );
  const causes = standard.kind === 'found' ? standard.finding.causes : [];
  expect(causes).toContainEqual({ kind: 'local_mean_time', isUsed: false });
  const first = birthIn('Europe/London', 0, { ...LOCAL, year: 1850, month: 1, day: 1 });
  expect(diagnose(first, OWN, EPHEMERIS)).toEqual({ kind: 'unknown' });
});
