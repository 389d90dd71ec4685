import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { billingCustomers, billingSubscriptions } from '../../../platform/db/schema/billing.ts';
import { users } from '../../../platform/db/schema/identity.ts';
import type { MembershipKey } from '../../accounts/membership-key.ts';
import type { BuyerState } from '../decide/cancellation.ts';

export type BuyerRow = typeof billingCustomers.$inferSelect;

export async function findBuyer(db: Db, userId: string): Promise<BuyerRow | undefined> {
  const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  return row;
}

async function lockIfBuyer(tx: Db, userId: string): Promise<BuyerRow | undefined> {
  const [row] = await tx
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
    .for('update');
  return row;
}

/** Makes the person a buyer if needed, and locks the row until the transaction ends. */
export async function lockBuyer(tx: Db, userId: string): Promise<BuyerRow> {
  const existing = await lockIfBuyer(tx, userId);
  if (existing) return existing;
  await tx.insert(billingCustomers).values({ userId }).onConflictDoNothing();
  const created = await lockIfBuyer(tx, userId);
  if (!created) throw new Error('A buyer that was just inserted is gone');
  return created;
}

/** The buyers of some accounts, locked in a fixed order until the transaction ends. */
export async function lockBuyersOf(tx: Db, accountIds: readonly string[]): Promise<BuyerRow[]> {
  if (accountIds.length === 0) return [];
  return tx
    .select()
    .from(billingCustomers)
    .where(inArray(billingCustomers.accountId, [...accountIds]))
    .orderBy(asc(billingCustomers.userId))
    .for('update');
}

/** The person behind a provider's customer: by its id, or by the user id in its metadata. */
export async function findOwner(
  db: Db,
  customerId: string,
  metadataUserId: string | null,
): Promise<string | null> {
  const [byCustomer] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  if (byCustomer) return byCustomer.userId;
  if (metadataUserId === null) return null;
  const [byMetadata] = await db
    .select({ userId: users.id })
    .from(users)
    .where(sql`${users.id}::text = ${metadataUserId}`);
  return byMetadata?.userId ?? null;
}

/** Stores the customer unless the buyer has one. @returns the one that is stored. */
export async function updateCustomerId(
  tx: Db,
  userId: string,
  customerId: string,
): Promise<string> {
  const [row] = await tx
    .update(billingCustomers)
    .set({ customerId: sql`coalesce(${billingCustomers.customerId}, ${customerId})` })
    .where(eq(billingCustomers.userId, userId))
    .returning({ customerId: billingCustomers.customerId });
  return row?.customerId ?? customerId;
}

export async function updateBuyerAccount(
  tx: Db,
  { accountId, userId }: MembershipKey,
): Promise<void> {
  await tx.update(billingCustomers).set({ accountId }).where(eq(billingCustomers.userId, userId));
}

/** Which of these provider's customers are known buyers. */
export async function ownCustomers(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: billingCustomers.customerId })
    .from(billingCustomers)
    .where(inArray(billingCustomers.customerId, [...ids]));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

export async function findFirstName(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  return row?.firstName ?? null;
}

export async function findBuyerState(tx: Db, userId: string): Promise<BuyerState | undefined> {
  const [row] = await tx
    .select({
      isActive: users.isActive,
      deletionDueAt: users.deletionDueAt,
      renewsAt: billingSubscriptions.periodEnd,
    })
    .from(users)
    .leftJoin(
      billingSubscriptions,
      and(eq(billingSubscriptions.userId, users.id), eq(billingSubscriptions.isCurrent, true)),
    )
    .where(eq(users.id, userId));
  return row;
}
