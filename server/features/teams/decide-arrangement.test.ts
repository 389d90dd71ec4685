import { describe, expect, test } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import {
  type Arrangement,
  type Assignment,
  decideArrangement,
  type Organization,
  type StoredTeam,
} from './decide-arrangement.ts';

const READ_AT = new Date('2027-03-01T00:00:00Z');
const team = (id: string, isActive = true): StoredTeam => ({
  id,
  name: id.toUpperCase(),
  isActive,
  updatedAt: READ_AT,
});
const person = (id: string, teamId: string | null, fields: Partial<Assignment> = {}) => ({
  id,
  name: id.toUpperCase(),
  teamId,
  enteredBy: 'admin' as const,
  visibility: 'full' as const,
  userId: null,
  ...fields,
});

/** Two active teams of three and one of one person; an inactive one of two; somebody in no team. */
const ASSIGNMENTS: readonly Assignment[] = [
  person('a1', 'alpha'),
  person('a2', 'alpha'),
  person('a3', 'alpha'),
  person('b1', 'beta'),
  person('b2', 'beta'),
  person('b3', 'beta'),
  person('s1', 'small'),
  person('o1', 'old'),
  person('o2', 'old'),
  person('free', null),
];
const TEAMS = [team('alpha'), team('beta'), team('small'), team('old', false)];

interface Case {
  /** By id of the team; `new` opens one. */
  readonly teams: Readonly<Record<string, readonly string[]>>;
  readonly unassigned?: readonly string[];
  readonly versions?: Arrangement['versions'];
  /** Who joined by their own consent. */
  readonly invited?: readonly string[];
  readonly teamLimit?: number;
}

const VERSIONS = TEAMS.map(({ id }) => ({ teamId: id, updatedAt: READ_AT.toISOString() }));

function decide({
  teams,
  unassigned = [],
  versions = VERSIONS,
  invited = [],
  teamLimit = 3,
}: Case) {
  const arrangement: Arrangement = {
    teams: Object.entries(teams).map(([id, people]) => ({
      teamId: id.startsWith('new') ? null : id,
      name: id.toUpperCase(),
      people: [...people],
    })),
    unassigned: [...unassigned],
    versions,
  };
  const organization: Organization = {
    assignments: ASSIGNMENTS.map((one) =>
      invited.includes(one.id) ? { ...one, enteredBy: 'person' } : one,
    ),
    teams: TEAMS,
    teamLimit,
  };
  let drawn = 0;
  const newId = () => {
    drawn += 1;
    return `drawn-${drawn}`;
  };
  return decideArrangement(arrangement, organization, newId);
}

/** What a decision comes to, in short: of every changed team its people, new ones with a plus. */
function inShort(example: Case) {
  const { created, changed, unassigned, waiting } = decide(example);
  return {
    created: created.map(({ id }) => id),
    changed: Object.fromEntries(
      changed.map(({ teamId, people }) => [
        teamId,
        people.map(({ id, isNew }) => (isNew ? `+${id}` : id)).join(' '),
      ]),
    ),
    unassigned,
    waiting: waiting.map(({ id, target }) => `${id} to ${target.id}`),
  };
}

const NOTHING = { created: [], changed: {}, unassigned: [], waiting: [] };

describe('an arrangement', () => {
  test.each<[string, Case, Partial<ReturnType<typeof inShort>>]>([
    ['that leaves everybody where they are', { teams: { alpha: ['a1', 'a2', 'a3'] } }, {}],
    ['that only changes an order', { teams: { alpha: ['a3', 'a2', 'a1'] } }, {}],
    [
      'that moves one person changes both teams, in the order asked for',
      { teams: { alpha: ['b1', 'a3', 'a1', 'a2'] } },
      { changed: { beta: 'b2 b3', alpha: '+b1 a3 a1 a2' } },
    ],
    [
      'that leaves people out keeps them in their team, last',
      { teams: { alpha: ['free'] } },
      { changed: { alpha: '+free a1 a2 a3' } },
    ],
    [
      'that takes people out of their team',
      { teams: { alpha: ['a1', 'a2'] }, unassigned: ['a3', 'free'] },
      { changed: { alpha: 'a1 a2' }, unassigned: ['a3'] },
    ],
    [
      'that opens a team',
      { teams: { new: ['a1', 'b1'] }, teamLimit: 4 },
      { created: ['drawn-1'], changed: { alpha: 'a2 a3', beta: 'b2 b3', 'drawn-1': '+a1 +b1' } },
    ],
    ['that opens a team without people does not open it', { teams: { new: [] } }, {}],
    [
      'that empties a team',
      { teams: { alpha: ['s1'] } },
      { changed: { small: '', alpha: '+s1 a1 a2 a3' } },
    ],
    [
      'that takes somebody from an inactive team, whose size does not matter',
      { teams: { alpha: ['o1'] } },
      { changed: { old: 'o2', alpha: '+o1 a1 a2 a3' } },
    ],
    [
      'asks who joined by their own consent, and leaves them where they are',
      { teams: { alpha: ['b1', 'b3'] }, invited: ['b3'] },
      { changed: { beta: 'b3 b2', alpha: '+b1 a1 a2 a3' }, waiting: ['b3 to alpha'] },
    ],
    ['asks nobody who stays', { teams: { alpha: ['a1'] }, invited: ['a1'] }, {}],
  ])('%s', (_name, example, expected) => {
    expect(inShort(example)).toEqual({ ...NOTHING, ...expected });
  });
});

