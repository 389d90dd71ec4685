import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { computeChart } from '../chart.ts';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import type { GivenValue } from './given-value.ts';
import { linesAt } from './hypotheses.ts';
import { shownChart, showsValue } from './shown-chart.ts';

const EPHEMERIS = createPackedEphemeris((decade) =>
  readFileSync(`shared/engine/ephemeris/pack/${decade}.bin`),
);
const BIRTHS = Array.from({ length: 40 }, (_, k) =>
  Date.UTC(1930 + 2 * k, (k * 7) % 12, 9, k % 24),
);

test('lines by our conventions show the chart that the engine computes', () => {
  for (const utcMs of BIRTHS) {
    const { type, authority, profile, activations } = computeChart(utcMs, EPHEMERIS);
    const shown = shownChart(linesAt(utcMs, EPHEMERIS));
    expect(shown).toMatchObject({ type, authority, profile: profile.id });
    const { gate, line } = activations.personality.moon;
    expect(shown.activations.personality.moon).toBe(`${gate}.${line}`);
  }
});

describe('a chart', () => {
  const lines = linesAt(Date.UTC(1986, 8, 3, 5, 45), EPHEMERIS);
  const { type, profile, activations } = shownChart(lines);
  const [gate = 0, line = 0] = activations.design.sun.split('.').map(Number);
  const sun = (change: object) =>
    ({ kind: 'position', side: 'design', body: 'sun', gate, line, ...change }) as GivenValue;

  test.each<readonly [GivenValue, boolean]>([
    [{ kind: 'type', type }, true],
    [{ kind: 'type', type: type === 'Reflector' ? 'Projector' : 'Reflector' }, false],
    [{ kind: 'profile', profile }, true],
    [{ kind: 'profile', profile: '7/7' }, false],
    [sun({}), true],
    [sun({ line: null }), true],
    [sun({ line: (line % 6) + 1 }), false],
    [sun({ gate: (gate % 64) + 1 }), false],
    [sun({ gate: (gate % 64) + 1, line: null }), false],
    [sun({ side: null }), true],
    [sun({ side: 'personality' }), false],
  ])('shows %o: %s', (value, isShown) => {
    expect(showsValue(lines, value)).toBe(isShown);
  });
});
