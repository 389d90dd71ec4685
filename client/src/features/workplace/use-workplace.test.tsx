import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  holds,
  isUnreachable,
  type MockHandler,
  once,
  refuses,
  replies,
} from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import {
  ACCOUNT_ID,
  accountWith,
  OTHER_ACCOUNT_ID,
  OTHER_TEAM_ID,
  summaryOf,
  TEAM_ID,
  teamPerson,
  teamWith,
} from '#client/testing/team-samples.ts';
import { listAccountTeams } from '#shared/contract/account-teams.ts';
import { getActiveAccount, getActiveTeam, listMyAccounts } from '#shared/contract/accounts.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import { getTeam, listMyTeams, type TeamRecord } from '#shared/contract/teams.ts';
import { useWorkplace, type Workplace } from './use-workplace.ts';

const alpha = teamWith(3);
const beta = teamWith(3, { id: OTHER_TEAM_ID, name: 'Team Beta' });
const globex = accountWith('account_admin', { id: OTHER_ACCOUNT_ID, name: 'Globex' });
const inGlobex = { ...beta, accountId: OTHER_ACCOUNT_ID };

interface Known {
  readonly path?: string;
  readonly user?: CurrentUser;
  readonly accounts?: ReturnType<typeof accountWith>[];
  readonly teams?: readonly TeamRecord[];
  readonly accountId?: string | null;
  readonly teamId?: string | null;
}

function open(
  {
    path = '/team',
    user = teamPerson(),
    accounts = [accountWith()],
    teams = [alpha, beta],
    accountId = null,
    teamId = null,
  }: Known,
  ...handlers: MockHandler[]
) {
  let latest: Workplace | undefined;
  function Probe() {
    latest = useWorkplace(user);
    return null;
  }
  const screenOf = renderPart(
    <Probe />,
    path,
    ...handlers,
    replies(listMyAccounts, accounts),
    replies(getActiveAccount, { activeAccountId: accountId }),
    replies(getActiveTeam, { activeTeamId: teamId }),
    replies(listAccountTeams, ({ params }) =>
      teams.filter((team) => team.accountId === params.accountId).map(summaryOf),
    ),
    replies(listMyTeams, teams.map(summaryOf)),
    replies(getTeam, ({ params }) => teams.find(({ id }) => id === params.id) ?? alpha),
  );
  const now = () => {
    if (!latest) throw new Error('nothing is shown');
    return latest;
  };
  const loaded = async () => {
    await waitFor(() => expect(now().isPending && !now().failure).toBe(false));
    return now();
  };
  return { ...screenOf, now, loaded };
}

const gone = refuses(getTeam, 404, { code: 'team.not_found' });

describe('the current workplace', () => {
  test('is unknown while anything is loading', async () => {
    const slow = holds(listAccountTeams, [summaryOf(alpha)]);
    const { now, loaded } = open({}, slow);
    expect(now()).toMatchObject({ isPending: true, isAccountPending: true, teamId: null });
    await waitFor(() => expect(now().isAccountPending).toBe(false));
    expect(now()).toMatchObject({ isPending: true, teamId: null, unchosenId: null });
    slow.release();
    expect(await loaded()).toMatchObject({ isPending: false, teamId: TEAM_ID });
  });

  test('is the first active team of their account, without a selection', async () => {
    const { loaded, api } = open({});
    expect(await loaded()).toMatchObject({
      failure: null,
      account: { teamAccount: { id: ACCOUNT_ID } },
      teamId: TEAM_ID,
      teamName: 'Team Alpha',
      askedId: null,
      isCreating: false,
      isAskedGone: false,
      chosenTeamId: null,
      staleAccountId: null,
      staleTeamId: null,
      unchosenId: null,
    });
    expect(api.calls(listAccountTeams)).toEqual([{ params: { accountId: ACCOUNT_ID } }]);
    expect(api.calls(listMyTeams)).toEqual([]);
  });

  test('is the selected team, and inactive ones are not offered', async () => {
    const teams = [alpha, beta, { ...alpha, id: TEAM_ID.replace(/.$/, '9'), isActive: false }];
    const place = await open({ accountId: ACCOUNT_ID, teamId: OTHER_TEAM_ID, teams }).loaded();
    expect(place).toMatchObject({ teamId: OTHER_TEAM_ID, teamName: 'Team Beta', unchosenId: null });
    expect(place.teams.map(({ id }) => id)).toEqual([TEAM_ID, OTHER_TEAM_ID]);
    expect(place.accounts).toHaveLength(1);
  });

  test('is none without accounts', async () => {
    const place = await open({ accounts: [], teams: [] }).loaded();
    expect(place).toMatchObject({ account: null, teamId: null, teams: [], failure: null });
  });
});

describe('the list of teams', () => {
  const member = accountWith('member');

  test.each<[string, Known, 'account' | 'own']>([
    ['of the account for its admin', {}, 'account'],
    [
      'of the account for an account admin who is a member there',
      { user: { ...teamPerson(), globalRole: 'account_admin' }, accounts: [member] },
      'account',
    ],
    ['of all accounts for a member', { accounts: [member] }, 'own'],
    ['of all accounts without any', { accounts: [], accountId: null }, 'own'],
  ])('is the one %s', async (_, known, list) => {
    const { loaded, api } = open(known);
    await loaded();
    expect(api.calls(listAccountTeams)).toHaveLength(list === 'account' ? 1 : 0);
    expect(api.calls(listMyTeams)).toHaveLength(list === 'own' ? 1 : 0);
  });

  test('includes a team of another account, to be selected', async () => {
    const { loaded } = open({
      accounts: [accountWith('member'), { ...globex, role: 'member' }],
      teams: [inGlobex],
    });
    expect(await loaded()).toMatchObject({
      account: { teamAccount: { id: OTHER_ACCOUNT_ID } },
      teamId: OTHER_TEAM_ID,
      unchosenId: OTHER_TEAM_ID,
    });
  });
});