describe('a team that changes', () => {
  test.each<[string, Case, string, object]>([
    [
      'gains',
      { teams: { alpha: ['free'] } },
      'alpha',
      { sizeBefore: 3, losesSomebody: false, isEmptied: false },
    ],
    [
      'loses',
      { teams: { alpha: ['b1'] } },
      'beta',
      { sizeBefore: 3, losesSomebody: true, isEmptied: false },
    ],
    [
      'is emptied',
      { teams: { alpha: ['s1'] } },
      'small',
      { sizeBefore: 1, losesSomebody: true, isEmptied: true },
    ],
    [
      'was inactive before',
      { teams: { alpha: ['o1', 'o2'] } },
      'old',
      { sizeBefore: 2, losesSomebody: true, isEmptied: false },
    ],
    [
      'is new',
      { teams: { new: ['a1', 'b1'] }, teamLimit: 4 },
      'drawn-1',
      { sizeBefore: 0, losesSomebody: false, isEmptied: false },
    ],
  ])('%s', (_name, example, id, expected) => {
    expect(decide(example).changed.find(({ teamId }) => teamId === id)).toMatchObject(expected);
  });
});

describe('an arrangement is refused', () => {
  const MOVE = { teams: { alpha: ['b1'] } } as const;
  const versionOf = (teamId: string, updatedAt = READ_AT) => ({
    teamId,
    updatedAt: updatedAt.toISOString(),
  });
  const later = new Date(READ_AT.getTime() + 1);
  const STALE = 'The account’s people have changed. Reload and try again.';
  const CONFLICT = 'request.conflict';
  test.each<[string, Case, string, string]>([
    [
      'for another account’s team',
      { teams: { foreign: ['a1'] } },
      'team.not_found',
      'team.not_found',
    ],
    ['for an inactive team', { teams: { old: ['a1'] } }, 'team.not_found', 'team.not_found'],
    ['for a stranger', { teams: { alpha: ['stranger'] } }, 'request.invalid', STALE],
    [
      'for a stranger who is taken out',
      { teams: {}, unassigned: ['stranger'] },
      'request.invalid',
      STALE,
    ],
    [
      'for somebody in two teams',
      { teams: { alpha: ['a1'], beta: ['a1'] } },
      'request.invalid',
      STALE,
    ],
    [
      'for somebody in a team and in none',
      { teams: { alpha: ['a1'] }, unassigned: ['a1'] },
      'request.invalid',
      STALE,
    ],
    [
      'for taking somebody out who was invited',
      { teams: {}, unassigned: ['a1'], invited: ['a1'] },
      CONFLICT,
      'A1 joined by invitation. Only they can leave their team.',
    ],
    [
      'for a team of one',
      { teams: { alpha: ['b1', 'b2'] } },
      CONFLICT,
      'BETA would have 1 person. A team has 2 to 5.',
    ],
    [
      'for a team of six',
      { teams: { alpha: ['b1', 'b2', 'b3'] } },
      CONFLICT,
      'ALPHA would have 6 people. A team has 2 to 5.',
    ],
    [
      'for a new team of one',
      { teams: { new: ['a1'] }, teamLimit: 4 },
      CONFLICT,
      'NEW would have 1 person. A team has 2 to 5.',
    ],
    [
      'for a team too small without a missing yes',
      { teams: { new: ['a1', 'b1', 'b2'] }, invited: ['b1', 'b2'], teamLimit: 4 },
      CONFLICT,
      'NEW would have 1 person. A team has 2 to 5. B1 and B2 can’t be moved without their yes.',
    ],
    [
      'for a new team of people who are asked first',
      { teams: { new: ['a1'] }, invited: ['a1'] },
      CONFLICT,
      'NEW would start with nobody: A1 can’t be moved without their yes.',
    ],
    [
      'for a team that changed since it was read',
      { ...MOVE, versions: [versionOf('alpha'), versionOf('beta', later)] },
      CONFLICT,
      CONFLICT,
    ],
    [
      'for a team that was not read',
      { ...MOVE, versions: [versionOf('alpha')] },
      CONFLICT,
      CONFLICT,
    ],
    [
      'for more teams than the limit',
      { teams: { new: ['a1', 'b1'] }, teamLimit: 3 },
      'team.limit_reached',
      'Team limit reached (3 teams maximum)',
    ],
  ])('%s', (_name, example, code, message) => {
    expect(() => decide(example)).toThrow(expect.objectContaining({ code, message }));
    expect(() => decide(example)).toThrow(AppError);
  });
});

test('an arrangement that names a team twice is refused', () => {
  const twice = { teamId: 'alpha', name: 'ALPHA', people: [] };
  const arrangement = { teams: [twice, twice], unassigned: [], versions: VERSIONS };
  const organization = { assignments: ASSIGNMENTS, teams: TEAMS, teamLimit: 3 };
  expect(() => decideArrangement(arrangement, organization, () => 'drawn')).toThrow(
    expect.objectContaining({ code: 'request.invalid' }),
  );
});

describe('an arrangement is accepted', () => {
  test.each<[string, Case]>([
    ['with a team of two and one of five', { teams: { alpha: ['b1', 's1'] } }],
    [
      'without the version of a team that stays as it is',
      { teams: { alpha: ['free'] }, versions: VERSIONS.slice(0, 1) },
    ],
    [
      'without the version of an inactive team',
      { teams: { alpha: ['o1'] }, versions: VERSIONS.slice(0, 1) },
    ],
    ['at the limit', { teams: { new: ['a1', 'b1'] }, teamLimit: 4 }],
    [
      'beyond the limit where there were as many teams before',
      { teams: { alpha: ['b1'] }, teamLimit: 1 },
    ],
    [
      'beyond the limit where a team is opened for one that is emptied',
      { teams: { new: ['s1', 'free'] }, teamLimit: 1 },
    ],
  ])('%s', (_name, example) => {
    expect(decide(example).changed).not.toEqual([]);
  });
});
