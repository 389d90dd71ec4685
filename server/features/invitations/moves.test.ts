import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Organization } from '#shared/contract/organization.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { CONSENT_VERSION } from '#shared/domain/consent.ts';
import { somebody } from '../../testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../testing/app.ts';
import { BIRTHS } from '../../testing/team-births.ts';
import { openAccount } from '../accounts/service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => app[Symbol.asyncDispose]());

const run = (statement: string, values: unknown[] = []) =>
  app.services.database.pool.query(statement, values);

/** The fixture's people a year later, under other names. */
const OTHERS = BIRTHS.map((birth, index) => ({
  ...birth,
  name: `Other ${index}`,
  birthDate: birth.birthDate.replace(/^\d{4}/, (year) => String(Number(year) + 1)),
}));

interface Joined {
  readonly admin: SignedIn;
  readonly accountId: string;
  readonly product: string;
  readonly sales: string;
  /** The person who joined Product by link, and their page's token. */
  readonly person: string;
  readonly token: string;
  readonly email: string;
}

/** Product with two people of its admin and one who joined by link; Sales with three. */
async function joined(level = 'full'): Promise<Joined> {
  const admin = await somebody(app, 'admin');
  const members = [{ userId: admin.actor.id, role: 'account_admin' as const }];
  const accountId = await openAccount(app.services.database.db, 'Northwind', members, 100);
  const analyzed = async (teamName: string, people: readonly object[]): Promise<string> => {
    const body = { teamName, teamAccountId: accountId, members: people };
    return (await admin.post('/api/team/analyze', body).expect(200)).body.id;
  };
  const product = await analyzed('Product', BIRTHS.slice(0, 2));
  const sales = await analyzed('Sales', OTHERS.slice(0, 3));
  const { body: made } = await admin
    .post(`/api/team/${product}/invitations`, { kind: 'team' })
    .expect(201);
  const email = `${crypto.randomUUID()}@example.com`;
  const { body } = await app.anonymous
    .post(`/api/invitations/${made.token}/join`, {
      ...BIRTHS[2],
      level,
      consentVersion: CONSENT_VERSION,
      email,
    })
    .expect(201);
  const { rows } = await run('select id from team_members where team_id = $1 and name = $2', [
    product,
    BIRTHS[2]?.name,
  ]);
  return { admin, accountId, product, sales, person: rows[0]?.id, token: body.token, email };
}

const organizationOf = async ({ admin, accountId }: Joined): Promise<Organization> =>
  (await admin.get(`/api/accounts/${accountId}/organization`).expect(200)).body;
const personIn = async (view: Joined) =>
  (await organizationOf(view)).people.find(({ id }) => id === view.person);
const teamNow = async ({ admin }: Joined, id: string): Promise<TeamRecord> =>
  (await admin.get(`/api/team/${id}`).expect(200)).body;

/** Puts the person into Sales on the organization page. */
async function ask(view: Joined, target = view.sales) {
  const { teams, people } = await organizationOf(view);
  const there = people.filter(({ teamId }) => teamId === target).map(({ id }) => id);
  const name = teams.find(({ id }) => id === target)?.name;
  return view.admin.post(`/api/accounts/${view.accountId}/organization/apply`, {
    teams: [{ teamId: target, name, people: [...there, view.person] }],
    versions: teams.map(({ id: teamId, updatedAt }) => ({ teamId, updatedAt })),
  });
}

const answer = (token: string, teamId: string, agrees = true) =>
  app.anonymous.post(`/api/my-place/${token}/move`, { teamId, agrees });
const questionOn = async (token: string) =>
  (await app.anonymous.get(`/api/my-place/${token}`).expect(200)).body.move;

async function lettersTo(address: string) {
  const all = (await app.services.outbox?.list()) ?? [];
  return all.filter(({ to, subject }) => to === address && subject.includes('move to'));
}

