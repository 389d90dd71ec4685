import { expect, test } from 'vitest';
import type { GivenValue } from '#shared/engine/doctor/given-value.ts';
import { conflictText, readSummary, valueText } from './value-messages.ts';

const MOON: GivenValue = { kind: 'position', side: 'design', body: 'moon', gate: 3, line: 2 };
const SUN: GivenValue = { kind: 'position', side: null, body: 'sun', gate: 26, line: null };
const TYPE: GivenValue = { kind: 'type', type: 'Generator' };
const PROFILE: GivenValue = { kind: 'profile', profile: '1/3' };

test.each([
  [MOON, 'Design Moon 3.2'],
  [SUN, 'Sun gate 26'],
  [TYPE, 'Generator'],
  [PROFILE, '1/3'],
])('says %j as "%s"', (value, text) => {
  expect(valueText(value)).toBe(text);
});

test.each([
  [MOON, { ...MOON, gate: 4, line: 1 } as const, 'Design Moon: 3.2 and 4.1'],
  [TYPE, { kind: 'type', type: 'Projector' } as const, 'type: Generator and Projector'],
  [PROFILE, { kind: 'profile', profile: '2/4' } as const, 'profile: 1/3 and 2/4'],
])('says which values conflict: %j and %j', (first, second, text) => {
  expect(conflictText(first, second)).toBe(text);
});

const ADVICE = ' Add “Design” or “Personality” above the list for a surer answer.';

test.each([
  [[], 'We can’t find any planets with a gate and line here yet.'],
  [[MOON], 'We read 1 value.'],
  [[MOON, TYPE], 'We read 2 values.'],
  [[SUN], `We read 1 value.${ADVICE}`],
])('of %j it says how much was read', (values, text) => {
  expect(readSummary(values)).toBe(text);
});
