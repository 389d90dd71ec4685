import { describe, expect, test } from 'vitest';
import {
  type SelectableAccount,
  type SelectableTeam,
  type Whereabouts,
  workplaceOf,
} from './workplace.ts';

const account = (id: string, kind: string): SelectableAccount => ({
  id,
  isAdmin: kind.includes('admin'),
  isActive: !kind.includes('inactive'),
});
const admin = account('admin', 'admin');
const admin2 = account('admin2', 'admin');
const member = account('member', 'member');
const dormant = account('dormant', 'inactive admin');
const lost = account('lost', 'inactive member');

const team = (accountId: string, isActive = true): SelectableTeam => ({
  id: `${isActive ? '' : 'inactive '}team of ${accountId}`,
  accountId,
  isActive,
});
const nothing = { accountId: null, team: null };
const chosenAccount = (accountId: string) => ({ accountId, team: null });
const whereIs = (known: Partial<Whereabouts>) =>
  workplaceOf({ accounts: [], chosen: nothing, ...known });

describe('the account', () => {
  test.each([
    ['nothing without accounts', [], null, null],
    ['the first one administered, regardless of order', [member, admin, admin2], null, 'admin'],
    ['the first membership, when none is administered', [lost, member], null, 'member'],
    ['an active membership rather than an inactive account', [dormant, member], null, 'member'],
    [
      'an active account to administer rather than an inactive one',
      [dormant, admin],
      null,
      'admin',
    ],
    ['an inactive account for its admin, when there is no other', [lost, dormant], null, 'dormant'],
    ['nothing for a member of an inactive account', [lost], null, null],
    ['the selected one', [admin, member], 'member', 'member'],
    ['the selected one for its admin, even when inactive', [admin, dormant], 'dormant', 'dormant'],
    ['the first one, when the selected one is gone', [admin, member], 'gone', 'admin'],
    [
      'the first one, when the selected one is inactive for a member',
      [admin, lost],
      'lost',
      'admin',
    ],
  ] as const)('is %s', (_title, accounts, chosen, expected) => {
    const place = whereIs({ accounts, chosen: { accountId: chosen, team: null } });
    expect(place.accountId).toBe(expected);
    expect(place.kept.accountId).toBe(chosen === expected ? chosen : null);
  });
});

describe('the team', () => {
  const accounts = [admin, member];
  test.each([
    ['nothing without teams', { accounts }, 'admin', null],
    [
      'the first active one of the account',
      { accounts, teams: [team('admin', false), team('member'), team('admin')] },
      'admin',
      'team of admin',
    ],
    [
      'another account’s, and that account, when the first one has none',
      { accounts, teams: [team('admin', false), team('member')] },
      'member',
      'team of member',
    ],
    [
      'none of another account once an account is selected',
      { accounts, chosen: chosenAccount('admin'), teams: [team('member')] },
      'admin',
      null,
    ],
    [
      'the selected one of the selected account, even when inactive',
      {
        accounts,
        chosen: { accountId: 'admin', team: team('admin', false) },
        teams: [team('admin')],
      },
      'admin',
      'inactive team of admin',
    ],
    [
      'not the selected one of another account',
      {
        accounts,
        chosen: { accountId: 'admin', team: team('member') },
        teams: [team('admin')],
      },
      'admin',
      'team of admin',
    ],
    [
      'the one in the URL, with its account, before the selected ones',
      {
        accounts,
        chosen: { accountId: 'admin', team: team('admin') },
        asked: team('member'),
      },
      'member',
      'team of member',
    ],
    [
      'the selected one, with its account, when no account is selected',
      { accounts, chosen: { accountId: null, team: team('member') }, teams: [team('admin')] },
      'member',
      'team of member',
    ],
    [
      'somebody else’s for those who may see it, besides their own account',
      { accounts, asked: team('foreign') },
      'admin',
      'team of foreign',
    ],
    [
      'a selected one of somebody else’s, when no own account is selected',
      { accounts, chosen: { accountId: null, team: team('foreign') }, teams: [team('admin')] },
      'admin',
      'team of foreign',
    ],
    [
      'somebody else’s for a master admin without accounts',
      { accounts: [], teams: [team('foreign')] },
      null,
      'team of foreign',
    ],
  ] as const)('is %s', (_title, known, accountId, teamId) => {
    expect(whereIs(known)).toMatchObject({ accountId, teamId });
  });
});

/** Every combination of two accounts, a selection, a URL and a list. */
function* everyCase(): Generator<Whereabouts> {
  const kinds = ['admin', 'member', 'inactive admin', 'inactive member'];
  const lists = [[], ...kinds.map((kind) => [account('a', kind)])];
  for (const one of kinds) {
    for (const two of kinds) lists.push([account('a', one), account('b', two)]);
  }
  const homes = ['a', 'b', 'foreign'];
  const named = [null, ...homes.flatMap((home) => [team(home), team(home, false)])];
  const fallbacks = [[], [team('a')], [team('b')], [team('a', false), team('b'), team('a')]];
  for (const accounts of lists) {
    for (const accountId of [null, ...homes]) {
      for (const chosen of named) {
        for (const asked of named) {
          for (const teams of fallbacks) {
            yield { accounts, chosen: { accountId, team: chosen }, asked, teams };
          }
        }
      }
    }
  }
}

test('every combination gives one account, and a team that belongs with it', () => {
  let count = 0;
  for (const known of everyCase()) {
    count += 1;
    const { accounts, chosen, asked, teams = [] } = known;
    const { accountId, teamId, kept } = workplaceOf(known);
    const told = JSON.stringify(known);
    const open = accounts.filter(({ isActive, isAdmin }) => isActive || isAdmin);
    const isOpen = (id: string | null | undefined) => open.some((one) => one.id === id);
    const place = open.find(({ id }) => id === accountId);

    expect(accountId === null, told).toBe(open.length === 0);
    expect(accountId === null || place !== undefined, told).toBe(true);
    // Only the person's own selection or a URL leads to an inactive account while there are others.
    if (place && !place.isActive && open.some(({ isActive }) => isActive)) {
      expect([chosen.accountId, chosen.team?.accountId, asked?.accountId], told).toContain(
        accountId,
      );
    }
    const shown = [asked, chosen.team, ...teams].find((one) => one?.id === teamId);
    expect(teamId === null || shown !== undefined, told).toBe(true);
    if (asked) expect(teamId, told).toBe(asked.id);
    if (shown && isOpen(shown.accountId)) expect(shown.accountId, told).toBe(accountId);
    expect([chosen.accountId, null], told).toContain(kept.accountId);
    expect([chosen.team?.id ?? null, null], told).toContain(kept.teamId);
    expect(kept.accountId !== null, told).toBe(isOpen(chosen.accountId));
    // Applying the function to its own result changes nothing.
    const again = {
      ...known,
      chosen: { accountId: kept.accountId, team: kept.teamId ? chosen.team : null },
    };
    expect(workplaceOf(again), told).toEqual({ accountId, teamId, kept });
  }
  expect(count).toBe(21 * 4 * 7 * 7 * 4);
});
