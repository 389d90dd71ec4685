import { expect, test } from 'vitest';
import { loadEphemeris } from '../../ephemeris.ts';
import { chartCertainty } from '../charts/certainty.ts';
import { uncertainIn } from './uncertainty.ts';

/** Chicago, with the time unknown. */
const CERTAINTY = chartCertainty(
  {
    birthDate: '1993-06-02',
    calendar: 'gregorian',
    birthTime: 'unknown',
    uncertaintyLevel: 'high',
    toleranceMinutes: null,
    timeZone: 'America/Chicago',
    utcOffsetSeconds: -18_000,
    offsetRule: 'zone',
    longitude: -87.65,
    birthUtc: new Date('1993-06-02T17:00:00Z'),
  },
  loadEphemeris(),
);

test('a position is uncertain where its gate changes, a Sun also where its line does', () => {
  const varying = CERTAINTY.positions.filter(({ value }) => value.kind === 'varying');
  const { positions } = uncertainIn(CERTAINTY);
  expect(positions.size).toBeGreaterThan(0);
  expect(positions.size).toBeLessThan(varying.length);
  for (const { side, body, value } of varying) {
    const gates = new Set(
      value.kind === 'varying' ? value.shares.map((one) => one.value.split('.')[0]) : [],
    );
    expect(positions.has(`${side}-${body}`)).toBe(body === 'sun' || gates.size > 1);
  }
});

test('nothing is uncertain of an exact time', () => {
  const { positions, gates, centers } = uncertainIn(null);
  expect([positions.size, gates.size, centers.size]).toEqual([0, 0, 0]);
});
