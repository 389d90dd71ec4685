import type { GlobalRole } from '#shared/domain/roles.ts';

/** How a person stands to a team account and to one of its teams. */
export interface TeamAccess {
  readonly globalRole: GlobalRole;
  /** null without an active membership of the account. */
  readonly accountRole: GlobalRole | null;
  /** True with an active membership of that very team. */
  readonly isTeamMember: boolean;
}

export interface TeamState {
  readonly isAccountActive: boolean;
  readonly isTeamActive: boolean;
}

/** May create, analyse, edit, deactivate and delete teams, and see births as they were stated. */
export function canManage({
  globalRole,
  accountRole,
}: Pick<TeamAccess, 'globalRole' | 'accountRole'>): boolean {
  return globalRole === 'master_admin' || accountRole === 'account_admin';
}

/** May see a team: what is inactive, only those who manage it. */
export function canSee(access: TeamAccess, state: TeamState): boolean {
  if (canManage(access)) return true;
  const belongs = access.accountRole !== null || access.isTeamMember;
  return belongs && state.isAccountActive && state.isTeamActive;
}
