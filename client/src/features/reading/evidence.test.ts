import { expect, test } from 'vitest';
import { evidenceLabel } from '#shared/contract/evidence-labels.ts';
import { isSameLighting, lightingOf, NO_LIGHT, partsNamed } from './evidence.ts';

test.each([
  [{ kind: 'type', type: 'Generator' }, 'Generator', NO_LIGHT],
  [{ kind: 'authority', authority: 'Emotional' }, 'Emotional authority', NO_LIGHT],
  [{ kind: 'profile', profile: '6/2' }, 'Profile 6/2', NO_LIGHT],
  [{ kind: 'definition', definition: 'None' }, 'No definition', NO_LIGHT],
  [{ kind: 'definition', definition: 'Split' }, 'Split definition', NO_LIGHT],
  [
    { kind: 'center', center: 'solarPlexus', state: 'defined' },
    'Solar Plexus, defined',
    { ...NO_LIGHT, centers: ['solarPlexus'] },
  ],
  [{ kind: 'channel', channel: '12-22' }, '12-22 Openness', { ...NO_LIGHT, channels: ['12-22'] }],
  [{ kind: 'gate', gate: 40, sides: ['personality'] }, 'Gate 40', { ...NO_LIGHT, gates: [40] }],
] as const)('%o reads "%s" and lights its part of the graph', (fact, words, lighting) => {
  expect(evidenceLabel(fact)).toBe(words);
  expect(lightingOf([fact])).toEqual(lighting);
});

test.each([
  [{ ...NO_LIGHT, centers: ['solarPlexus'] }, 'Solar Plexus'],
  [{ ...NO_LIGHT, channels: ['12-22'] }, 'Channel 12-22'],
  [{ ...NO_LIGHT, gates: [40] }, 'Gate 40'],
  [{ ...NO_LIGHT, gates: [40, 35] }, 'Gates 40 and 35'],
  [{ ...NO_LIGHT, centers: ['sacral'], gates: [5] }, 'Sacral, Gate 5'],
  [NO_LIGHT, ''],
] as const)('what %o lights is named "%s"', (lighting, name) => {
  expect(partsNamed(lighting)).toBe(name);
});

test('several facts light all their parts, and only the same parts are the same lighting', () => {
  const both = lightingOf([
    { kind: 'center', center: 'sacral', state: 'defined' },
    { kind: 'gate', gate: 5, sides: ['design'] },
  ]);
  expect(both).toEqual({ gates: [5], channels: [], centers: ['sacral'] });
  expect(isSameLighting(both, { ...both })).toBe(true);
  expect(isSameLighting(both, { ...both, gates: [] })).toBe(false);
});
