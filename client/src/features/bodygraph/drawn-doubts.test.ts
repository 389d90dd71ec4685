import { describe, expect, test } from 'vitest';
import { BODY_IDS } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { type DrawnDoubts, doubtClause, hasDoubts, whenOf } from './doubts.ts';
import { centerSpot, channelSpot, gateSpot, positionSpot } from './navigation.ts';

const NONE: DrawnDoubts = {
  positions: {
    design: recordOf(BODY_IDS, () => null),
    personality: recordOf(BODY_IDS, () => null),
  },
  gates: new Map(),
  channels: new Map(),
  centers: new Map(),
};
const SOME: DrawnDoubts = {
  positions: { ...NONE.positions, design: { ...NONE.positions.design, moon: 'until 3 AM' } },
  gates: new Map([[1, 'until 1 AM']]),
  channels: new Map([['1-8', 'until 2 AM']]),
  centers: new Map([['g', 'from 4 AM']]),
};

describe('when a part is as drawn', () => {
  test.each([
    [gateSpot(1), 'until 1 AM'],
    [gateSpot(2), null],
    [channelSpot('1-8'), 'until 2 AM'],
    [channelSpot('2-14'), null],
    [centerSpot('g'), 'from 4 AM'],
    [centerSpot('root'), null],
    [positionSpot('design', 'moon', 1), 'until 3 AM'],
    [positionSpot('personality', 'moon', 1), null],
  ])('%j: %s', (spot, when) => {
    expect(whenOf(SOME, spot)).toBe(when);
    expect(whenOf(null, spot)).toBeNull();
  });

  test('follows its name, and nothing does where it is certain', () => {
    expect(doubtClause('until 1 AM')).toBe(' Approximate: this way until 1 AM.');
    expect(doubtClause(null)).toBe('');
  });
});

test.each([
  ['nothing', NONE, false],
  ['a position', { ...NONE, positions: SOME.positions }, true],
  [
    'a conscious position',
    { ...NONE, positions: { ...NONE.positions, personality: SOME.positions.design } },
    true,
  ],
  ['a gate', { ...NONE, gates: SOME.gates }, true],
  ['a channel', { ...NONE, channels: SOME.channels }, true],
  ['a center', { ...NONE, centers: SOME.centers }, true],
])('%s in doubt: %s', (_, doubts, isAny) => {
  expect(hasDoubts(doubts)).toBe(isAny);
});
