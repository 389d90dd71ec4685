import { and, asc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { teamMembers } from '../../platform/db/schema/analyses.ts';
import {
  billingCustomers,
  billingInvoices,
  billingSubscriptions,
} from '../../platform/db/schema/billing.ts';
import { accountClosings, keptInvoices } from '../../platform/db/schema/deletion.ts';
import { logins, sessions, users } from '../../platform/db/schema/identity.ts';
import { teamConsents, teamInvitations } from '../../platform/db/schema/invitations.ts';
import { mailMessages } from '../../platform/db/schema/mail.ts';
import { accountMemberships } from '../../platform/db/schema/memberships.ts';

/** People whose week to undo is over, the longest over first. */
export async function listDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionDueAt, now))
    .orderBy(asc(users.deletionDueAt), asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The person, locked, if their time is over; undefined when another instance was faster. */
export async function lockDue(tx: Db, userId: string, now: Date) {
  const [row] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.deletionDueAt, now)))
    .for('update');
  return row;
}

/** The accounts that a person chose to close. */
export async function listClosings(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ accountId: accountClosings.accountId })
    .from(accountClosings)
    .where(eq(accountClosings.userId, userId))
    .orderBy(asc(accountClosings.accountId));
  return rows.map(({ accountId }) => accountId);
}

/** The people of teams who are this person. */
export async function listPeopleOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId))
    .orderBy(asc(teamMembers.id));
  return rows.map(({ id }) => id);
}

/**
 * Gives the account that a leaving buyer paid for to another of its admins who pays for none: their
 * next purchase then continues it.
 */
export async function passPlanOn(tx: Db, userId: string): Promise<void> {
  const [buyer] = await tx
    .select({ accountId: billingCustomers.accountId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
    .for('update');
  if (!buyer?.accountId) return;
  const [heir] = await tx
    .select({ id: users.id })
    .from(accountMemberships)
    .innerJoin(users, eq(users.id, accountMemberships.userId))
    .leftJoin(billingCustomers, eq(billingCustomers.userId, users.id))
    .where(
      and(
        eq(accountMemberships.accountId, buyer.accountId),
        eq(accountMemberships.role, 'account_admin'),
        eq(accountMemberships.isActive, true),
        eq(users.isActive, true),
        isNull(users.deletionDueAt),
        isNull(billingCustomers.accountId),
      ),
    )
    .orderBy(asc(accountMemberships.createdAt), asc(users.id))
    .limit(1);
  if (!heir) return;
  const { accountId } = buyer;
  // An account has one buyer.
  await tx
    .update(billingCustomers)
    .set({ accountId: null })
    .where(eq(billingCustomers.userId, userId));
  await tx
    .insert(billingCustomers)
    .values({ userId: heir.id, accountId })
    .onConflictDoUpdate({ target: billingCustomers.userId, set: { accountId } });
}

/** Copies a person's invoices to where they outlive the person. */
export async function keepInvoices(tx: Db, userId: string): Promise<void> {
  const own = tx
    .select({
      id: billingInvoices.id,
      customerId: billingCustomers.customerId,
      status: billingInvoices.status,
      totalCents: billingInvoices.totalCents,
      paidCents: billingInvoices.paidCents,
      createdAt: billingInvoices.createdAt,
      paidAt: billingInvoices.paidAt,
    })
    .from(billingInvoices)
    .innerJoin(billingSubscriptions, eq(billingSubscriptions.id, billingInvoices.subscriptionId))
    .innerJoin(billingCustomers, eq(billingCustomers.userId, billingSubscriptions.userId))
    .where(eq(billingCustomers.userId, userId));
  await tx.insert(keptInvoices).select(own).onConflictDoNothing();
}

/** Deletes the sessions of a person's sign-ins: they hold what the issuer said of the person. */
export async function deleteSessions(tx: Db, userId: string): Promise<void> {
  await tx.delete(sessions).where(
    sql`${sessions.sess} -> 'passport' ->> 'user' in (
        select ${logins.id}::text from ${logins} where ${logins.userId} = ${userId})`,
  );
}

/** Forgets an address where it stands without the person: in consents, invitations and e-mail. */
export async function forgetAddress(tx: Db, email: string): Promise<void> {
  const address = email.toLowerCase();
  await tx.update(teamConsents).set({ email: null }).where(eq(teamConsents.email, address));
  await tx.delete(teamInvitations).where(sql`lower(${teamInvitations.email}) = ${address}`);
  await tx.delete(mailMessages).where(sql`lower(${mailMessages.content} ->> 'to') = ${address}`);
}

/** Ends the open invitations that a person made. */
export async function endInvitationsOf(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(teamInvitations)
    .set({ expiresAt: now })
    .where(
      and(
        eq(teamInvitations.createdBy, userId),
        gt(teamInvitations.expiresAt, now),
        lt(teamInvitations.uses, teamInvitations.usesMax),
        isNull(teamInvitations.declinedAt),
      ),
    );
}

/** Deletes the person, and by foreign keys everything that is theirs alone. */
export async function deleteUser(tx: Db, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
