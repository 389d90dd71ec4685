import { expect, test } from 'vitest';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { gateLineText } from '#shared/knowledge/gate-line-texts.ts';
import {
  borrowedWords,
  certaintyOf,
  certainWords,
  lineDoubt,
  shareOtherwise,
} from './card-certainty.ts';
import { lineRowsOf } from './card-content.ts';
import type { DrawnDoubts } from './doubts.ts';
import { centerSpot, channelSpot, gateSpot, positionSpot, type Spot } from './navigation.ts';

const model = bodygraphModel(SAMPLE.activations);
const CERTAIN: DrawnDoubts = {
  positions: recordOf(SIDES, () => recordOf(BODY_IDS, () => null)),
  gates: new Map(),
  channels: new Map(),
  centers: new Map(),
};
const UNTIL = 'until 7:20 AM';

const words = (spot: Spot, doubts: Partial<DrawnDoubts>) =>
  certaintyOf(model, spot, { ...CERTAIN, ...doubts });

test('says nothing of an exact birth time', () => {
  expect(certaintyOf(model, gateSpot(26), null)).toBeNull();
});

test.each([gateSpot(26), gateSpot(1), channelSpot('26-44'), centerSpot('g')])(
  'says nothing of what is certain at every birth time: %o',
  (spot) => {
    expect(words(spot, {})).toBeNull();
  },
);

test.each<readonly [string, Spot, Partial<DrawnDoubts>]>([
  ['Yours if you were born before', gateSpot(26), { gates: new Map([[26, UNTIL]]) }],
  ['Yours only if you were born after', gateSpot(1), { gates: new Map([[1, UNTIL]]) }],
  [
    'Complete if you were born before',
    channelSpot('26-44'),
    { channels: new Map([['26-44', UNTIL]]) },
  ],
  [
    'Complete only if you were born after',
    channelSpot('27-50'),
    { channels: new Map([['27-50', UNTIL]]) },
  ],
  ['Steady if you were born before', centerSpot('g'), { centers: new Map([['g', UNTIL]]) }],
  [
    'Open to others if you were born before',
    centerSpot('head'),
    { centers: new Map([['head', UNTIL]]) },
  ],
])('says for which births a part is as told: %s', (state, spot, doubts) => {
  expect(words(spot, doubts)).toBe(`${state} 7:20 AM.`);
});

test('says for how long where the births are no single stretch', () => {
  const long = 'for about 5 of 24 hours';
  expect(words(gateSpot(26), { gates: new Map([[26, long]]) })).toBe(`Yours ${long}.`);
  expect(words(gateSpot(1), { gates: new Map([[1, long]]) })).toBe(`Yours except ${long}.`);
});

const uranusLine = (otherwise: readonly string[]) => ({
  ...CERTAIN,
  positions: {
    ...CERTAIN.positions,
    personality: { ...CERTAIN.positions.personality, uranus: UNTIL },
  },
  otherwise: {
    design: recordOf(BODY_IDS, () => []),
    personality: { ...recordOf(BODY_IDS, () => []), uranus: otherwise },
  },
});

test('says of a line that depends on the birth time what another one means instead', () => {
  const [first] = lineRowsOf(26, model.gates[26].holders);
  if (!first) throw new Error('Gate 26 is in the chart');
  const doubts = uranusLine(['26.5']);
  expect(words(gateSpot(26), doubts)).toBeNull();
  expect(lineDoubt(doubts, 26, first)).toBe(
    `Born after 7:20 AM, this fits you instead: “${gateLineText(26, 5)}”`,
  );
  expect(lineDoubt(CERTAIN, 26, first)).toBeNull();
  const spot = positionSpot('personality', 'uranus', 26);
  expect(words(spot, doubts)).toBe('True if you were born before 7:20 AM.');
});

test.each([
  ['two lines', ['26.5', '26.6']],
  ['another gate', ['11.1']],
] as const)('says only when a line’s words fit where the other times have %s', (_, others) => {
  const [first] = lineRowsOf(26, model.gates[26].holders);
  expect(first && lineDoubt(uranusLine(others), 26, first)).toBe(
    'This example fits if you were born before 7:20 AM.',
  );
});

test('names the gate of half a channel that is somebody’s own at some birth times', () => {
  expect(words(channelSpot('27-50'), { gates: new Map([[27, UNTIL]]) })).toBe(
    'Gate 27 is yours only if you were born after 7:20 AM.',
  );
});

test('says what is true of a partner at the other birth times', () => {
  const doubts = { ...CERTAIN, gates: new Map([[44, UNTIL] as const, [27, UNTIL] as const]) };
  expect(shareOtherwise(model, 44, doubts)).toBe('Born after 7:20 AM, you don’t have gate 44.');
  expect(shareOtherwise(model, 27, doubts)).toBe('Born after 7:20 AM, you have gate 27 too.');
  expect(shareOtherwise(model, 26, doubts)).toBeNull();
});

test('says what is the same at any birth time where something drawn isn’t', () => {
  const centers = new Map([['head', UNTIL] as const]);
  const doubts: DrawnDoubts = { ...CERTAIN, centers, channels: new Map([['26-44', UNTIL]]) };
  const certain = (spot: Spot, other: DrawnDoubts | null = doubts) =>
    certainWords(model, spot, other);
  expect(certain(gateSpot(26))).toBe('Yours at any birth time');
  expect(certain(gateSpot(1))).toBe('Not yours at any birth time');
  expect(certain(channelSpot('10-34'))).toBe('Complete at any birth time');
  expect(certain(channelSpot('27-50'))).toBe('Half yours at any birth time');
  expect(certain(centerSpot('g'))).toBe('Steady at any birth time');
  expect(certain(channelSpot('26-44'))).toBeNull();
  expect(certain(centerSpot('head'))).toBeNull();
  // Of a chart that is certain throughout, no card has to say so.
  expect(certain(gateSpot(26), CERTAIN)).toBeNull();
  expect(certain(gateSpot(26), null)).toBeNull();
  // Half a channel with a gate that comes and goes.
  const half = { ...CERTAIN, centers, gates: new Map([[27, UNTIL] as const]) };
  expect(certain(channelSpot('27-50'), half)).toBeNull();
});

test('claims no more than the range of birth times that was given', () => {
  const doubts = { ...CERTAIN, isPartOfDay: true, gates: new Map([[9, UNTIL] as const]) };
  expect(certainWords(model, gateSpot(26), doubts)).toBe('Yours throughout your time range');
});

test('says of an own gate in an open center when it shows', () => {
  expect(borrowedWords(model, 63, null)).toBe('Stronger, as your Head is open.');
  const doubts = { ...CERTAIN, centers: new Map([['head', UNTIL] as const]) };
  expect(borrowedWords(model, 63, doubts)).toBeNull();
  expect(borrowedWords(model, 26, null)).toBeNull();
  expect(borrowedWords(model, 1, null)).toBeNull();
});
