import type { GlobalRole } from '#shared/domain/roles.ts';

/** A person's role, and the one to fall back to while the configuration makes them a master admin. */
export interface RoleState {
  readonly globalRole: GlobalRole;
  readonly roleBeforeMaster: GlobalRole | null;
}

/**
 * What MASTER_ADMIN_EMAILS makes of a person's role. Whom it names is a master admin; whom it names no
 * longer falls back to the role from before, unless the role was given in another way.
 * @returns null when the role stays as it is.
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
