import type { GlobalRole } from '#shared/domain/roles.ts';
import {
  type Allowed,
  allows,
  type EnteredBy,
  type Viewer,
  type VisibilityLevel,
} from '#shared/domain/visibility.ts';

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

/**
 * May list an account's teams and charts, even without being able to see any of its teams. Inactive
 * accounts are visible only to those who manage them.
 */
export function canList(
  access: TeamAccess,
  { isAccountActive }: Pick<TeamState, 'isAccountActive'>,
): boolean {
  if (canManage(access)) return true;
  return isAccountActive && (access.accountRole !== null || access.isTeamMember);
}

/** May see a team; inactive ones are visible only to those who manage them. */
export function canSee(access: TeamAccess, state: TeamState): boolean {
  return canManage(access) || (canList(access, state) && state.isTeamActive);
}

/** What decides how much of a person of a team a reader may see. */
export interface Sharing {
  readonly visibility: VisibilityLevel;
  readonly enteredBy: EnteredBy;
  /** Whether the reader is this person. */
  readonly isReader: boolean;
}

/** Whether admins may replace a person's birth: nobody has made it their own. */
export function isAdminsOwn({
  visibility,
  enteredBy,
  userId,
}: Pick<Sharing, 'visibility' | 'enteredBy'> & { readonly userId: string | null }): boolean {
  return enteredBy === 'admin' && visibility === 'full' && userId === null;
}

function viewerOf(
  { globalRole, accountRole }: Pick<TeamAccess, 'globalRole' | 'accountRole'>,
  isReader: boolean,
): Viewer {
  if (isReader) return 'person';
  if (globalRole === 'master_admin') return 'master_admin';
  return accountRole === 'account_admin' ? 'account_admin' : 'teammate';
}

/** What a reader of a team may see of one of its people. */
export function allowedTo(
  access: Pick<TeamAccess, 'globalRole' | 'accountRole'>,
  { visibility, enteredBy, isReader }: Sharing,
): Allowed {
  return allows(visibility, viewerOf(access, isReader), enteredBy);
}
