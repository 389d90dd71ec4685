import type { MyAccount } from '#shared/contract/accounts.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import type { TeamRecord, TeamSummary } from '#shared/contract/teams.ts';
import type { StoredCertainty } from '#shared/knowledge/charted-person.ts';
import { teamReadingOf } from '#shared/knowledge/team-reading.ts';
import { chartWith, personWith } from './samples.ts';
import { TEAM_CHARTS } from './team-charts.data.ts';

export const ACCOUNT_ID = '3c1f6a52-6d0f-4a55-9a0c-5e0a86f2b001';
export const OTHER_ACCOUNT_ID = '3c1f6a52-6d0f-4a55-9a0c-5e0a86f2b002';
export const TEAM_ID = '9f3f4d58-1c3d-4f61-8c11-2f4b7a9d0001';
export const OTHER_TEAM_ID = '9f3f4d58-1c3d-4f61-8c11-2f4b7a9d0002';

const AT = '2026-05-03T10:00:00.000Z';
const moment = (utc: string) => ({
  utc,
  localDate: utc.slice(0, 10),
  localTime: utc.slice(11, 19),
});

/** A day on which gate 8 is active in the first half only, gate 31 all day. */
const UNKNOWN_DAY: StoredCertainty = {
  window: { start: moment('1988-08-30T00:00:00.000Z'), end: moment('1988-08-31T00:00:00.000Z') },
  flips: [moment('1988-08-30T14:07:00.000Z')],
  type: { kind: 'stable', value: 'Generator' },
  profile: { kind: 'varying', shares: [{ value: '1/3' }, { value: '1/4' }] },
  gates: [
    {
      gate: 8,
      presence: 'possible',
      share: 0.6,
      spans: [{ from: '1988-08-30T00:00:00.000Z', to: '1988-08-30T14:07:00.000Z' }],
    },
    { gate: 31, presence: 'sure', share: 1, spans: [] },
  ],
};

/** A team of the first `size` people; the fourth one's birth time may be unknown. */
export function teamWith(
  size: number,
  changes: Partial<TeamRecord> = {},
  isFourthUnsure = false,
): TeamRecord {
  const people = TEAM_CHARTS.slice(0, size).map((chart, index) => ({
    ...chart,
    id: `member-${index + 1}`,
    isUnsure: isFourthUnsure && index === 3,
  }));
  const { pentaData, dynamics } = teamReadingOf(
    people.map(({ id, name, isUnsure, ...chart }) => ({
      id,
      name,
      chart,
      certainty: isUnsure ? UNKNOWN_DAY : null,
    })),
  );
  const id = changes.id ?? TEAM_ID;
  return {
    id,
    teamId: id,
    accountId: ACCOUNT_ID,
    name: 'Team Alpha',
    description: 'Makes the product',
    isActive: true,
    createdAt: AT,
    updatedAt: AT,
    members: people.map(({ isUnsure, activations, ...person }) => ({
      ...person,
      visibility: 'full' as const,
      enteredBy: 'admin' as const,
      isReader: false,
      chartId: null,
      uncertaintyLevel: isUnsure ? ('high' as const) : ('low' as const),
      chartData: { ...chartWith().chartData, ...person, activations },
    })),
    canManage: true,
    dynamics,
    limitedPairs: [],
    pentaData,
    ...changes,
  };
}

/** The team as in a list. */
export function summaryOf(team: TeamRecord): TeamSummary {
  const { id, accountId, name, description, isActive, createdAt, updatedAt, members } = team;
  return {
    ...{ id, accountId, name, description, isActive, createdAt, updatedAt },
    subscriptionTier: 'team_platform',
    maxMembers: 5,
    members: members.map((member) => ({ id: member.id, name: member.name, type: member.type })),
  };
}

export function accountWith(
  role: MyAccount['role'] = 'account_admin',
  changes: Partial<MyAccount['teamAccount']> = {},
): MyAccount {
  return {
    role,
    teamAccount: {
      id: ACCOUNT_ID,
      name: 'Acme',
      description: null,
      isActive: true,
      subscriptionTier: 'team_platform',
      teamLimit: 3,
      memberLimit: 5,
      ...changes,
    },
  };
}

/** A member of a team account. */
export function teamPerson(role: 'account_admin' | 'regular_user' = 'account_admin'): CurrentUser {
  return personWith({ teams: [{ role, teamAccount: { id: ACCOUNT_ID, name: 'Acme' } }] });
}
