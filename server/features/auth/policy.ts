import type { GlobalRole } from '#shared/domain/roles.ts';

/** A person's role, and the one to fall back to while the configuration makes them a master admin. */
export interface RoleState {
  readonly globalRole: GlobalRole;
  readonly roleBeforeMaster: GlobalRole | null;
}

/**
 * Applies MASTER_ADMIN_EMAILS to a person's role. Named people become master admins; those no
 * longer named fall back to their earlier role, unless the role was granted manually.
 * @returns null when the role does not change.
 */
export function configuredRole(person: RoleState, isNamed: boolean): RoleState | null {
  const isMaster = person.globalRole === 'master_admin';
  if (isNamed) {
    return isMaster ? null : { globalRole: 'master_admin', roleBeforeMaster: person.globalRole };
  }
  return isMaster && person.roleBeforeMaster !== null
    ? { globalRole: person.roleBeforeMaster, roleBeforeMaster: null }
    : null;
}