describe('a move of somebody who joined by their own consent', () => {
  test('waits: nobody of the other team sees them, and both sides are told', async () => {
    const view = await joined();
    const { body } = await ask(view);
    expect(body).toMatchObject({ moved: 0, waiting: [view.person] });
    expect(await personIn(view)).toMatchObject({
      teamId: view.product,
      move: { teamId: view.sales, isDeclined: false },
    });
    expect((await teamNow(view, view.sales)).members).toHaveLength(3);
    expect(await questionOn(view.token)).toEqual({ teamId: view.sales, teamName: 'Sales' });
  });

  test('happens with their yes, at the level they chose', async () => {
    const view = await joined('functions');
    await ask(view);
    await answer(view.token, view.sales).expect(204);
    const sales = await teamNow(view, view.sales);
    expect(sales.members.map(({ id }) => id)).toContain(view.person);
    expect(sales.members.find(({ id }) => id === view.person)).toMatchObject({
      visibility: 'functions',
      chartData: null,
    });
    expect(sales.pentaData?.members).toHaveLength(4);
    const product = await teamNow(view, view.product);
    expect(product.members).toHaveLength(2);
    expect(product.pentaData).toBeNull();
    expect(await personIn(view)).toMatchObject({ teamId: view.sales, move: null });
  });

  test('is recorded with their consent, which outlives the former team', async () => {
    const view = await joined();
    await ask(view);
    await answer(view.token, view.sales).expect(204);
    await view.admin.delete(`/api/accounts/${view.accountId}/teams/${view.product}`).expect(204);
    const { rows } = await run('select team_id, changes from team_consents where member_id = $1', [
      view.person,
    ]);
    expect(rows).toMatchObject([
      { team_id: view.sales, changes: [{ level: 'full', teamId: view.sales }] },
    ]);
    expect(await questionOn(view.token)).toBeNull();
  });

  test('doesn’t happen after a no, which the admin reads and can put aside', async () => {
    const view = await joined();
    await ask(view);
    await answer(view.token, view.sales, false).expect(204);
    await answer(view.token, view.sales, false).expect(204);
    expect(await questionOn(view.token)).toBeNull();
    expect(await personIn(view)).toMatchObject({
      teamId: view.product,
      move: { teamId: view.sales, isDeclined: true },
    });
    await answer(view.token, view.sales).expect(409);
    const moves = `/api/accounts/${view.accountId}/organization/moves`;
    await view.admin.delete(`${moves}/${view.person}`).expect(204);
    expect((await personIn(view))?.move).toBeNull();
  });

  test('can be taken back before it’s answered', async () => {
    const view = await joined();
    await ask(view);
    const path = `/api/accounts/${view.accountId}/organization/moves/${view.person}`;
    await (await somebody(app)).delete(path).expect(404);
    await view.admin.delete(path).expect(204);
    const { body } = await answer(view.token, view.sales).expect(409);
    expect(body.message).toContain('You stay where you are.');
    expect((await teamNow(view, view.product)).members).toHaveLength(3);
  });

  test('is done once, however often they say yes', async () => {
    const view = await joined();
    await ask(view);
    const yes = await Promise.all(Array.from({ length: 5 }, () => answer(view.token, view.sales)));
    expect(yes.map(({ status }) => status)).toEqual(Array(5).fill(204));
    expect((await teamNow(view, view.sales)).members).toHaveLength(4);
  });

  test('answers the question as it was read, not one asked since', async () => {
    const view = await joined();
    await ask(view);
    const body = { name: 'Support' };
    const { body: support } = await view.admin
      .post(`/api/accounts/${view.accountId}/teams`, body)
      .expect(201);
    await ask(view, support.id);
    await answer(view.token, view.sales).expect(409);
    expect(await questionOn(view.token)).toEqual({ teamId: support.id, teamName: 'Support' });
  });

  test('by a signed-in person is answered on their own page alone', async () => {
    const view = await joined();
    const me = await somebody(app, 'me');
    await run('update team_members set user_id = $1 where id = $2', [me.actor.id, view.person]);
    await ask(view);
    const { body: places } = await me.get('/api/user/places').expect(200);
    expect(places).toMatchObject([{ move: { teamId: view.sales, teamName: 'Sales' } }]);
    const path = `/api/user/places/${view.person}/move`;
    await (await somebody(app)).post(path, { teamId: view.sales, agrees: true }).expect(404);
    await me.post(path, { teamId: view.sales, agrees: true }).expect(204);
    expect((await teamNow(view, view.sales)).members).toHaveLength(4);
  });
});

const STAY = 'You stay where you are.';

