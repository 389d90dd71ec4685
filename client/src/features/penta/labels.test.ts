import { describe, expect, test } from 'vitest';
import { channelStateWords, gateStateWords, holderWords } from './labels.ts';
import type { PentaChannelReading } from './people.ts';

test.each([
  ['gap', 'Missing'],
  ['single', 'One person'],
  ['shared', 'Shared'],
] as const)('a gate that is %s is called "%s"', (state, words) => {
  expect(gateStateWords({ state })).toBe(words);
});

test.each<[Partial<PentaChannelReading>, string]>([
  [{ state: 'filled', filledBy: 'person' }, 'filled by one person'],
  [{ state: 'filled', filledBy: 'people' }, 'filled by people together'],
  [{ state: 'filled', filledBy: 'both' }, 'covered by one person, and also jointly'],
  [{ state: 'filled', mayBeFilled: true }, 'filled'],
  [{ state: 'half', missingGate: 13 }, 'half: 13 is missing'],
  [{ state: 'half', missingGate: 13, mayBeFilled: true }, 'half: 13 is missing, perhaps filled'],
  [{ state: 'empty' }, 'empty'],
  [{ state: 'empty', mayBeFilled: true }, 'empty, perhaps filled'],
])('a channel %j', (channel, words) => {
  const whole = { filledBy: null, missingGate: null, mayBeFilled: false, ...channel };
  expect(channelStateWords(whole as PentaChannelReading)).toBe(words);
});

describe('the people of a gate', () => {
  const holders = (...ids: string[]) => ids.map((memberId) => ({ memberId, positions: [] }));
  const words = (sure: string[], perhaps: string[]) =>
    holderWords({ holders: holders(...sure), possibleHolders: holders(...perhaps) }, (id) =>
      id.toUpperCase(),
    );

  test.each([
    [[], [], 'nobody'],
    [['ana'], [], 'ANA'],
    [[], ['ben'], 'perhaps BEN'],
    [['ana'], ['ben', 'cem'], 'ANA; perhaps BEN and CEM'],
  ])('%j and perhaps %j are named', (sure, perhaps, expected) => {
    expect(words(sure, perhaps)).toBe(expected);
  });
});
