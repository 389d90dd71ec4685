import { expect, test } from 'vitest';
import { teamWith } from '#client/testing/team-samples.ts';
import type { PentaData } from '#shared/contract/penta.ts';
import { awayLoss, awayWords } from './away-words.ts';

const PENTA = teamWith(3).pentaData;
if (!PENTA) throw new Error('three people are a Penta');
const [FIRST, SECOND] = PENTA.gates;
if (!FIRST || !SECOND) throw new Error('a Penta has gates');

/** The sample's Penta, with what it loses without its first member. */
function penta(
  gatesLost: number[],
  isStillPenta = true,
  possibleHolders: string[] = [],
): PentaData {
  if (!PENTA) throw new Error('three people are a Penta');
  return {
    ...PENTA,
    gates: PENTA.gates.map((gate, index) => ({
      ...gate,
      possibleHolders: (index === 0 ? possibleHolders : []).map((memberId) => ({ memberId })),
    })),
    resilience: PENTA.resilience.map((absence) =>
      absence.memberId === 'member-1'
        ? { ...absence, gatesLost, gatesLeft: 7, channelsLeft: 1, isStillPenta }
        : { ...absence, gatesLost: [SECOND?.gate ?? 0], gatesLeft: 0, channelsLeft: 0 },
    ),
  };
}

const KEPT = 'You keep 7 of 12 functions and 1 of 6 channels.';
const TOO_FEW = 'Two people are too few for a Penta.';

test.each([
  [penta([]), 'Without Mei, you still cover the same functions.'],
  [penta([], false), `Without Mei, you still cover the same functions. ${TOO_FEW}`],
  [penta([FIRST.gate]), `Without Mei, nobody covers ${FIRST.label}. ${KEPT}`],
  [
    penta([SECOND.gate, FIRST.gate], false),
    `Without Mei, nobody covers ${FIRST.label} or ${SECOND.label}. ${KEPT} ${TOO_FEW}`,
  ],
  [
    penta([FIRST.gate, SECOND.gate], true, ['member-2']),
    `Without Mei, nobody covers ${FIRST.label} or ${SECOND.label} for certain. ${KEPT}`,
  ],
  [penta([SECOND.gate], true, ['member-2']), `Without Mei, nobody covers ${SECOND.label}. ${KEPT}`],
])('%#: says what is lost while somebody is away, and what is left', (team, words) => {
  expect(awayWords(team, 'member-1', 'Mei')).toBe(words);
});

test('the loss alone is null while nothing is lost', () => {
  expect(awayLoss(penta([]), 'member-1', 'Mei')).toBeNull();
  expect(awayLoss(penta([FIRST.gate]), 'member-1', 'Mei')).toBe(
    `Without Mei, nobody covers ${FIRST.label}.`,
  );
});

test('nothing is said of somebody who isn’t in the team', () => {
  expect(awayWords(penta([FIRST.gate]), 'member-9', 'Mei')).toBe('');
  expect(awayLoss(penta([FIRST.gate]), 'member-9', 'Mei')).toBeNull();
});
