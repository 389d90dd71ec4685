import { describe, expect, test } from 'vitest';
import type { Organization } from '#shared/contract/organization.ts';
import {
  type BoardTeam,
  boardNow,
  boardOf,
  boardOfDraft,
  coverageOf,
  figuresOf,
  isBound,
  movesOn,
  type PoolPerson,
  questionOf,
  teamCountsOf,
  unassignedOn,
  withMoved,
} from './arrangement.ts';

function person(id: string, teamId: string | null, changes: Partial<PoolPerson> = {}): PoolPerson {
  return {
    id,
    name: id,
    teamId,
    functions: [],
    possible: [],
    needsConsent: false,
    isUnassigned: false,
    move: null,
    ...changes,
  };
}

function organization(
  people: readonly PoolPerson[],
  teamIds: readonly string[],
  draft: Organization['draft'] = null,
): Organization {
  return {
    people: [...people],
    teams: teamIds.map((id) => ({ id, name: `Team ${id}`, updatedAt: '2026-01-01T00:00:00Z' })),
    functions: [],
    draft,
    teamLimit: 20,
  };
}

function team(key: string, people: readonly string[], teamId: string | null = key): BoardTeam {
  return { key, teamId, name: `Team ${key}`, people };
}

const ANA_BEN_CARL = [person('ana', 'A'), person('ben', 'B'), person('carl', 'gone')];

describe('the board', () => {
  test('has everybody where they are, and nobody of an inactive team', () => {
    expect(boardNow(organization(ANA_BEN_CARL, ['A', 'B']))).toEqual([
      team('A', ['ana']),
      team('B', ['ben']),
    ]);
  });

  test('is no draft where none is saved', () => {
    expect(boardOfDraft(organization(ANA_BEN_CARL, ['A']))).toBeNull();
  });

  test('of a draft adds what came later where it is now, and numbers the new teams', () => {
    const people = [...ANA_BEN_CARL, person('dora', 'B')];
    const draft = {
      teams: [
        { teamId: 'A', name: 'Team A', people: ['ben'] },
        { teamId: null, name: 'Pioneers', people: ['ana'] },
        { teamId: null, name: 'Scouts', people: [] },
      ],
      unassigned: [],
      rules: [],
      updatedAt: '2026-01-01T00:00:00Z',
    };
    expect(boardOfDraft(organization(people, ['A', 'B'], draft))).toEqual([
      team('A', ['ben']),
      team('B', ['dora']),
      { key: 'new-1', teamId: null, name: 'Pioneers', people: ['ana'] },
      { key: 'new-2', teamId: null, name: 'Scouts', people: [] },
    ]);
  });

  test('moves a person to the end of another team, and out of all', () => {
    const board = [team('A', ['ana', 'ben']), team('B', ['carl'])];
    expect(withMoved(board, 'ana', 'B')).toEqual([team('A', ['ben']), team('B', ['carl', 'ana'])]);
    expect(withMoved(board, 'ana', null)).toEqual([team('A', ['ben']), team('B', ['carl'])]);
  });

  test('after an answer has empty teams where the answer uses none', () => {
    const now = organization(ANA_BEN_CARL, ['A', 'B']);
    const asked = [team('A', ['ana']), team('new-1', [], null)];
    expect(boardOf(now, asked, [['ben']])).toEqual([
      team('A', ['ben']),
      team('new-1', [], null),
      team('B', []),
    ]);
  });
});

test('takes people out of their team who are on no team of the board', () => {
  const now = organization(ANA_BEN_CARL, ['A', 'B']);
  expect(unassignedOn(now, [team('A', ['ana']), team('B', [])])).toEqual(['ben', 'carl']);
  const nobody = organization([person('dora', null)], ['A']);
  expect(unassignedOn(nobody, [team('A', [])])).toEqual([]);
});

test('of a draft leaves out whom it takes out of their team', () => {
  const draft = {
    teams: [{ teamId: 'A', name: 'Team A', people: [] }],
    unassigned: ['ana'],
    rules: [],
    updatedAt: '2026-01-01T00:00:00Z',
  };
  const board = boardOfDraft(organization(ANA_BEN_CARL, ['A', 'B'], draft));
  expect(board?.map(({ people }) => people)).toEqual([[], ['ben']]);
});

