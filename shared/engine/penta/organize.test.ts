import { describe, expect, test } from 'vitest';
import { functionCount, gatesIn, maskOf } from './function-mask.ts';
import {
  coverageScore,
  movesOf,
  type OrganizeInput,
  type OrganizeResult,
  organize,
} from './organize.ts';
import type { OrganizedPerson, OrganizeRule } from './organize-problem.ts';
import { randomOf, type SearchProgress } from './organize-search.ts';
import { compareScores, type OrganizeScore } from './organize-state.ts';

/** People with three to five functions of their own, in teams of four while there are any. */
function poolOf(size: number, seed: number, homes = 0): OrganizedPerson[] {
  const random = randomOf(seed);
  return Array.from({ length: size }, (_, index) => {
    let functions = 0;
    const wanted = 2 + Math.floor(random() * 3);
    while (functionCount(functions) < wanted) functions |= 1 << Math.floor(random() * 12);
    const home = Math.floor(index / 4);
    return { id: `p${index}`, functions, home: home < homes ? home : null };
  });
}

function organized(result: OrganizeResult) {
  if (result.kind !== 'organized') throw new Error(`not organized: ${JSON.stringify(result)}`);
  return result;
}

/** Every way to put the people into teams, without any of the product's own code. */
function bruteForce({ people, teamCount, rules }: OrganizeInput): string {
  let best = [-1, -1, 1];
  const teamOf: number[] = [];
  const of = (id: string) => teamOf[people.findIndex((one) => one.id === id)];
  const isKept = (rule: OrganizeRule) => {
    if (rule.kind === 'fixed') {
      return of(rule.person) === people.find(({ id }) => id === rule.person)?.home;
    }
    const distinct = new Set(rule.people.map(of));
    if (rule.kind === 'together') return distinct.size === 1;
    return distinct.size === (rule.kind === 'leads' ? teamCount : rule.people.length);
  };
  const visit = () => {
    if (teamOf.length < people.length) {
      for (let team = 0; team < teamCount; team += 1) {
        teamOf.push(team);
        visit();
        teamOf.pop();
      }
      return;
    }
    const teams = Array.from({ length: teamCount }, (_, team) =>
      people.filter((_, index) => teamOf[index] === team),
    );
    if (teams.some(({ length }) => length < 3 || length > 5) || !rules.every(isKept)) return;
    const counts = teams.map((team) => new Set(team.flatMap((one) => gatesIn(one.functions))).size);
    const moves = people.filter(({ home }, index) => home !== null && home !== teamOf[index]);
    const score = [Math.min(...counts), counts.reduce((a, b) => a + b, 0), -moves.length];
    const at = score.findIndex((figure, index) => figure !== best[index]);
    if (at >= 0 && (score[at] ?? 0) > (best[at] ?? 0)) best = score;
  };
  visit();
  return best.join();
}

function figuresOf(result: OrganizeResult): string {
  const { weakest, sum, moves } = organized(result).score;
  return [weakest, sum, moves === 0 ? 0 : -moves].join();
}

const CASES = [6, 7, 8, 9].flatMap((size) =>
  [1, 2, 3].map((seed) => ({ size, seed, teamCount: size === 9 && seed === 1 ? 3 : 2 })),
);

describe('up to nine people', () => {
  test.each(CASES)('the best of all arrangements for $size people, $seed', (one) => {
    const people = poolOf(one.size, one.seed, one.teamCount);
    const rules: OrganizeRule[] =
      one.seed === 2 && one.size > 6
        ? [
            { kind: 'together', people: ['p0', 'p5'] },
            { kind: 'apart', people: ['p1', 'p2'] },
            { kind: 'leads', people: ['p3', 'p4'] },
          ]
        : [];
    const input = { people, teamCount: one.teamCount, rules };
    expect(figuresOf(organize(input))).toBe(bruteForce(input));
  });

  test('the search reaches the same score as looking at all', () => {
    const scores = CASES.map(({ size, seed, teamCount }) => {
      const input = { people: poolOf(size, seed, teamCount), teamCount, rules: [] };
      return [figuresOf(organize(input, 'search')), figuresOf(organize(input))];
    });
    expect(scores.filter(([found, best]) => found !== best)).toEqual([]);
  });
});

