import { describe, expect, test } from 'vitest';
import type { GlobalRole } from '#shared/domain/roles.ts';
import { canManage, canSee, type TeamAccess } from './policy.ts';

const [MASTER, ADMIN, USER] = ['master_admin', 'account_admin', 'regular_user'] as const;

/** Own role, role in the account, team membership; then: manages, sees, sees inactive ones. */
const TABLE: readonly (readonly [
  GlobalRole,
  GlobalRole | null,
  boolean,
  boolean,
  boolean,
  boolean,
])[] = [
  [USER, null, false, false, false, false],
  [USER, null, true, false, true, false],
  [USER, USER, false, false, true, false],
  [USER, USER, true, false, true, false],
  [USER, ADMIN, false, true, true, true],
  [USER, ADMIN, true, true, true, true],
  // Being an admin of another account gives no role in this one.
  [ADMIN, null, false, false, false, false],
  [ADMIN, null, true, false, true, false],
  [ADMIN, USER, false, false, true, false],
  [ADMIN, ADMIN, false, true, true, true],
  [MASTER, null, false, true, true, true],
  [MASTER, USER, true, true, true, true],
];

const STATES = [
  { isAccountActive: true, isTeamActive: true },
  { isAccountActive: true, isTeamActive: false },
  { isAccountActive: false, isTeamActive: true },
  { isAccountActive: false, isTeamActive: false },
] as const;

describe.each(TABLE)(
  'a %s whose role in the account is %s and whose membership of the team is %s',
  (globalRole, accountRole, isTeamMember, manages, sees, seesInactive) => {
    const access: TeamAccess = { globalRole, accountRole, isTeamMember };

    test(`${manages ? 'manages' : 'does not manage'} its teams`, () => {
      expect(canManage(access)).toBe(manages);
    });

    test.each(STATES)('sees them in the state %o as the table says', (state) => {
      const isActive = state.isAccountActive && state.isTeamActive;
      expect(canSee(access, state)).toBe(isActive ? sees : seesInactive);
    });
  },
);
