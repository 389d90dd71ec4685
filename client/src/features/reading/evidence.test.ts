import { expect, test } from 'vitest';
import { evidenceLabel } from '#shared/contract/evidence-labels.ts';
import { evidenceReason } from '#shared/contract/evidence-reasons.ts';
import { isSameLighting, lightingOf, NO_LIGHT } from './evidence.ts';
import { partName } from './part-name.ts';

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
  [
    { kind: 'center', center: 'throat', state: 'defined' },
    'Throat, steady: you speak and act in a consistent way',
  ],
  [
    { kind: 'center', center: 'head', state: 'open' },
    'Head, open: you pick up other people’s questions',
  ],
  [{ kind: 'channel', channel: '20-57' }, 'Channel 20-57: your strength “Say your hunch out loud”'],
  [{ kind: 'gate', gate: 42, sides: ['design'] }, 'Gate 42: your gift “See projects through”'],
  [{ kind: 'profile', profile: '6/2' }, 'Profile 6/2: you’re part role model, part natural talent'],
  [
    { kind: 'authority', authority: 'Emotional' },
    'Emotional authority: your feelings need time to settle',
  ],
] as const)('%o is told as "%s"', (fact, words) => {
  expect(`${partName(fact)}: ${evidenceReason(fact)}`).toBe(words);
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
