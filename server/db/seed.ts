import { randomUUID } from 'node:crypto';
import { NewChart } from '#shared/contract/charts.ts';
import type { Ctx, UserActor } from '../context.ts';
import { openAccount } from '../features/accounts/service.ts';
import { authenticate, signIn, signOut } from '../features/auth/service.ts';
import { preview } from '../features/charts/service.ts';
import { PERSONAS, type PersonaEmail } from '../providers/identity/personas.ts';
import type { Services } from '../services.ts';
import { installation } from './schema/system.ts';

const SEED_KEY = 'demo-data';

const CHARTS = [
  {
    name: 'Alma Reyes',
    birthDate: '1979-11-21',
    birthTime: '05:20',
    birthPlace: 'Lisbon, Portugal',
  },
  {
    name: 'Pia Moreno',
    birthDate: '1986-09-03',
    birthTime: '07:45',
    birthPlace: 'Valencia, Spain',
  },
];

/** Acts as a demo person, signed in and out again through the service's own verbs. */
async function as<T>(
  services: Services,
  email: PersonaEmail,
  act: (ctx: Ctx<UserActor>) => Promise<T>,
): Promise<T> {
  const persona = PERSONAS.find((candidate) => candidate.email === email);
  const signInCtx = services.signInCtx();
  const login = await signIn(signInCtx, {
    issuer: `${services.config.publicUrl}/issuer`,
    subject: email,
    email,
    emailVerified: true,
    firstName: persona?.firstName ?? null,
    lastName: persona?.lastName ?? null,
    pictureUrl: null,
  });
  const actor = login && (await authenticate(signInCtx, login.loginId));
  if (!actor) throw new Error(`The demo person ${email} could not sign in`);
  try {
    return await act({
      actor,
      db: services.database.db,
      clock: services.clock,
      providers: services.providers,
      log: services.log,
      requestId: randomUUID(),
      signal: new AbortController().signal,
    });
  } finally {
    await signOut(signInCtx, actor.loginId);
  }
}

/** Lays the demo people's data once, through the verbs that the app itself uses. */
export async function seedDemo(services: Services): Promise<void> {
  const { db } = services.database;
  const [claimed] = await db
    .insert(installation)
    .values({ key: SEED_KEY, value: 'laid' })
    .onConflictDoNothing()
    .returning();
  if (!claimed) return;
  await as(services, 'master@demo.example', async () => undefined);
  const admin = await as(services, 'admin@demo.example', async ({ actor }) => actor.id);
  const member = await as(services, 'member@demo.example', async ({ actor }) => actor.id);
  await db.transaction((tx) =>
    openAccount(tx, 'Northwind Studio', [
      { userId: admin, role: 'account_admin' },
      { userId: member, role: 'regular_user' },
    ]),
  );
  await as(services, 'person@demo.example', async (ctx) => {
    for (const chart of CHARTS) await preview(ctx, NewChart.parse(chart));
  });
}
