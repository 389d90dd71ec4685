import { expect, test } from 'vitest';
import { BODY_IDS } from '../engine/bodies.ts';
import { recordOf } from '../engine/lookup.ts';
import type { LibraryKind } from './address.ts';
import { chartMark, type MarkedChart } from './chart-marks.ts';

const chart: MarkedChart = {
  type: 'Projector',
  authority: 'Splenic',
  profile: '6/2',
  definition: 'Split',
  definedCenters: ['Heart', 'Spleen'],
  gates: [26, 44, 10],
  channels: ['26-44'],
  activations: {
    design: { ...recordOf(BODY_IDS, () => '44.1'), sun: '26.2' },
    personality: { ...recordOf(BODY_IDS, () => '10.4'), mars: '26.6' },
  },
};

test.each<[LibraryKind, string, boolean, string]>([
  [
    'gates',
    '26',
    true,
    'You have it: your conscious Mars (line 6) and your unconscious Sun (line 2).',
  ],
  ['gates', '2', false, 'Gate 2 isn’t active in your chart.'],
  ['channels', '26-44', true, 'You have this whole channel, so you can count on it.'],
  [
    'channels',
    '10-20',
    false,
    'You have gate 10 only; the other half comes from people around you.',
  ],
  ['channels', '1-8', false, 'You have neither of its gates.'],
  ['centers', 'heart', true, 'Heart is defined in your chart.'],
  ['centers', 'solarPlexus', false, 'Solar Plexus is open in your chart.'],
  ['lines', '6', true, 'It’s the first line of your profile, 6/2.'],
  ['lines', '2', true, 'It’s the second line of your profile, 6/2.'],
  ['lines', '1', false, 'It’s not in your profile, 6/2.'],
  ['types', 'Projector', true, 'This is your type.'],
  ['types', 'Reflector', false, 'Your type is Projector.'],
  ['authorities', 'Splenic', true, 'This is your authority.'],
  ['profiles', '6/3', false, 'Your profile is 6/2.'],
  ['definitions', 'Split', true, 'This is your definition.'],
])('%s %s: %s, %s', (kind, id, isYours, sentence) => {
  expect(chartMark(chart, { kind, id })).toEqual({ isYours, sentence });
});

test('an article is about nobody’s chart', () => {
  expect(chartMark(chart, { kind: 'articles', id: 'gates' })).toBeNull();
});
