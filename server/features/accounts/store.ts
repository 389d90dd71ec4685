import type { GlobalRole } from '#shared/domain/roles.ts';
import type { Db } from '../../db/client.ts';
import { teamAccounts } from '../../db/schema/accounts.ts';
import { accountMemberships } from '../../db/schema/memberships.ts';

export async function insertAccount(tx: Db, name: string): Promise<string> {
  const [account] = await tx
    .insert(teamAccounts)
    .values({ name })
    .returning({ id: teamAccounts.id });
  if (!account) throw new Error('An insert returned no row');
  return account.id;
}

export async function insertMembership(
  tx: Db,
  membership: { accountId: string; userId: string; role: GlobalRole },
): Promise<void> {
  await tx.insert(accountMemberships).values(membership);
}
