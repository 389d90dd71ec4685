import { teamLimitWords } from '#shared/domain/team-limit.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { AppError } from '../../platform/errors.ts';
import {
  type AccountAccess,
  lockedAccountAccess,
  refuseInactiveAccount,
} from '../accounts/service.ts';
import type { Ctx } from '../context.ts';
import { canManage } from './policy.ts';
import { countActiveTeams, findDuplicateTeam, findTeamOfAccount } from './store.ts';

type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeamOfAccount>>>;

const DUPLICATE_TEAM = 'You already have an active team with this name and the same people.';

/** @throws AppError account.not_found for strangers; auth.forbidden for those who only see it */
export function managed(
  { actor }: Ctx<UserActor>,
  account: AccountAccess | undefined,
): AccountAccess {
  if (account && canManage({ globalRole: actor.globalRole, accountRole: account.accountRole })) {
    return account;
  }
  const isKnown = actor.activeAccounts.some(({ id }) => id === account?.id);
  throw new AppError(isKnown ? 'auth.forbidden' : 'account.not_found');
}

/** @throws AppError request.conflict; account.read_only after the paid time */
export function refuseUnwritable(
  { clock }: Pick<Ctx, 'clock'>,
  { isActive, accessUntil }: Pick<AccountAccess, 'isActive' | 'accessUntil'>,
): void {
  refuseInactiveAccount({ isActive });
  if (accessUntil !== null && accessUntil <= clock()) throw new AppError('account.read_only');
}

/** Locks the account, which serializes all changes to its teams. */
export async function lockManaged(
  tx: Db,
  ctx: Ctx<UserActor>,
  accountId: string,
): Promise<AccountAccess> {
  return managed(ctx, await lockedAccountAccess(tx, ctx, accountId));
}

/** @throws AppError team.not_found */
export async function teamIn(tx: Db, accountId: string, teamId: string): Promise<TeamRow> {
  const team = await findTeamOfAccount(tx, accountId, teamId);
  if (!team) throw new AppError('team.not_found');
  return team;
}

/** @throws AppError team.limit_reached */
export async function refuseBeyondTeamLimit(
  tx: Db,
  { id, teamLimit }: AccountAccess,
): Promise<void> {
  if ((await countActiveTeams(tx, id)) < teamLimit) return;
  throw new AppError('team.limit_reached', { message: teamLimitWords(teamLimit) });
}

/** @throws AppError request.conflict when the account has an identical active team */
export async function refuseDuplicateTeam(
  tx: Db,
  accountId: string,
  name: string,
  peopleKey: string | null,
  teamId: string,
): Promise<void> {
  if (peopleKey === null) return;
  const duplicate = await findDuplicateTeam(tx, accountId, name, peopleKey, teamId);
  if (duplicate !== null) throw new AppError('request.conflict', { message: DUPLICATE_TEAM });
}

/** Audits a change of a team, in its transaction. */
export async function auditTeam(
  tx: Db,
  ctx: Ctx<UserActor>,
  action: 'team.created' | 'team.changed' | 'team.deleted',
  { id, accountId }: Pick<TeamRow, 'id' | 'accountId'>,
  facts: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  await audit(tx, ctx, { action, objectType: 'team', objectId: id, accountId, ...facts });
}
