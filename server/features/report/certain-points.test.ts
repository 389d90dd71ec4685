import { expect, test } from 'vitest';
import { CENTER_TEXTS } from '#shared/knowledge/center-texts.data.ts';
import { CHANNEL_TEXTS } from '#shared/knowledge/channel-texts.data.ts';
import { certainPoints, furtherPoints } from './certain-points.ts';

const VARYING = { kind: 'varying' as const, intervals: [], shares: [] };

const CERTAINTY = {
  channels: [
    { channel: '12-22', state: { kind: 'stable' as const, value: 'filled' as const } },
    { channel: '10-34', state: VARYING },
  ],
  centers: [
    { center: 'ajna' as const, state: { kind: 'stable' as const, value: 'open' as const } },
    { center: 'head' as const, state: VARYING },
  ],
  gates: [
    { gate: 34, presence: 'sure' as const, share: 1, spans: [] },
    { gate: 3, presence: 'possible' as const, share: 0.5, spans: [] },
  ],
};

test.each([
  ['You reach people with your voice (channel 12-22, Openness).', true],
  ['You do things the way you believe in (channel 10-34, Exploration).', false],
  ['You act certain because people expect it (Ajna, open).', true],
  ['You spend time on others’ questions (Head, open).', false],
  ['You put your strength to work (gate 34, Power).', true],
  ['You bring order to a start (gate 3, Ordering).', false],
  ['You skip steps.', false],
])('“%s” is true at every possible birth time: %s', (point, isCertain) => {
  expect(certainPoints([point], CERTAINTY)).toEqual(isCertain ? [point] : []);
});

test('finds more that is true at every possible birth time, of certain parts alone', () => {
  const { strengths, watchouts } = furtherPoints(CERTAINTY);
  expect(strengths).toEqual([CHANNEL_TEXTS['12-22'].strength, CENTER_TEXTS.ajna.open]);
  expect(watchouts).toEqual([CHANNEL_TEXTS['12-22'].watchout, CENTER_TEXTS.ajna.watchout]);
});