describe('a URL', () => {
  test('names the team, to be selected', async () => {
    const { loaded } = open({ path: `/team?teamId=${OTHER_TEAM_ID}`, teamId: TEAM_ID });
    expect(await loaded()).toMatchObject({
      askedId: OTHER_TEAM_ID,
      teamId: OTHER_TEAM_ID,
      teamName: 'Team Beta',
      unchosenId: OTHER_TEAM_ID,
    });
  });

  test('may name the selected team', async () => {
    const path = `/team?teamId=${OTHER_TEAM_ID}`;
    const { loaded } = open({ path, teamId: OTHER_TEAM_ID });
    expect(await loaded()).toMatchObject({ teamId: OTHER_TEAM_ID, unchosenId: null });
  });

  test('shows its team before the rest is loaded', () => {
    const { now } = open({ path: `/team?teamId=${OTHER_TEAM_ID}` });
    expect(now()).toMatchObject({ isPending: true, teamId: OTHER_TEAM_ID });
  });

  test.each([
    [400, 'request.invalid'],
    [403, 'auth.forbidden'],
    [404, 'team.not_found'],
  ] as const)('of a team answered with %i says that it is gone', async (status, code) => {
    const { loaded, now } = open(
      { path: `/team?teamId=${OTHER_TEAM_ID}` },
      refuses(getTeam, status, { code }),
    );
    await loaded();
    await waitFor(() => expect(now().isAskedGone).toBe(true));
    expect(now().staleTeamId).toBeNull();
  });

  test('of another page names no team', async () => {
    const { loaded } = open({ path: `/home?teamId=${OTHER_TEAM_ID}&mode=creating` });
    expect(await loaded()).toMatchObject({ askedId: null, isCreating: false, teamId: TEAM_ID });
  });

  test('can start a new team instead of showing one', async () => {
    const { loaded } = open({ path: '/team?mode=creating', teamId: TEAM_ID });
    expect(await loaded()).toMatchObject({ isCreating: true, teamId: null });
    const other = await open({ path: '/team?mode=other' }).loaded();
    expect(other).toMatchObject({ isCreating: false, teamId: TEAM_ID });
  });
});

describe('a stored selection', () => {
  test('of a deleted team is stale, and another is shown', async () => {
    const { loaded } = open({ teamId: OTHER_TEAM_ID, teams: [alpha] }, gone);
    expect(await loaded()).toMatchObject({
      chosenTeamId: OTHER_TEAM_ID,
      staleTeamId: OTHER_TEAM_ID,
      isAskedGone: false,
      teamId: TEAM_ID,
    });
  });

  test('of a team in another account than the selected one is stale', async () => {
    const accounts = [accountWith(), globex];
    const { loaded } = open({
      accounts,
      accountId: ACCOUNT_ID,
      teamId: OTHER_TEAM_ID,
      teams: [alpha, inGlobex],
    });
    expect(await loaded()).toMatchObject({ staleTeamId: OTHER_TEAM_ID, teamId: TEAM_ID });
  });

  test('of an account that is no longer theirs is stale', async () => {
    const { loaded } = open({ accountId: OTHER_ACCOUNT_ID });
    expect(await loaded()).toMatchObject({
      staleAccountId: OTHER_ACCOUNT_ID,
      account: { teamAccount: { id: ACCOUNT_ID } },
    });
  });

  test('is not stale while accounts fail to load', async () => {
    const { now } = open({ accountId: ACCOUNT_ID }, isUnreachable(listMyAccounts));
    await waitFor(() => expect(now().failure?.of).toBe('accounts'));
    expect(now().staleAccountId).toBeNull();
  });

  test('of a team that cannot be verified is kept', async () => {
    const { loaded } = open(
      { accountId: ACCOUNT_ID, teamId: OTHER_TEAM_ID },
      refuses(getTeam, 503, { code: 'service.unavailable' }),
    );
    expect(await loaded()).toMatchObject({
      teamId: OTHER_TEAM_ID,
      staleTeamId: null,
      unchosenId: null,
    });
  });
});

describe('a failure', () => {
  test.each<[string, MockHandler, 'accounts' | 'teams', RegExp]>([
    ['accounts', isUnreachable(listMyAccounts), 'accounts', /^We couldn’t load your accounts/],
    ['the chosen account', isUnreachable(getActiveAccount), 'accounts', /^We couldn’t load your/],
    ['the chosen team', isUnreachable(getActiveTeam), 'teams', /^Failed to fetch/],
    ['teams', isUnreachable(listAccountTeams), 'teams', /^Failed to fetch account teams$/],
  ])('to load %s is reported', async (_, handler, of, fallback) => {
    const { now } = open({}, handler);
    await waitFor(() => expect(now().failure).not.toBeNull());
    expect(now().failure).toMatchObject({ of, fallback: expect.stringMatching(fallback) });
  });

  test('of a member’s list has its own message', async () => {
    const { now } = open({ accounts: [accountWith('member')] }, isUnreachable(listMyTeams));
    await waitFor(() => expect(now().failure?.fallback).toBe('Failed to fetch teams'));
  });

  test('retries only what has failed', async () => {
    const { now, loaded, api } = open({}, once(isUnreachable(listAccountTeams)));
    await waitFor(() => expect(now().failure?.of).toBe('teams'));
    const asked = () => api.calls(listMyAccounts).length;
    const before = asked();
    act(() => now().failure?.retry());
    await waitFor(() => expect(now().failure).toBeNull());
    expect(await loaded()).toMatchObject({ teamId: TEAM_ID });
    expect(asked()).toBe(before);
  });
});
