import { expect, test } from 'vitest';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { certaintyOf, lineDoubt, shareOtherwise } from './card-certainty.ts';
import { lineRowsOf, termsOf } from './card-content.ts';
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

test('leaves a line that depends on the birth time to its own part of the card', () => {
  const { personality, design } = CERTAIN.positions;
  const doubts = {
    ...CERTAIN,
    positions: { design, personality: { ...personality, uranus: UNTIL } },
  };
  expect(words(gateSpot(26), doubts)).toBeNull();
  const [first] = lineRowsOf(26, model.gates[26].holders);
  expect(first && lineDoubt(doubts, first)).toBe('Born after 7:20 AM, another example fits you.');
  expect(first && lineDoubt(CERTAIN, first)).toBeNull();
  const spot = positionSpot('personality', 'uranus', 26);
  expect(words(spot, doubts)).toBe('True if you were born before 7:20 AM.');
});

test('names the gate of half a channel that is somebody’s own at some birth times', () => {
  expect(words(channelSpot('27-50'), { gates: new Map([[27, UNTIL]]) })).toBe(
    'Gate 27 is yours only if you were born after 7:20 AM.',
  );
});

test('says what is true of a partner at the other birth times', () => {
  const doubts = { ...CERTAIN, gates: new Map([[44, UNTIL] as const, [27, UNTIL] as const]) };
  expect(shareOtherwise(model, 44, doubts)).toBe(
    'Born after 7:20 AM, you don’t have gate 44 yourself.',
  );
  expect(shareOtherwise(model, 27, doubts)).toBe('Born after 7:20 AM, you have gate 27 yourself.');
  expect(shareOtherwise(model, 26, doubts)).toBeNull();
});

test('a title says what is so at any birth time where that decides a center', () => {
  const share = (spot: Spot, doubts: DrawnDoubts | null) => termsOf(model, spot, doubts).at(-1);
  const doubts: DrawnDoubts = {
    ...CERTAIN,
    centers: new Map([['sacral', UNTIL]]),
    channels: new Map([['26-44', UNTIL]]),
  };
  expect(share(gateSpot(26), doubts)).toBe('yours at any birth time');
  expect(share(channelSpot('26-44'), doubts)).toBe('complete in your chart');
  expect(share(centerSpot('sacral'), doubts)).toMatch(/^(steady in you|open to others)$/);
  expect(share(gateSpot(26), { ...CERTAIN, gates: new Map([[1, UNTIL]]) })).toBe('in your chart');
  expect(share(gateSpot(26), null)).toBe('in your chart');
});
