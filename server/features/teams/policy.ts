import type { GlobalRole } from '#shared/domain/roles.ts';

/** A person's relation to a team account and to one of its teams. */
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

/** May create, analyze, edit, deactivate and delete teams, and see births as stated. */
export function canManage({
  globalRole,
  accountRole,
}: Pick<TeamAccess, 'globalRole' | 'accountRole'>): boolean {
  return globalRole === 'master_admin' || accountRole === 'account_admin';
}

/** May see a team; inactive ones are visible only to those who manage them. */
export function canSee(access: TeamAccess, state: TeamState): boolean {
  if (canManage(access)) return true;
  const belongs = access.accountRole !== null || access.isTeamMember;
  return belongs && state.isAccountActive && state.isTeamActive;
}
