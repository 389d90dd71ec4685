import { describe, expect, test } from 'vitest';
import type { GlobalRole } from '#shared/domain/roles.ts';
import { allows, ENTERED_BY, VISIBILITY_LEVELS, type Viewer } from '#shared/domain/visibility.ts';
import { allowedTo, canList, canManage, canSee, isAdminsOwn, type TeamAccess } from './policy.ts';

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

    test.each([
      [true, sees],
      [false, seesInactive],
    ])('with the account active: %s, lists its teams: %s', (isAccountActive, lists) => {
      expect(canList(access, { isAccountActive })).toBe(lists);
    });

    test.each(STATES)('sees them in the state %o as the table says', (state) => {
      const isActive = state.isAccountActive && state.isTeamActive;
      expect(canSee(access, state)).toBe(isActive ? sees : seesInactive);
    });
  },
);

describe('the birth of a person of a team', () => {
  test.each([
    ['typed by an admin, in full, of nobody who signs in', 'admin', 'full', null, true],
    ['typed by an admin, of somebody who signs in', 'admin', 'full', 'user-1', false],
    ['typed by an admin, shown in part', 'admin', 'summary', null, false],
    ['typed by the person', 'person', 'full', null, false],
  ] as const)(
    '%s: an admin may replace it: %s, %s, %s, %s',
    (_, enteredBy, visibility, userId, may) => {
      expect(isAdminsOwn({ enteredBy, visibility, userId })).toBe(may);
    },
  );
});

/** Own role, role in the account, whether the reader is the person; then: whom they read as. */
const READERS: readonly (readonly [GlobalRole, GlobalRole | null, boolean, Viewer])[] = [
  [USER, USER, false, 'teammate'],
  [USER, null, false, 'teammate'],
  [USER, ADMIN, false, 'account_admin'],
  [ADMIN, USER, false, 'teammate'],
  [MASTER, null, false, 'master_admin'],
  [MASTER, ADMIN, false, 'master_admin'],
  [USER, USER, true, 'person'],
  [USER, ADMIN, true, 'person'],
  [MASTER, null, true, 'person'],
];

test.each(READERS)(
  'a %s whose role in the account is %s, reading themselves: %s, sees what a %s may',
  (globalRole, accountRole, isReader, viewer) => {
    for (const visibility of VISIBILITY_LEVELS) {
      for (const enteredBy of ENTERED_BY) {
        const allowed = allowedTo({ globalRole, accountRole }, { visibility, enteredBy, isReader });
        expect(allowed).toEqual(allows(visibility, viewer, enteredBy));
      }
    }
  },
);
