import { and, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { billingNotices, billingSubscriptions } from '../../../platform/db/schema/billing.ts';
import { users } from '../../../platform/db/schema/identity.ts';

const AT_ONCE = 100;

/** A subscription with a notice that its buyer is due. */
export interface Notice {
  readonly subscriptionId: string;
  readonly about: string;
  readonly email: string;
  readonly accessUntil: Date;
}

async function listNotices(db: Db, about: SQL, where: SQL | undefined): Promise<Notice[]> {
  const rows = await db
    .select({
      subscriptionId: billingSubscriptions.id,
      about: sql<string>`${about}`,
      email: users.email,
      accessUntil: billingSubscriptions.accessUntil,
    })
    .from(billingSubscriptions)
    .innerJoin(users, eq(users.id, billingSubscriptions.userId))
    .leftJoin(
      billingNotices,
      and(
        eq(billingNotices.subscriptionId, billingSubscriptions.id),
        sql`${billingNotices.about} = ${about}`,
      ),
    )
    .where(
      and(
        isNull(billingNotices.about),
        isNotNull(users.email),
        eq(users.isActive, true),
        isNull(users.deletionDueAt),
        where,
      ),
    )
    .limit(AT_ONCE);
  return rows.flatMap(({ email, accessUntil, ...rest }) =>
    email && accessUntil ? [{ ...rest, email, accessUntil }] : [],
  );
}

/** Renewals that failed while access continues, once for each period. */
export async function listFailedRenewals(db: Db, now: Date): Promise<Notice[]> {
  const period = sql`'failed:' || extract(epoch from ${billingSubscriptions.periodStart})::bigint`;
  return listNotices(
    db,
    period,
    and(eq(billingSubscriptions.status, 'past_due'), gt(billingSubscriptions.accessUntil, now)),
  );
}

/** Plans that have ended since `since`, unless the buyer has another running one. */
export async function listEndedPlans(db: Db, now: Date, since: Date): Promise<Notice[]> {
  const ended = sql`'ended:' || extract(epoch from ${billingSubscriptions.accessUntil})::bigint`;
  return listNotices(
    db,
    ended,
    and(
      lte(billingSubscriptions.accessUntil, now),
      gt(billingSubscriptions.accessUntil, since),
      sql`not exists (select from billing_subscriptions o
        where o.user_id = ${users.id} and o.access_until > ${now})`,
    ),
  );
}

/** @returns false when another instance was faster. */
export async function saveNotice(
  tx: Db,
  { subscriptionId, about }: Notice,
  sentAt: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(billingNotices)
    .values({ subscriptionId, about, sentAt })
    .onConflictDoNothing()
    .returning({ about: billingNotices.about });
  return rows.length > 0;
}
