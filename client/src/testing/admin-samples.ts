import type { MyAccount } from '#shared/contract/accounts.ts';
import type { AdminAccount } from '#shared/contract/admin.ts';
import type { AccountMember, FoundUser } from '#shared/contract/members.ts';
import type { TeamSummary } from '#shared/contract/teams.ts';

/** An id that ends in the given digits. */
export function idOf(index: number): string {
  return `3c1f6a52-6d0f-4a55-9a0c-${String(index).padStart(12, '0')}`;
}

const AT = '2026-05-03T10:00:00.000Z';

/** An account as its members see it. */
export function myAccountWith(
  changes: Partial<MyAccount['teamAccount']> = {},
  role: MyAccount['role'] = 'account_admin',
): MyAccount {
  return {
    teamAccount: {
      id: idOf(1),
      name: 'Acme',
      description: null,
      isActive: true,
      subscriptionTier: 'team_platform',
      teamLimit: 2,
      memberLimit: 5,
      ...changes,
    },
    role,
  };
}

/** An account as admins see it. */
export function adminAccountWith(changes: Partial<AdminAccount> = {}): AdminAccount {
  return {
    id: idOf(1),
    name: 'Acme',
    description: 'Makes everything',
    isActive: true,
    teamLimit: 2,
    memberLimit: 5,
    subscriptionTier: 'team_platform',
    createdAt: AT,
    updatedAt: AT,
    teamCount: 1,
    memberCount: 3,
    ...changes,
  };
}

/** A team in a list, with three people. */
export function teamSummaryWith(changes: Partial<TeamSummary> = {}): TeamSummary {
  return {
    id: idOf(11),
    accountId: idOf(1),
    name: 'Alpha',
    description: 'The founders',
    isActive: true,
    createdAt: AT,
    updatedAt: AT,
    subscriptionTier: 'team_platform',
    maxMembers: 5,
    members: [
      { id: 'm-1', name: 'Ana', type: 'Generator' },
      { id: 'm-2', name: 'Ben', type: 'Projector' },
      { id: 'm-3', name: 'Cem', type: null },
    ],
    ...changes,
  };
}

export function memberWith(changes: Partial<AccountMember> = {}): AccountMember {
  return {
    id: idOf(21),
    email: 'ana@demo.example',
    firstName: 'Ana',
    lastName: 'Müller',
    currentTeamRole: 'account_admin',
    createdAt: AT,
    ...changes,
  };
}

export function foundUserWith(changes: Partial<FoundUser> = {}): FoundUser {
  return {
    id: idOf(31),
    email: 'new@demo.example',
    firstName: 'Nia',
    lastName: 'New',
    globalRole: 'regular_user',
    isActive: true,
    ...changes,
  };
}
