import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONAS } from '#server/providers/identity/personas.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { failingAtStatement } from '#server/testing/fail-statement.ts';
import { chartGenerations, individualCharts } from './platform/db/schema/charts.ts';
import { logins, users } from './platform/db/schema/identity.ts';
import { seedDemo } from './seed.ts';

/** What the first start has seeded, before a test below signs somebody in. */
async function readLaid(database: TestApp['services']['database']) {
  return {
    people: await database.db.select().from(users),
    openLogins: await database.db.select().from(logins).where(isNull(logins.revokedAt)),
  };
}

let app: TestApp;
let laid: Awaited<ReturnType<typeof readLaid>>;
beforeAll(async () => {
  app = await startTestApp();
  await seedDemo(app.services);
  laid = await readLaid(app.services.database);
});
afterAll(() => app[Symbol.asyncDispose]());

async function countsOf(): Promise<unknown> {
  const { rows } = await app.services.database.db.execute(sql`select
    (select count(*)::int from users) as users,
    (select count(*)::int from team_accounts) as accounts,
    (select count(*)::int from account_memberships) as memberships,
    (select count(*)::int from teams) as teams,
    (select count(*)::int from individual_charts) as charts,
    (select count(*)::int from chart_generations) as generations`);
  return rows[0];
}

describe('demo data', () => {
  test('contain two analyzed teams, one with gaps and an unknown birth time', async () => {
    const admin = await app.signIn('admin@demo.example');
    const { body: teams } = await admin.get('/api/user/all-teams').expect(200);
    expect(teams).toHaveLength(2);
    const member = await app.signIn('member@demo.example');
    const read = async ({ id }: { id: string }) =>
      (await member.get(`/api/team/${id}`).expect(200)).body;
    const whole = await Promise.all(teams.map(read));
    expect(whole.every(({ pentaData, dynamics }) => pentaData && dynamics.length > 0)).toBe(true);
    const uncertain = whole.filter(({ members }) =>
      members.some(({ uncertaintyLevel }: Record<string, string>) => uncertaintyLevel === 'high'),
    );
    expect(uncertain).toHaveLength(1);
    expect(uncertain[0].pentaData.gaps.length).toBeGreaterThan(0);
    expect(uncertain[0].pentaData.certaintyNotes.length).toBeGreaterThan(0);
  });

  test('are seeded completely or not at all, whichever statement fails', async () => {
    await using fresh = await startTestApp();
    const { pool, db } = fresh.services.database;
    const tables = ['installation', 'users', 'team_accounts', 'teams', 'individual_charts'];
    for (const number of [2, 9, 25, 40, 60]) {
      const laying = failingAtStatement(pool, number, () => seedDemo(fresh.services));
      await expect(laying).rejects.toThrow();
      for (const table of tables) {
        const { rows } = await db.execute(sql`select 1 from ${sql.identifier(table)}`);
        expect(rows, `${table} after statement ${number}`).toEqual([]);
      }
    }
    await seedDemo(fresh.services);
    const { rows } = await db.execute(sql`select 1 from teams`);
    expect(rows).toHaveLength(2);
  });

  test('are seeded once across restarts', async () => {
    const before = await countsOf();
    await seedDemo(app.services);
    await Promise.all([seedDemo(app.services), seedDemo(app.services)]);
    expect(await countsOf()).toEqual(before);
  });

  test('contain a master admin', async () => {
    const { actor } = await app.signIn('master@demo.example');
    expect(actor).toMatchObject({ globalRole: 'master_admin', activeAccounts: [] });
  });

  test('contain an account admin and a member of the same account', async () => {
    const admin = (await app.signIn('admin@demo.example')).actor;
    const member = (await app.signIn('member@demo.example')).actor;
    expect(admin).toMatchObject({
      globalRole: 'account_admin',
      activeAccounts: [{ role: 'account_admin', name: 'Northwind Studio' }],
    });
    expect(member).toMatchObject({
      globalRole: 'regular_user',
      activeAccounts: [{ role: 'regular_user', name: admin.activeAccounts[0]?.name }],
    });
  });

  test('contain a person with charts and no team', async () => {
    const person = await app.signIn('person@demo.example');
    expect(person.actor.activeAccounts).toEqual([]);
    const { body } = await person.get('/api/individual/charts');
    expect(body.length).toBeGreaterThanOrEqual(2);
    const { db } = app.services.database;
    const rows = await db
      .select({ id: individualCharts.id })
      .from(individualCharts)
      .innerJoin(chartGenerations, eq(chartGenerations.individualChartId, individualCharts.id));
    expect(rows).toHaveLength(body.length);
  });

  test('contain nothing for a new person', async () => {
    expect(laid.people.filter(({ email }) => email === 'new@demo.example')).toEqual([]);
    const fresh = await app.signIn('new@demo.example');
    expect(fresh.actor).toMatchObject({ globalRole: 'regular_user', activeAccounts: [] });
    expect((await fresh.get('/api/individual/charts')).body).toEqual([]);
  });

  test('leave no login behind', () => {
    expect(laid.openLogins).toEqual([]);
  });

  test('belong to the embedded issuer’s personas', () => {
    expect(new Set(laid.people.map(({ issuer }) => issuer))).toEqual(
      new Set([`${app.url}/issuer`]),
    );
  });

  test('use the names shown on the sign-in page', () => {
    expect(laid.people.length).toBeGreaterThanOrEqual(4);
    for (const { email, firstName, lastName } of laid.people) {
      expect(PERSONAS).toContainEqual(expect.objectContaining({ email, firstName, lastName }));
    }
  });
});