describe('a yes', () => {
  test.each([
    ['the team is full', 'insert', 'this one is complete'],
    ['the team is inactive', 'update teams set is_active = false where id = $1', STAY],
    ['the team is deleted', 'delete from teams where id = $1', STAY],
    [
      'the plan has ended',
      "update team_accounts set access_until = '2020-01-01' where id = (select account_id from teams where id = $1)",
      STAY,
    ],
  ])('when %s moves nobody', async (_when, change, words) => {
    const view = await joined();
    await ask(view);
    if (change === 'insert') {
      const { body } = await view.admin
        .post(`/api/team/${view.sales}/invitations`, { kind: 'team' })
        .expect(201);
      for (const birth of OTHERS.slice(3, 5)) {
        await app.anonymous
          .post(`/api/invitations/${body.token}/join`, {
            ...birth,
            level: 'full',
            consentVersion: CONSENT_VERSION,
          })
          .expect(201);
      }
    } else await run(change, [view.sales]);
    const { body } = await answer(view.token, view.sales).expect(409);
    expect(body.message).toContain(words);
    const { rows } = await run('select team_id from team_members where id = $1', [view.person]);
    expect(rows).toEqual([{ team_id: view.product }]);
  });

  test('after they withdrew opens nothing', async () => {
    const view = await joined();
    await ask(view);
    await app.anonymous.post(`/api/my-place/${view.token}/withdraw`).expect(204);
    await answer(view.token, view.sales).expect(404);
    expect(
      (await run('select 1 from team_moves where member_id = $1', [view.person])).rowCount,
    ).toBe(0);
  });

  test('of the last person deactivates the team they leave', async () => {
    const view = await joined();
    await run('delete from team_members where team_id = $1 and id <> $2', [
      view.product,
      view.person,
    ]);
    await ask(view);
    await answer(view.token, view.sales).expect(204);
    const { teams } = await organizationOf(view);
    expect(teams.map(({ id }) => id)).toEqual([view.sales]);
  });
});

describe('the question', () => {
  test('is mailed with a link of its own, once in a day', async () => {
    const view = await joined();
    await ask(view);
    await expect.poll(async () => (await lettersTo(view.email)).length).toBe(1);
    const [letter] = await lettersTo(view.email);
    const mailed = /\/my-place\/([\w-]+)/.exec(JSON.stringify(letter))?.[1] ?? '';
    expect(mailed).not.toBe(view.token);
    expect(await questionOn(mailed)).toEqual({ teamId: view.sales, teamName: 'Sales' });
    const path = `/api/accounts/${view.accountId}/organization/moves/${view.person}`;
    await view.admin.delete(path).expect(204);
    await ask(view);
    expect(await questionOn(view.token)).not.toBeNull();
    expect(await lettersTo(view.email)).toHaveLength(1);
    await answer(mailed, view.sales).expect(204);
    expect((await teamNow(view, view.sales)).members).toHaveLength(4);
  });

  test('can’t be about a new team that nobody else starts', async () => {
    const view = await joined();
    const { teams } = await organizationOf(view);
    const { body } = await view.admin
      .post(`/api/accounts/${view.accountId}/organization/apply`, {
        teams: [{ teamId: null, name: 'Support', people: [view.person] }],
        versions: teams.map(({ id: teamId, updatedAt }) => ({ teamId, updatedAt })),
      })
      .expect(409);
    expect(body.message).toBe(
      `Support would start with nobody: ${BIRTHS[2]?.name} can’t be moved without their yes.`,
    );
  });
});

test('an account’s log tells of every step, and none of birth data or addresses', async () => {
  const view = await joined();
  const invitations = `/api/team/${view.product}/invitations`;
  const mailed = { kind: 'person', name: 'Tom', email: 'tom@example.com' };
  const { body: second } = await view.admin.post(invitations, mailed).expect(201);
  await view.admin.delete(`${invitations}/${second.invitation.id}`).expect(204);
  await app.anonymous.post(`/api/my-place/${view.token}/level`, { level: 'summary' }).expect(204);
  await ask(view);
  await answer(view.token, view.sales, false).expect(204);
  const { person, accountId } = view;
  await view.admin.delete(`/api/accounts/${accountId}/organization/moves/${person}`).expect(204);
  await ask(view);
  await answer(view.token, view.sales).expect(204);
  await app.anonymous.post(`/api/my-place/${view.token}/withdraw`).expect(204);
  const { rows } = await run(
    `select action, object_type as type, object_id as id, after from audit_log
     where account_id = $1 and (action like 'invitation.%' or action like 'person.%')
     order by created_at, id`,
    [accountId],
  );
  const inTeam = (action: string, id: string, after: object | null = null) => ({
    action,
    type: 'team',
    id,
    after,
  });
  const ofInvitation = (action: string, after: object | null) => ({
    action,
    type: 'invitation',
    id: expect.any(String),
    after,
  });
  const { product, sales } = view;
  expect(rows).toEqual([
    ofInvitation('invitation.created', { kind: 'team', teamId: product, isSent: false }),
    inTeam('person.joined', product, { teamId: product, level: 'full' }),
    ofInvitation('invitation.created', { kind: 'person', teamId: product, isSent: true }),
    { ...ofInvitation('invitation.revoked', null), id: second.invitation.id },
    inTeam('person.sharing_changed', product, { level: 'summary' }),
    inTeam('person.move_asked', sales),
    inTeam('person.move_declined', sales),
    inTeam('person.move_asked', sales),
    inTeam('person.moved', sales),
    inTeam('person.left', sales),
  ]);
});
