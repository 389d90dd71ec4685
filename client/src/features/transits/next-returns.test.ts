import { expect, test } from 'vitest';
import type { Return, ReturnKind } from '#shared/engine/transits/returns.ts';
import { nextReturnsSentence } from './next-returns.ts';

const one = (kind: ReturnKind, at: number): Return => ({ kind, at, cycle: 1, isRetrograde: false });
const say = (isOwn: boolean, ...returns: readonly Return[]) =>
  nextReturnsSentence(
    returns,
    100,
    { isOwn, isApproximate: returns.length > 4 },
    (utcMs) => `day ${utcMs}`,
  );

test('names the next return and the next of another kind, whatever their order', () => {
  const later = [one('solar', 300), one('lunar', 90), one('lunar', 120), one('lunar', 150)];
  expect(say(true, ...later)).toBe(
    'Next comes your lunar return on day 120, then the solar return on day 300.',
  );
  expect(say(false, one('saturn', 400))).toBe('Next comes this chart’s Saturn return on day 400.');
});

test('hedges a day once where the birth time is approximate', () => {
  const passes = [110, 120, 130, 140].map((at) => one('nodal', at));
  expect(say(true, ...passes, one('lunar', 150))).toBe(
    'Next comes your nodal return around day 110, then the lunar return around day 150.',
  );
});

test('says when positions end before the next return', () => {
  expect(say(true, one('solar', 90))).toBe('The positions we have end before the next return.');
});

test('a return at this very moment is no longer ahead', () => {
  expect(say(true, one('solar', 100))).toBe('The positions we have end before the next return.');
});
