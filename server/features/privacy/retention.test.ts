import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teams } from '../../platform/db/schema/accounts.ts';
import { paymentEvents } from '../../platform/db/schema/billing.ts';
import { coachConversations } from '../../platform/db/schema/coach.ts';
import { keptInvoices } from '../../platform/db/schema/deletion.ts';
import { teamInvitations } from '../../platform/db/schema/invitations.ts';
import { somebody } from '../../testing/admin-fixture.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openAccount } from '../accounts/service.ts';
import { pruneOld } from './retention.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const db = () => app.services.database.db;

async function newTeam() {
  const accountId = await openAccount(db(), 'Northwind', []);
  const [team] = await db().insert(teams).values({ accountId, name: 'Product' }).returning();
  return { accountId, teamId: team?.id ?? '' };
}

test.each([
  [
    'a conversation after a year',
    365,
    async (at: Date) => {
      const { teamId } = await newTeam();
      const userId = (await somebody(app)).actor.id;
      const conversation = { teamId, userId, title: 'Who are we?', updatedAt: at };
      await db().insert(coachConversations).values(conversation);
    },
    coachConversations,
  ],
  [
    'an invitation a month after it expired',
    30,
    async (at: Date) => {
      const invitation = { kind: 'team', usesMax: 3, createdAt: at, expiresAt: at } as const;
      await db()
        .insert(teamInvitations)
        .values({ ...(await newTeam()), ...invitation, tokenHash: randomUUID() });
    },
    teamInvitations,
  ],
  [
    'a processed payment event after 90 days',
    90,
    async (at: Date) => {
      const subject = { kind: 'other' } as const;
      const times = { createdAt: at, receivedAt: at, doneAt: at };
      await db()
        .insert(paymentEvents)
        .values({ id: randomUUID(), name: 'invoice.paid', subject, ...times });
    },
    paymentEvents,
  ],
  [
    'a leaver’s invoice after ten years',
    3_650,
    async (at: Date) => {
      const cents = { totalCents: 49_900, paidCents: 49_900 };
      await db()
        .insert(keptInvoices)
        .values({ id: randomUUID(), status: 'paid', createdAt: at, ...cents });
    },
    keptInvoices,
  ],
] as const)('deletes %s, and not a day earlier', async (_what, days, put, table) => {
  const { clock, config } = app.services;
  const at = clock();
  await put(at);
  const prune = (passed: number) =>
    pruneOld(db(), new Date(at.getTime() + passed * DAY_MS), config.retention);
  await prune(days - 1);
  expect(await db().select().from(table)).toHaveLength(1);
  await prune(days);
  expect(await db().select().from(table)).toEqual([]);
});

test('keeps a payment event that still fails', async () => {
  const at = new Date(0);
  const subject = { kind: 'other' } as const;
  await db()
    .insert(paymentEvents)
    .values({ id: 'evt_open', name: 'x', subject, createdAt: at, receivedAt: at });
  await pruneOld(db(), app.services.clock(), app.services.config.retention);
  expect(await db().select().from(paymentEvents)).toHaveLength(1);
});
