import { expect, test } from 'vitest';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { certaintyOf } from './card-certainty.ts';
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

const words = (spot: Spot, doubts: Partial<DrawnDoubts>) => {
  const certainty = certaintyOf(model, spot, { ...CERTAIN, ...doubts });
  return [certainty?.sure, certainty?.approximate];
};

test('says nothing of an exact birth time', () => {
  expect(certaintyOf(model, gateSpot(26), null)).toBeNull();
});

test.each([gateSpot(26), gateSpot(1), channelSpot('26-44'), centerSpot('g')])(
  'says what is certain at every birth time: %o',
  (spot) => {
    expect(words(spot, {})).toEqual(['Certain at every possible birth time', null]);
  },
);

test.each<readonly [string, Spot, Partial<DrawnDoubts>]>([
  ['In your chart', gateSpot(26), { gates: new Map([[26, UNTIL]]) }],
  ['Not in your chart', gateSpot(1), { gates: new Map([[1, UNTIL]]) }],
  ['Complete', channelSpot('26-44'), { channels: new Map([['26-44', UNTIL]]) }],
  ['Not complete', channelSpot('27-50'), { channels: new Map([['27-50', UNTIL]]) }],
  ['Defined', centerSpot('g'), { centers: new Map([['g', UNTIL]]) }],
  ['Open', centerSpot('head'), { centers: new Map([['head', UNTIL]]) }],
])('says when a part is as drawn: %s', (state, spot, doubts) => {
  expect(words(spot, doubts)).toEqual([null, `${state} ${UNTIL}`]);
});

test('names the line that a certain gate has at some birth times only', () => {
  const { personality, design } = CERTAIN.positions;
  const positions = { design, personality: { ...personality, uranus: UNTIL } };
  expect(words(gateSpot(26), { positions })).toEqual(['Gate certain', `line 2 ${UNTIL}`]);
  const spot = positionSpot('personality', 'uranus', 26);
  expect(words(spot, { positions })).toEqual([null, `This way ${UNTIL}`]);
});

test('names the gate of half a channel that is somebody’s own at some birth times', () => {
  expect(words(channelSpot('27-50'), { gates: new Map([[27, UNTIL]]) })).toEqual([
    null,
    `Gate 27 not yours ${UNTIL}`,
  ]);
});
