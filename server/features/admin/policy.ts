import { type GlobalRole, isAccountAdmin } from '#shared/domain/roles.ts';
import type { UserActor } from '../../platform/context.ts';

/** A person's roles with regard to one team account. */
export interface AdminAccess {
  readonly globalRole: GlobalRole;
  /** null without an active membership of the account. */
  readonly accountRole: GlobalRole | null;
}

/** May see an account's people, add and remove them, and change their roles. */
export function canAdminister({ globalRole, accountRole }: AdminAccess): boolean {
  return globalRole === 'master_admin' || accountRole === 'account_admin';
}

/** May search for people at all. */
export function canSearch({
  globalRole,
  activeAccounts,
}: Pick<UserActor, 'globalRole' | 'activeAccounts'>): boolean {
  return globalRole === 'master_admin' || isAccountAdmin({ globalRole, teams: activeAccounts });
}
