import type { GlobalRole } from '#shared/domain/roles.ts';
import type { Db } from '../../db/client.ts';
import { insertAccount, insertMembership } from './store.ts';

/**
 * Opens a team account with its first members; to be called in a transaction.
 * @returns the account's id.
 */
export async function openAccount(
  tx: Db,
  name: string,
  members: readonly { userId: string; role: GlobalRole }[],
): Promise<string> {
  const accountId = await insertAccount(tx, name);
  for (const member of members) await insertMembership(tx, { accountId, ...member });
  return accountId;
}
