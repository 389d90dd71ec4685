import type { ErrorCode } from '#shared/contract/error-codes.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { lockAccount } from './account-store.ts';
import { findRole } from './member-store.ts';
import { canAdminister } from './policy.ts';

/**
 * Admits those who may administer an account; master admins pass even if there is no such account.
 * @param missing the error for strangers, as if there were no account.
 * @throws AppError auth.forbidden for its members
 */
export async function administered(
  db: Db,
  { actor }: Ctx<UserActor>,
  accountId: string,
  missing: ErrorCode = 'account.not_found',
): Promise<void> {
  const accountRole = await findRole(db, { accountId, userId: actor.id });
  if (canAdminister({ globalRole: actor.globalRole, accountRole })) return;
  const isKnown = accountRole !== null || actor.activeAccounts.some(({ id }) => id === accountId);
  throw new AppError(isKnown ? 'auth.forbidden' : missing);
}

/** Like `administered`, but locks the account until the transaction ends. */
export async function lockAdministered(
  tx: Db,
  ctx: Ctx<UserActor>,
  accountId: string,
  missing: ErrorCode = 'account.not_found',
) {
  const account = await lockAccount(tx, accountId);
  // Check again under the lock: the role may have been removed while waiting.
  await administered(tx, ctx, accountId, missing);
  if (!account) throw new AppError(missing);
  return account;
}
