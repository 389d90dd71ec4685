/** The system-wide role of a person, from most to least powerful. */
export const GLOBAL_ROLES = ['master_admin', 'account_admin', 'regular_user'] as const;
export type GlobalRole = (typeof GLOBAL_ROLES)[number];

/** What policies need to know of a person: their own role and those in their accounts. */
export interface RoleHolder {
  readonly globalRole: GlobalRole;
  readonly teams: readonly { readonly role: GlobalRole }[];
}

/** True for a person whose global role, or whose role in any account, is account_admin. */
export function isAccountAdmin(person: RoleHolder): boolean {
  return (
    person.globalRole === 'account_admin' ||
    person.teams.some((membership) => membership.role === 'account_admin')
  );
}

/** True for a person who belongs to a team account. */
export function hasTeamAccess(person: Pick<RoleHolder, 'teams'>): boolean {
  return person.teams.length > 0;
}
