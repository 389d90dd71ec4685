import { describe, expect, test } from 'vitest';
import { maskOf } from '#shared/engine/penta/function-mask.ts';
import type { BoardTeam, PoolPerson } from './arrangement.ts';
import {
  bothSentence,
  changeSentence,
  coverageWords,
  moveSentence,
  nameIn,
  nobodySentence,
  outSentence,
  ruleWords,
} from './words.ts';

const PEOPLE = ['Ana', 'Ben', 'Carl'].map(
  (name): PoolPerson => ({
    id: name.toLowerCase(),
    name,
    teamId: 'A',
    functions: [],
    possible: [],
    needsConsent: false,
    isUnassigned: false,
    move: null,
  }),
);
const BOARD = ['Alpha', 'Beta'].map(
  (name): BoardTeam => ({ key: name, teamId: name, name, people: [] }),
);
const ORGANIZATION = {
  people: PEOPLE,
  teams: [],
  teamLimit: 5,
  draft: null,
  functions: [
    { gate: 31, name: 'Influence' },
    { gate: 8, name: 'Promotion' },
    { gate: 33, name: 'Oversight' },
  ],
};

test.each([
  ['ben', 'Ben'],
  ['nobody', 'Somebody'],
])('calls %s %s', (id, name) => {
  expect(nameIn(PEOPLE, id)).toBe(name);
});

test.each([
  [0, [31, 8], [33], 'adds Influence and Promotion there and costs Oversight in Alpha.'],
  [0, [31, 33], [31], 'adds Influence and Oversight there and costs Influence in Alpha.'],
  [0, [31], [], 'adds Influence there and costs nothing in Alpha.'],
  [0, [], [33], 'adds no function that is missing there and costs Oversight in Alpha.'],
  [null, [33], [], 'adds Oversight there.'],
])('says what a move from team %j adds (%j) and costs (%j)', (from, adds, costs, words) => {
  const move = { person: 'ana', from, to: 1, adds: maskOf(adds), costs: maskOf(costs) };
  expect(moveSentence(ORGANIZATION, BOARD, move)).toBe(`Moving Ana to Beta ${words}`);
});

test('says that a move only shifts functions', () => {
  const mask = maskOf([31, 33]);
  const move = { person: 'ana', from: 0, to: 1, adds: mask, costs: mask };
  expect(moveSentence(ORGANIZATION, BOARD, move)).toBe(
    'Moving Ana takes Influence and Oversight from Alpha to Beta.',
  );
});

test('says what each team gains and loses, gains first', () => {
  const people = PEOPLE.map((person, index) => ({
    ...person,
    functions: [[31, 8], [33], [8]][index] ?? [],
  }));
  const on = (...teams: readonly (readonly string[])[]) =>
    BOARD.map((team, index) => ({ ...team, people: teams[index] ?? [] }));
  const before = on(['ana', 'ben'], ['carl']);
  expect(changeSentence(people, before, on(['ben'], ['ana', 'carl']))).toBe(
    'Beta goes from 1 to 2 of 12 functions and Alpha from 3 to 1.',
  );
  expect(changeSentence(people, before, before)).toBe('');
  // The greatest gain first, not the greatest team.
  expect(changeSentence(people, on(['ana'], ['ben']), on(['ana', 'ben'], ['ana', 'ben']))).toBe(
    'Beta goes from 1 to 3 of 12 functions and Alpha from 2 to 3.',
  );
});

const COVERING = PEOPLE.map((person, index) => ({
  ...person,
  functions: [[31, 8], [33], [8]][index] ?? [],
}));
const on = (...teams: readonly (readonly string[])[]) =>
  BOARD.map((team, index) => ({ ...team, people: teams[index] ?? [] }));

describe('one person on both teams', () => {
  const moveOf = (person: string) => ({ person, from: 0, to: 1, adds: 0, costs: 0 });
  const present = on(['ana', 'ben'], ['carl']);

  test('is what’s better than a move that only shifts functions', () => {
    expect(bothSentence(COVERING, present, present, [moveOf('ana')])).toBe(
      'Let Ana work with both teams. Beta would then cover 2 of 12, and Alpha keeps its 3.',
    );
  });

  test('isn’t offered for several moves, to a complete team, or to a new one', () => {
    expect(bothSentence(COVERING, present, present, [moveOf('ana'), moveOf('ben')])).toBe('');
    expect(bothSentence(COVERING, present, present, [])).toBe('');
    const full = on(['ana'], ['b', 'c', 'd', 'e', 'f']);
    expect(bothSentence(COVERING, full, full, [moveOf('ana')])).toBe('');
    const opened = [...present, { key: 'new-1', teamId: null, name: 'New', people: ['ana'] }];
    expect(bothSentence(COVERING, present, opened, [{ ...moveOf('ana'), to: 2 }])).toBe('');
  });
});

test('says what a team loses with somebody who is taken out', () => {
  const teams = [{ id: 'A', name: 'Alpha', updatedAt: '2026-01-01T00:00:00Z' }];
  const organization = { ...ORGANIZATION, people: COVERING, teams };
  const after = [{ key: 'A', teamId: 'A', name: 'Alpha', people: ['ben', 'carl'] }];
  expect(outSentence(organization, after, 'ana')).toBe(
    'Taking Ana out of Alpha costs Influence there.',
  );
  const withoutBen = [{ key: 'A', teamId: 'A', name: 'Alpha', people: ['ana', 'carl'] }];
  expect(outSentence(organization, withoutBen, 'ben')).toBe(
    'Taking Ben out of Alpha costs Oversight there.',
  );
  expect(
    outSentence(
      organization,
      on(['ana']).map((one) => ({ ...one, key: 'A' })),
      'carl',
    ),
  ).toBe('Taking Carl out of Alpha costs nothing there.');
});

test('names what nobody covers, not even perhaps', () => {
  const named = (people: readonly PoolPerson[]) =>
    nobodySentence({ ...ORGANIZATION, people: [...people] });
  expect(named(COVERING)).toBe('');
  expect(named(COVERING.slice(0, 1))).toBe('Nobody here covers Oversight, so no move can add it.');
  expect(named(COVERING.slice(2))).toBe(
    'Nobody here covers Influence and Oversight, so no move can add them.',
  );
  const perhaps = COVERING.slice(0, 1).map((person) => ({ ...person, possible: [33] }));
  expect(named(perhaps)).toBe('');
});

test.each([
  [{ kind: 'fixed', person: 'ana' } as const, 'Keep Ana in their team'],
  [{ kind: 'together', people: ['ana', 'ben'] } as const, 'Keep Ana and Ben together'],
  [{ kind: 'apart', people: ['ana', 'carl'] } as const, 'Keep Ana and Carl apart'],
  [
    { kind: 'leads', people: ['ben', 'carl'] } as const,
    'Every team gets one of its leads: Ben and Carl',
  ],
])('says the rule %j as "%s"', (rule, words) => {
  const stated = 'people' in rule ? { ...rule, people: [...rule.people] } : rule;
  expect(ruleWords(stated, PEOPLE)).toBe(words);
});

test.each([
  [9, 9, '9 of 12'],
  [9, 10, '9 of 12, perhaps 10'],
])('says coverage of %i for sure and %i at best', (sure, atBest, words) => {
  expect(coverageWords(sure, atBest)).toBe(words);
});
