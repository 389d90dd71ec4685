import { expect, test } from 'vitest';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { gateLineText } from '#shared/knowledge/gate-line-texts.ts';
import {
  borrowedWords,
  certaintyOf,
  isCertain,
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
  expect(shareOtherwise(model, 44, doubts)).toBe(
    'Born after 7:20 AM, you need a colleague for this.',
  );
  expect(shareOtherwise(model, 27, doubts)).toBe('Born after 7:20 AM, you do this on your own.');
  expect(shareOtherwise(model, 26, doubts)).toBeNull();
});

test('says what is true at any birth time where a center isn’t', () => {
  const centers = new Map([['head', UNTIL] as const]);
  const doubts: DrawnDoubts = { ...CERTAIN, centers, channels: new Map([['26-44', UNTIL]]) };
  expect(isCertain(model, gateSpot(26), doubts)).toBe(true);
  expect(isCertain(model, channelSpot('26-44'), doubts)).toBe(false);
  expect(isCertain(model, gateSpot(26), CERTAIN)).toBe(false);
  expect(isCertain(model, gateSpot(26), null)).toBe(false);
  // A detail that varies is told at its place alone.
  const detail = { ...CERTAIN, gates: new Map([[9, UNTIL] as const]) };
  expect(isCertain(model, gateSpot(26), detail)).toBe(false);
  // Half a channel with a gate that comes and goes.
  const half = { ...CERTAIN, centers, gates: new Map([[27, UNTIL] as const]) };
  expect(isCertain(model, channelSpot('27-50'), half)).toBe(false);
});

test('says of an own gate in an open center why it comes and goes', () => {
  expect(borrowedWords(model, 63, null)).toBe(
    'The Head is open in your chart, so this comes and goes with the people around you.',
  );
  const doubts = { ...CERTAIN, centers: new Map([['head', UNTIL] as const]) };
  expect(borrowedWords(model, 63, doubts)).toBeNull();
  expect(borrowedWords(model, 26, null)).toBeNull();
  expect(borrowedWords(model, 1, null)).toBeNull();
});