describe('the question to the search', () => {
  const people = [person('ana', 'A'), person('ben', 'B'), person('carl', 'B')];

  test('takes the largest present teams first, then new ones', () => {
    const { teams, input } = questionOf(organization(people, ['A', 'B']), 3, []);
    expect(teams).toEqual([
      team('B', ['ben', 'carl']),
      team('A', ['ana']),
      { key: 'new-1', teamId: null, name: 'New team 1', people: [] },
    ]);
    expect(input.people.map(({ home }) => home)).toEqual([1, 0, 0]);
    expect(input.teamCount).toBe(3);
  });

  test('leaves out present teams beyond the count, whose people then have no home', () => {
    const { teams, input } = questionOf(organization(people, ['A', 'B']), 1, []);
    expect(teams.map(({ key }) => key)).toEqual(['B']);
    expect(input.people.map(({ home }) => home)).toEqual([null, 0, 0]);
  });

  test('fixes who joined by their own consent, once', () => {
    const bound = [
      person('ana', 'A', { needsConsent: true }),
      person('ben', 'B', { needsConsent: true }),
      person('carl', null, { needsConsent: true }),
    ];
    const rules = [
      { kind: 'fixed', person: 'ana' },
      { kind: 'apart', people: ['ben', 'carl'] },
    ] as const;
    const { input } = questionOf(
      organization(bound, ['A', 'B']),
      2,
      rules.map((rule) => ('people' in rule ? { ...rule, people: [...rule.people] } : rule)),
    );
    expect(input.rules).toEqual([...rules, { kind: 'fixed', person: 'ben' }]);
  });

  test.each([
    [true, 'A', true],
    [true, null, false],
    [false, 'A', false],
  ] as const)('binds a person (own consent: %s, team: %s): %s', (needsConsent, teamId, bound) => {
    expect(isBound(person('ana', teamId, { needsConsent }))).toBe(bound);
  });
});

test.each([
  [6, 0, 2],
  [6, 1, 2],
  [12, 3, 3],
  [6, 9, 2],
])('starts %i people in %i teams from %i teams', (count, teams, start) => {
  const people = Array.from({ length: count }, (_, index) => person(`p${index}`, null));
  const ids = Array.from({ length: teams }, (_, index) => `T${index}`);
  expect(teamCountsOf(organization(people, ids)).start).toBe(start);
});

describe('figures', () => {
  const people = [
    person('ana', 'A', { functions: [31, 8], possible: [33] }),
    person('ben', 'A', { functions: [8] }),
    person('carl', 'B', { functions: [7] }),
  ];

  test('count a function once, and the possible ones only at best', () => {
    expect(coverageOf(people, ['ana', 'ben'])).toBe(2);
    expect(coverageOf(people, ['ana', 'ben'], true)).toBe(3);
    expect(coverageOf(people, [])).toBe(0);
  });

  test('leave out teams without people', () => {
    const board = [team('A', ['ana', 'ben']), team('B', ['carl']), team('C', [])];
    expect(figuresOf(people, board)).toEqual({ weakest: 1, weakestName: 'Team B', mean: 1.5 });
    const nobody = { weakest: 0, weakestName: '', mean: 0 };
    expect(figuresOf(people, [team('C', [])])).toEqual(nobody);
  });

  test('round the mean to one decimal', () => {
    const board = [team('A', ['ana']), team('B', ['carl']), team('C', ['ben'])];
    expect(figuresOf(people, board)).toEqual({ weakest: 1, weakestName: 'Team B', mean: 1.3 });
  });

  test('name moves by the team that a person comes from', () => {
    const now = organization(people, ['A', 'B']);
    const board = [team('A', ['ben']), team('B', ['carl', 'ana'])];
    expect(movesOn(now, board)).toEqual([
      expect.objectContaining({ person: 'ana', from: 0, to: 1 }),
    ]);
  });

  test('name no origin for a move from an inactive team to a new one', () => {
    const now = organization([person('carl', 'gone', { functions: [7] })], ['A']);
    const board = [team('A', []), team('new-1', ['carl'], null)];
    expect(movesOn(now, board)).toEqual([
      expect.objectContaining({ person: 'carl', from: null, to: 1 }),
    ]);
  });
});
