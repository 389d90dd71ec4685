import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { teamAccounts } from '#server/platform/db/schema/accounts.ts';
import { billingCustomers, billingSubscriptions } from '#server/platform/db/schema/billing.ts';
import { accountMemberships } from '#server/platform/db/schema/memberships.ts';

/** Everything stored about a buyer. */
export async function keptOf(db: Db, userId: string) {
  const subscriptions = await db
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.userId, userId));
  const [customer] = await db
    .select({ account: teamAccounts })
    .from(billingCustomers)
    .leftJoin(teamAccounts, eq(teamAccounts.id, billingCustomers.accountId))
    .where(eq(billingCustomers.userId, userId));
  const memberships = await db
    .select()
    .from(accountMemberships)
    .where(eq(accountMemberships.userId, userId));
  return { subscriptions, account: customer?.account ?? null, memberships };
}
