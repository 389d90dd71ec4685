import { describe, expect, test } from 'vitest';
import { PENTA_LINKS, PENTA_ROWS } from '../engine/penta/links.ts';
import { PENTA_GATES, PENTA_MATRIX, type PentaGate } from '../engine/penta-matrix.ts';
import { ACTION_TEXTS } from './action-texts.data.ts';
import {
  gapAgreements,
  type PentaNeeds,
  type PlannedAction,
  reasonOf,
  suggestedActions,
} from './suggested-actions.ts';

const TODAY = '2026-11-20';

const isAmong = (gates: readonly PentaGate[], gate: PentaGate) => gates.includes(gate);

/** A Penta from who holds which gates; people are named by their ids. */
function penta(held: Readonly<Record<string, readonly PentaGate[]>>): PentaNeeds {
  const people = Object.keys(held);
  const holdersOf = (gate: PentaGate) => people.filter((id) => held[id]?.includes(gate));
  return {
    gates: PENTA_LINKS.flatMap(({ gates: [upper, lower], half, column }) =>
      [upper, lower].map((gate) => {
        const holders = holdersOf(gate);
        const state = (['gap', 'single'] as const)[holders.length] ?? ('shared' as const);
        return {
          gate,
          partner: gate === upper ? lower : upper,
          half,
          column,
          row: PENTA_ROWS[PENTA_MATRIX.findIndex((row) => isAmong(row, gate))] ?? 'Throat',
          state,
          holders: holders.map((memberId) => ({ memberId })),
          possibleHolders: [],
        };
      }),
    ),
    members: people.map((id) => ({ id, name: id })),
    resilience: people
      .map((memberId) => ({
        memberId,
        gatesLost: PENTA_GATES.filter((gate) => holdersOf(gate).join() === memberId),
      }))
      .toSorted((a, b) => b.gatesLost.length - a.gatesLost.length),
  };
}

/** Mei covers most; Oversight, Vision and Coordination are missing. */
const TEAM = penta({
  Pia: [5, 29],
  Grace: [8, 14],
  Mei: [7, 1, 13, 15],
  Jonas: [31, 5, 29],
  Ines: [8, 5],
});

describe('suggested actions', () => {
  const suggestions = suggestedActions(TEAM, [], TODAY);

  test('alternate between gaps and single points of failure, then back up all of one person', () => {
    expect(suggestions.map(({ source }) => [source.gate, source.need])).toEqual([
      [33, 'gap'],
      [7, 'backup'],
      [2, 'gap'],
      [1, 'backup'],
      [13, 'backup'],
      [15, 'backup'],
    ]);
    expect(suggestions[0]).toMatchObject({
      title: 'Review last month’s results',
      reason: '30 minutes; covers Oversight for now',
      dueDate: '2026-11-23',
    });
  });

  test('go to whoever is nearest, except to the one most depends on', () => {
    // Mei has Accounting, the other half of Oversight, but covers four functions alone; Grace is next.
    // Jonas has Administration, the other half of Planning.
    expect(suggestions.slice(0, 3).map(({ ownerId }) => ownerId)).toEqual([
      'Grace',
      'Jonas',
      'Grace',
    ]);
  });

  test('say whom a backup is for', () => {
    expect(suggestions[1]?.reason).toBe('One meeting; backs up Mei on Planning');
  });

  test('skip weekends and public holidays', () => {
    expect(suggestedActions(TEAM, [], '2026-11-20').map(({ dueDate }) => dueDate)).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-12-01',
      '2026-12-03',
      '2026-12-07',
      '2026-12-09',
    ]);
  });

  test('never make somebody their own backup', () => {
    const alone = penta({ A: PENTA_GATES, B: [], C: [] });
    expect(suggestedActions(alone, [], TODAY).map(({ ownerId }) => ownerId)).toEqual([
      ...'BCBCBCBC',
    ]);
  });

  test('have backups who have nothing open yet, if there are any', () => {
    const planned = { source: null, title: 'Ship', isOpen: true, ownerId: 'Jonas' };
    expect(suggestedActions(TEAM, [planned], TODAY)[1]?.ownerId).not.toBe('Jonas');
  });

  test('move on while one is open, return with another text once it is done, then stop', () => {
    const source = { gate: 33, need: 'gap' } as const;
    const [first = '', second = ''] = ACTION_TEXTS[33].gap.map(({ title }) => title);
    const about33 = (planned: readonly PlannedAction[]) =>
      suggestedActions(TEAM, planned, TODAY).find(({ source: { gate } }) => gate === 33)?.title;
    const entry = { source, title: first, isOpen: false, ownerId: null };
    expect(about33([{ ...entry, isOpen: true }])).toBeUndefined();
    expect(about33([entry])).toBe(second);
    expect(about33([entry, { ...entry, title: second }])).toBeUndefined();
  });

  test('need nobody’s help in a team that covers everything twice', () => {
    const whole = penta({ A: PENTA_GATES, B: PENTA_GATES, C: [] });
    expect(suggestedActions(whole, [], TODAY)).toEqual([]);
    expect(gapAgreements(whole)).toEqual([]);
  });
});

test('every gap has a consequence, an agreement and somebody nearest', () => {
  expect(gapAgreements(TEAM).map(({ label, nearestId }) => [label, nearestId])).toEqual([
    ['Oversight', 'Grace'],
    ['Vision', 'Grace'],
    ['Coordination', 'Pia'],
  ]);
});

test('an action in one’s own words still says what it is good for', () => {
  expect(reasonOf({ gate: 7, need: 'backup' }, 'Plan the offsite')).toBe('Backs up Planning');
  expect(reasonOf({ gate: 2, need: 'gap' }, 'Plan the offsite')).toBe('Covers Vision for now');
});

test('no title appears twice, and all fit a card', () => {
  const all = Object.values(ACTION_TEXTS).flatMap(({ gap, backup }) =>
    [...gap, ...backup].map(({ title }) => title),
  );
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(48);
  for (const { gap, backup } of Object.values(ACTION_TEXTS)) {
    for (const { title } of [...gap, ...backup]) expect(title.length).toBeLessThanOrEqual(48);
  }
});
