import { randomUUID } from 'node:crypto';
import { NewChart } from '#shared/contract/charts.ts';
import { AnalyzeTeam } from '#shared/contract/teams.ts';
import { openAccount } from './features/accounts/service.ts';
import { authenticate, signIn, signOut } from './features/auth/service.ts';
import { create as createChart } from './features/charts/service.ts';
import type { Ctx } from './features/context.ts';
import { analyze } from './features/teams/analysis.ts';
import type { UserActor } from './platform/context.ts';
import type { Db } from './platform/db/client.ts';
import { installation } from './platform/db/schema/system.ts';
import { inTransaction } from './platform/db/transaction.ts';
import { PERSONAS, type PersonaEmail } from './providers/identity/personas.ts';
import type { Services } from './services.ts';

const SEED_KEY = 'demo-data';
/** Room for the two teams below and for trying out more. */
const DEMO_TEAM_LIMIT = 5;

/** With coordinates, so that seeding never calls a place provider. */
const LISBON = { birthPlace: 'Lisbon, Portugal', latitude: 38.7167, longitude: -9.1333 };
const VALENCIA = { birthPlace: 'Valencia, Spain', latitude: 39.4697, longitude: -0.3774 };
const VIENNA = { birthPlace: 'Vienna, Austria', latitude: 48.2085, longitude: 16.3721 };
const TORONTO = { birthPlace: 'Toronto, Canada', latitude: 43.7064, longitude: -79.3986 };
const NAIROBI = { birthPlace: 'Nairobi, Kenya', latitude: -1.2833, longitude: 36.8167 };
const KYOTO = { birthPlace: 'Kyoto, Japan', latitude: 35.0211, longitude: 135.7538 };

const CHARTS = [
  { name: 'Alma Reyes', birthDate: '1979-11-21', birthTime: '05:20', ...LISBON },
  { name: 'Pia Moreno', birthDate: '1986-09-03', birthTime: '07:45', ...VALENCIA },
];

/** The second team has gaps and a person with an unknown birth time. */
const TEAMS = [
  {
    teamName: 'Product Studio',
    teamDescription: 'Designs and builds what Northwind sells',
    members: [
      { name: 'Adam Lindqvist', birthDate: '1981-04-14', birthTime: '08:10', ...TORONTO },
      { name: 'Mei Tanaka', birthDate: '1990-02-27', birthTime: '16:35', ...KYOTO },
      { name: 'Jonas Weber', birthDate: '1975-12-09', birthTime: '23:05', ...VIENNA },
      { name: 'Wanjiru Kamau', birthDate: '1988-07-19', birthTime: '04:50', ...NAIROBI },
      { name: 'Inês Duarte', birthDate: '1993-10-02', birthTime: '12:25', ...LISBON },
    ],
  },
  {
    teamName: 'Launch Crew',
    teamDescription: 'Brings new products to their first customers',
    members: [
      { name: 'Mei Tanaka', birthDate: '1990-02-27', birthTime: '16:35', ...KYOTO },
      { name: 'Luca Ferri', birthDate: '1984-01-30', birthTime: null, ...VALENCIA },
      { name: 'Grace Otieno', birthDate: '1996-05-11', birthTime: '19:40', ...NAIROBI },
    ],
  },
];

/** Runs `act` as a demo person, signed in and out through the auth service. */
async function as<T>(
  services: Services,
  tx: Db,
  email: PersonaEmail,
  act: (ctx: Ctx<UserActor>) => Promise<T>,
): Promise<T> {
  const persona = PERSONAS.find((candidate) => candidate.email === email);
  const signInCtx = { ...services.signInCtx(), db: tx };
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
      db: tx,
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

async function lay(services: Services, tx: Db): Promise<void> {
  await as(services, tx, 'master@demo.example', async () => undefined);
  const admin = await as(services, tx, 'admin@demo.example', async ({ actor }) => actor.id);
  const member = await as(services, tx, 'member@demo.example', async ({ actor }) => actor.id);
  const accountId = await openAccount(
    tx,
    'Northwind Studio',
    [
      { userId: admin, role: 'account_admin' },
      { userId: member, role: 'regular_user' },
    ],
    DEMO_TEAM_LIMIT,
  );
  await as(services, tx, 'admin@demo.example', async (ctx) => {
    for (const team of TEAMS) {
      await analyze(ctx, AnalyzeTeam.parse({ ...team, teamAccountId: accountId }));
    }
  });
  await as(services, tx, 'person@demo.example', async (ctx) => {
    for (const chart of CHARTS) await createChart(ctx, NewChart.parse(chart));
  });
}

/** Seeds the demo data once, through the same services that requests use, in one transaction. */
export async function seedDemo(services: Services): Promise<void> {
  await inTransaction(services.database.db, async (tx) => {
    const [claimed] = await tx
      .insert(installation)
      .values({ key: SEED_KEY, value: 'laid' })
      .onConflictDoNothing()
      .returning();
    if (claimed) await lay(services, tx);
  });
}