describe('more people', () => {
  const people = poolOf(30, 5, 7);
  const rules: OrganizeRule[] = [
    { kind: 'together', people: ['p0', 'p9', 'p17'] },
    { kind: 'apart', people: ['p1', 'p2', 'p3', 'p4', 'p15', 'p16', 'p18', 'p19'] },
    { kind: 'fixed', person: 'p12' },
    { kind: 'leads', people: ['p5', 'p6', 'p7', 'p8', 'p10', 'p11', 'p13', 'p14'] },
  ];

  test('every person is in one team of three to five, and all rules are kept', () => {
    const { teams } = organized(organize({ people, teamCount: 8, rules }));
    expect(teams.flat().sort()).toEqual(people.map(({ id }) => id).sort());
    expect(teams.filter(({ length }) => length < 3 || length > 5)).toEqual([]);
    const teamOf = (id: string) => teams.findIndex((team) => team.includes(id));
    expect(new Set(['p0', 'p9', 'p17'].map(teamOf)).size).toBe(1);
    const apart = rules.flatMap((rule) => (rule.kind === 'apart' ? rule.people : []));
    expect(new Set(apart.map(teamOf)).size).toBe(8);
    expect(teamOf('p12')).toBe(3);
    const leads = rules.flatMap((rule) => (rule.kind === 'leads' ? rule.people : []));
    expect(new Set(leads.map(teamOf)).size).toBe(8);
  });

  test('the same people give the same teams', () => {
    const input = { people, teamCount: 8, rules };
    expect(organize(input)).toEqual(organize(input));
  });

  test('what the search reports on its way only gets better, and the outcome is no worse', () => {
    const crowd = poolOf(20, 5, 5);
    const reported: OrganizeScore[] = [];
    const onBetter = ({ score }: SearchProgress) => reported.push(score);
    const { score } = organized(organize({ people: crowd, teamCount: 5, rules: [], onBetter }));
    expect(reported.length).toBeGreaterThan(1);
    for (const [index, one] of [...reported, score].entries()) {
      const before = reported[index - 1];
      if (before) expect(compareScores(one, before)).toBeGreaterThanOrEqual(0);
    }
  });

  test('nobody moves when the present teams are the best', () => {
    const every = maskOf([31, 8, 33, 7, 1, 13, 15, 2, 46, 5, 14, 29]);
    const complete = people.slice(0, 28).map((one) => ({ ...one, functions: every }));
    const { score } = organized(organize({ people: complete, teamCount: 7, rules: [] }));
    expect(score).toEqual({ weakest: 12, sum: 84, moves: 0 });
  });
});

const EIGHT = poolOf(8, 1, 2);
const contradictionOf = (rules: OrganizeRule[], people = EIGHT, teamCount = 2) => {
  const result = organize({ people, teamCount, rules });
  return result.kind === 'contradiction' ? result.rules : result.kind;
};

describe('rules that contradict each other', () => {
  const harmless: OrganizeRule = { kind: 'apart', people: ['p6', 'p7'] };

  test('two together and apart', () => {
    const pair: OrganizeRule[] = [
      { kind: 'together', people: ['p0', 'p1'] },
      { kind: 'apart', people: ['p0', 'p1'] },
    ];
    expect(contradictionOf([harmless, ...pair])).toEqual(pair);
  });

  test('six together through two rules', () => {
    const chain: OrganizeRule[] = [
      { kind: 'together', people: ['p0', 'p1', 'p2'] },
      { kind: 'together', people: ['p2', 'p3', 'p4', 'p5'] },
    ];
    expect(contradictionOf([...chain, harmless])).toEqual(chain);
  });

  test('six fixed to one team', () => {
    const people = poolOf(9, 1).map((person, index) => ({ ...person, home: index < 6 ? 0 : null }));
    const rules = people.slice(0, 6).map(({ id }): OrganizeRule => ({ kind: 'fixed', person: id }));
    expect(organize({ people, teamCount: 2, rules })).toEqual({ kind: 'contradiction', rules });
  });

  test('more people apart than teams, and fewer leads than teams', () => {
    const apart: OrganizeRule = { kind: 'apart', people: ['p0', 'p1', 'p2'] };
    expect(contradictionOf([apart, harmless])).toEqual([apart]);
    const leads: OrganizeRule = { kind: 'leads', people: ['p0'] };
    expect(contradictionOf([leads, harmless])).toEqual([leads]);
  });

  test('people of different teams who are fixed and together', () => {
    const rules: OrganizeRule[] = [
      { kind: 'fixed', person: 'p0' },
      { kind: 'fixed', person: 'p4' },
      { kind: 'together', people: ['p0', 'p4'] },
    ];
    expect(contradictionOf([harmless, ...rules])).toEqual(rules);
  });
});

test.each([
  [5, 1, 'too_few_people'],
  [201, 50, 'too_many_people'],
  [12, 5, 'team_count'],
  [12, 2, 'team_count'],
])('%i people in %i teams are refused', (size, teamCount, reason) => {
  const result = organize({ people: poolOf(size, 1), teamCount, rules: [] });
  expect(result).toEqual({ kind: 'refused', reason });
});

test('a move names what it adds to the new team and what it costs the former one', () => {
  const person = (id: string, gates: number[], home: number | null) => ({
    id,
    functions: maskOf(gates),
    home,
  });
  const people = [
    person('tom', [15, 2], 0),
    person('ana', [2], 0),
    person('ben', [15], 0),
    person('eva', [31], 1),
    person('new', [8], null),
  ];
  const moves = movesOf(people, [
    ['ana', 'ben'],
    ['tom', 'eva', 'new'],
  ]);
  expect(moves.map(({ adds, costs, ...rest }) => [rest, gatesIn(adds), gatesIn(costs)])).toEqual([
    [{ person: 'tom', from: 0, to: 1 }, [15, 2], []],
    [{ person: 'new', from: null, to: 1 }, [8], []],
  ]);
  const [alone] = movesOf(people, [['ben'], ['tom', 'eva', 'new', 'ana']]);
  expect(alone && [gatesIn(alone.adds), gatesIn(alone.costs)]).toEqual([[15], [2]]);
});

test('teams are scored by their weakest and by all together, each function once a team', () => {
  const people = [[31, 8], [8], [33], [31, 33, 2]].map((gates, index) => ({
    id: `p${index}`,
    functions: maskOf(gates),
    home: null,
  }));
  const teams = [
    ['p0', 'p1'],
    ['p2', 'p3', 'nobody'],
  ];
  expect(coverageScore(people, teams)).toEqual({ weakest: 2, sum: 5 });
});
