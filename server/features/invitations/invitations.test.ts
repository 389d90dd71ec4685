import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSENT_VERSION } from '#shared/domain/consent.ts';
import type { VisibilityLevel } from '#shared/domain/visibility.ts';
import { teamAccounts, teams } from '../../platform/db/schema/accounts.ts';
import { users } from '../../platform/db/schema/identity.ts';
import { teamConsents, teamInvitations } from '../../platform/db/schema/invitations.ts';
import { somebody } from '../../testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../testing/app.ts';
import { GUESSES, hitsOfGuesses } from '../../testing/guesses.ts';
import { queriesOf } from '../../testing/query-count.ts';
import { BIRTHS } from '../../testing/team-births.ts';
import { openAccount } from '../accounts/service.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => app[Symbol.asyncDispose]());

type Birth = Readonly<Record<string, unknown>>;

/** A team with its first people entered by its admin. */
async function teamOf(size: number, name = 'Product') {
  const admin = await somebody(app, 'admin');
  const { db } = app.services.database;
  const members = [{ userId: admin.actor.id, role: 'account_admin' as const }];
  const accountId = await openAccount(db, 'Northwind', members, 100);
  const made = await admin.post(`/api/accounts/${accountId}/teams`, { name }).expect(201);
  const teamId: string = made.body.id;
  if (size >= 2) {
    const people = { teamAccountId: accountId, teamId, teamName: name };
    await admin
      .post('/api/team/analyze', { ...people, members: BIRTHS.slice(0, size) })
      .expect(200);
  }
  return { admin, accountId, teamId };
}

async function linkTo(admin: SignedIn, teamId: string, body: object = { kind: 'team' }) {
  const { body: made } = await admin.post(`/api/team/${teamId}/invitations`, body).expect(201);
  return { token: made.token as string, id: made.invitation.id as string };
}

function joinBody(birth: Birth, level: VisibilityLevel = 'full') {
  return { ...birth, level, consentVersion: CONSENT_VERSION };
}

const open = (token: string) => app.anonymous.get(`/api/invitations/${token}`);
const join = (token: string, birth: Birth, more: object = {}) =>
  app.anonymous.post(`/api/invitations/${token}/join`, { ...joinBody(birth), ...more });

function invitationsOf(admin: SignedIn, teamId: string) {
  return admin.get(`/api/team/${teamId}/invitations`).then(({ body }) => body);
}

/** Waits until that many e-mails to the address are in the outbox, the newest first. */
async function mailsTo(email: string, count: number) {
  const list = async () =>
    ((await app.services.outbox?.list()) ?? []).filter(({ to }) => to === email);
  await expect.poll(async () => (await list()).length).toBe(count);
  return list();
}

describe('an invited person', () => {
  test('reads who asks, and nobody’s name or address', async () => {
    const { admin, teamId } = await teamOf(2);
    const { token } = await linkTo(admin, teamId, {
      kind: 'person',
      name: 'Tom Secret',
      email: 'tom@example.com',
    });
    const { body } = await open(token).expect(200);
    expect(body).toEqual({
      organization: 'Northwind',
      teamName: 'Product',
      aiProvider: null,
      consentVersion: CONSENT_VERSION,
      expiresAt: expect.any(String),
    });
  });

  test('joins without an account, and the Penta grows', async () => {
    const { admin, teamId } = await teamOf(2);
    const { token } = await linkTo(admin, teamId);
    expect((await admin.get(`/api/team/${teamId}`)).body.pentaData).toBeNull();
    expect((await join(token, BIRTHS[2]).expect(201)).body.isMailed).toBe(false);
    const { body } = await admin.get(`/api/team/${teamId}`).expect(200);
    expect(body.members.map(({ name }: { name: string }) => name)).toEqual(
      BIRTHS.slice(0, 3).map(({ name }) => name),
    );
    expect(body.members[2]).toMatchObject({ visibility: 'full', enteredBy: 'person' });
    expect(body.pentaData.members).toHaveLength(3);
    expect(body.dynamics).toHaveLength(3);
    expect(await invitationsOf(admin, teamId)).toMatchObject({
      invitations: [{ uses: 1 }],
      placesLeft: 2,
      canSend: true,
    });
  });

  test('can be the first and the second of a team', async () => {
    const { admin, teamId } = await teamOf(0);
    const { token } = await linkTo(admin, teamId);
    for (const [index, birth] of BIRTHS.slice(0, 2).entries()) {
      await join(token, birth).expect(201);
      const { body } = await admin.get(`/api/team/${teamId}`).expect(200);
      expect(body.members).toHaveLength(index + 1);
      expect(body.dynamics).toHaveLength(index);
    }
  });

  test('gets neither a seat nor sight of the team', async () => {
    const { admin, teamId } = await teamOf(2);
    const { token } = await linkTo(admin, teamId);
    const person = await somebody(app, 'joiner');
    await person.post(`/api/invitations/${token}/join`, joinBody(BIRTHS[2])).expect(201);
    await person.get(`/api/team/${teamId}`).expect(404);
    expect((await person.get('/api/user/team-accounts')).body).toEqual([]);
  });

  test('under 18 is refused with the reason, at the field', async () => {
    const { admin, teamId } = await teamOf(2);
    const { token } = await linkTo(admin, teamId);
    const now = app.services.clock();
    const birthDate = `${now.getUTCFullYear() - 17}-01-01`;
    const { body } = await join(token, { ...BIRTHS[2], birthDate }).expect(422);
    expect(body.code).toBe('invitation.under_age');
    expect(body.fields.birthDate).toContain('18');
    expect((await admin.get(`/api/team/${teamId}`)).body.members).toHaveLength(2);
  });

  test.each([
    ['a date that does not exist', { birthDate: '1990-02-30' }, 400],
    ['a time that happened twice', { birthDate: '1990-09-30', birthTime: '02:30' }, 422],
    [
      'a place that nobody knows',
      { birthPlace: 'Xyzzyburg', latitude: undefined, longitude: undefined },
      422,
    ],
    ['no level', { level: undefined }, 400],
    ['an older text', { consentVersion: '2020-01' }, 409],
  ])('with %s is refused', async (_, changes, status) => {
    const { admin, teamId } = await teamOf(2);
    const { token } = await linkTo(admin, teamId);
    await join(token, BIRTHS[2], changes).expect(status);
    expect((await admin.get(`/api/team/${teamId}`)).body.members).toHaveLength(2);
  });

  test('joins once, however the name is spelled', async () => {
    const { admin, teamId } = await teamOf(2);
    const { token } = await linkTo(admin, teamId);
    await join(token, BIRTHS[2]).expect(201);
    const again = await join(token, { ...BIRTHS[2], name: 'C. AYDIN' }).expect(409);
    expect(again.body.code).toBe('invitation.already_in');
  });

  test('takes the place of what an admin has entered for them', async () => {
    const { admin, teamId } = await teamOf(3);
    const { token } = await linkTo(admin, teamId);
    await app.anonymous
      .post(`/api/invitations/${token}/join`, joinBody({ ...BIRTHS[1], name: 'Ben' }, 'summary'))
      .expect(201);
    const { body } = await admin.get(`/api/team/${teamId}`);
    expect(body.members).toHaveLength(3);
    expect(body.members.find(({ name }: { name: string }) => name === 'Ben')).toMatchObject({
      visibility: 'summary',
      enteredBy: 'person',
    });
  });

  test('can say no: an invitation of one person ends, a link for everybody does not', async () => {
    const { admin, teamId } = await teamOf(2);
    const everybody = await linkTo(admin, teamId);
    const one = await linkTo(admin, teamId, { kind: 'person', name: 'Tom' });
    for (const { token } of [everybody, one]) {
      await app.anonymous.post(`/api/invitations/${token}/decline`).expect(204);
    }
    await open(everybody.token).expect(200);
    await open(one.token).expect(404);
    const reminding = await admin.post(`/api/team/${teamId}/invitations/${one.id}/remind`);
    expect(reminding.body.code).toBe('invitation.not_found');
    const { invitations } = await invitationsOf(admin, teamId);
    expect(invitations).toMatchObject([
      { id: one.id, state: 'declined' },
      { id: everybody.id, state: 'pending', declines: 1 },
    ]);
  });

  test('finds a birth place without an account, with the link only', async () => {
    const { admin, teamId } = await teamOf(2);
    const { token } = await linkTo(admin, teamId);
    const path = `/api/invitations/${token}`;
    const { body } = await app.anonymous.post(`${path}/places`, { input: 'Lisbon' }).expect(200);
    const { placeId } = body.predictions[0];
    await app.anonymous.post(`${path}/place`, { placeId }).expect(200);
    await app.anonymous.post('/api/invitations/guess/places', { input: 'Lisbon' }).expect(404);
  });
});

describe('the last place', () => {
  test('goes to exactly one of ten who join at once', async () => {
    const { admin, teamId } = await teamOf(4);
    const { token } = await linkTo(admin, teamId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        join(token, { ...BIRTHS[4], name: `Person ${index}`, birthTime: `1${index}:00` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost).toHaveLength(9);
    for (const { body } of lost) expect(body.code).toBe('invitation.full');
    expect((await admin.get(`/api/team/${teamId}`)).body.members).toHaveLength(5);
  });

  test('of a link for two goes to one of three', async () => {
    const { admin, teamId } = await teamOf(2);
    const { token } = await linkTo(admin, teamId, { kind: 'team', usesMax: 2 });
    const answers = await Promise.all(BIRTHS.slice(2, 5).map((birth) => join(token, birth)));
    const [first, second, third] = answers.map(({ status }) => status).toSorted();
    expect([first, second]).toEqual([201, 201]);
    // Whoever comes after the link has ended finds none.
    expect([404, 409]).toContain(third);
    await open(token).expect(404);
  });
});

describe('a link', () => {
  const ENDINGS: readonly [
    string,
    (of: Awaited<ReturnType<typeof teamOf>>, id: string) => Promise<unknown>,
  ][] = [
    ['revoked', ({ admin, teamId }, id) => admin.delete(`/api/team/${teamId}/invitations/${id}`)],
    [
      'of a deleted team',
      ({ admin, accountId, teamId }) => admin.delete(`/api/accounts/${accountId}/teams/${teamId}`),
    ],
    [
      'of a deactivated team',
      ({ teamId }) =>
        app.services.database.db.update(teams).set({ isActive: false }).where(eq(teams.id, teamId)),
    ],
    [
      'of a deactivated account',
      ({ accountId }) =>
        app.services.database.db
          .update(teamAccounts)
          .set({ isActive: false })
          .where(eq(teamAccounts.id, accountId)),
    ],
    [
      'of an ended plan',
      ({ accountId }) =>
        app.services.database.db
          .update(teamAccounts)
          .set({ accessUntil: new Date('2020-01-01') })
          .where(eq(teamAccounts.id, accountId)),
    ],
    [
      'expired',
      (_, id) =>
        app.services.database.db
          .update(teamInvitations)
          .set({ expiresAt: new Date('2020-01-01') })
          .where(eq(teamInvitations.id, id)),
    ],
  ];

  test.each(ENDINGS)('%s answers like an unknown one, in as many statements', async (_, end) => {
    const team = await teamOf(2);
    const { token, id } = await linkTo(team.admin, team.teamId);
    await open(token).expect(200);
    await end(team, id);
    const { pool } = app.services.database;
    const [ended, unknown, malformed] = [
      await open(token),
      await open('x'.repeat(43)),
      await open('%20'),
    ];
    for (const { status, body } of [ended, unknown, malformed]) {
      expect(status).toBe(404);
      expect({ ...body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    }
    const statements = [
      await queriesOf(pool, () => open(token)),
      await queriesOf(pool, () => open('x'.repeat(43))),
    ];
    expect(statements[0]).toHaveLength(1);
    expect(statements[1]).toEqual(statements[0]);
    const tried = await join(token, BIRTHS[2]);
    expect(tried.body.code).toBe('invitation.not_found');
  });

  test(`isn’t found by ${GUESSES} guesses`, async () => {
    const { admin, teamId } = await teamOf(2);
    const { token } = await linkTo(admin, teamId);
    expect(await hitsOfGuesses(token, open)).toBe(0);
    await open(token).expect(200);
  }, 120_000);

  test('changes nothing when it is opened', async () => {
    const { admin, teamId } = await teamOf(2);
    const { token } = await linkTo(admin, teamId);
    const version = () => admin.get(`/api/team/${teamId}/version`).then(({ body }) => body.version);
    const before = await version();
    await open(token).expect(200);
    expect(await version()).toBe(before);
    await join(token, BIRTHS[2]).expect(201);
    expect(await version()).not.toBe(before);
  });

  test('is stored as a hash and never logged', async () => {
    const { admin, teamId } = await teamOf(2);
    const { token } = await linkTo(admin, teamId);
    await open(token);
    const { body } = await join(token, BIRTHS[2], { email: 'cem.hidden@example.com' }).expect(201);
    await app.jobs.runDue();
    const { db } = app.services.database;
    const rows = JSON.stringify([
      await db.select().from(teamInvitations),
      await db.select().from(teamConsents),
    ]);
    const log = app.logged.join('\n');
    for (const secret of [token, body.token]) {
      expect(rows).not.toContain(secret);
      expect(log).not.toContain(secret);
    }
    expect(log).not.toContain('cem.hidden');
  });
});

describe('an admin', () => {
  test('has an invitation sent, and reminds once', async () => {
    const { admin, teamId } = await teamOf(2);
    const email = `tom-${teamId}@example.com`;
    const { id } = await linkTo(admin, teamId, { kind: 'person', name: 'Tom', email });
    const path = `/api/team/${teamId}/invitations/${id}/remind`;
    const { body } = await admin.post(path).expect(200);
    expect(body.invitation.remindedAt).not.toBeNull();
    await open(body.token).expect(200);
    const again = await admin.post(path).expect(409);
    expect(again.body.code).toBe('invitation.reminded');
    const sent = await mailsTo(email, 2);
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      'Northwind invites you to join Product',
      'Reminder: Northwind invites you to join Product',
    ]);
    const link = /\/join\/([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
    await open(link).expect(200);
  });

  test('can’t send more than 30 e-mails a day, nor keep more than 20 open', async () => {
    const { admin, teamId } = await teamOf(2);
    const path = `/api/team/${teamId}/invitations`;
    const send = () => admin.post(path, { kind: 'person', name: 'Tom', email: 'tom@example.com' });
    const codes: string[] = [];
    for (let count = 0; count < 22; count += 1) {
      const { body } = await send();
      codes.push(body.code ?? body.invitation.id);
    }
    expect(codes.slice(20)).toEqual(Array(2).fill('invitation.limit_reached'));
    for (const id of codes.slice(0, 20)) {
      await app.services.database.db
        .update(teamInvitations)
        .set({ declinedAt: new Date() })
        .where(eq(teamInvitations.id, id));
    }
    for (let count = 0; count < 10; count += 1) await send().expect(201);
    expect((await send().expect(429)).body.code).toBe('invitation.send_limit_reached');
    await admin.post(path, { kind: 'person', name: 'Tom' }).expect(201);
  });

  test('can’t invite to an inactive team', async () => {
    const { admin, teamId } = await teamOf(2);
    const { db } = app.services.database;
    await db.update(teams).set({ isActive: false }).where(eq(teams.id, teamId));
    const path = `/api/team/${teamId}/invitations`;
    const { body } = await admin.post(path, { kind: 'team' }).expect(409);
    expect(body.message).toBe('This team is inactive.');
  });

  test('sees the invitations of the whole account, open ones first', async () => {
    const { admin, accountId, teamId } = await teamOf(2);
    const { id } = await linkTo(admin, teamId, { kind: 'person', name: 'Tom' });
    const no = await linkTo(admin, teamId, { kind: 'person', name: 'Ida' });
    await app.anonymous.post(`/api/invitations/${no.token}/decline`, {}).expect(204);
    const { body } = await admin.get(`/api/accounts/${accountId}/invitations`).expect(200);
    expect(body).toMatchObject({
      canSend: true,
      invitations: [
        { id, teamId, teamName: 'Product', state: 'pending' },
        { id: no.id, teamName: 'Product', state: 'declined' },
      ],
    });
  });

  test('can’t send where no e-mail is set up', async () => {
    await using quiet = await startTestApp({
      providers: { mail: { kind: 'none', send: () => Promise.reject(new Error('unused')) } },
    });
    const admin = await quiet.signIn('quiet@people.example');
    const members = [{ userId: admin.actor.id, role: 'account_admin' as const }];
    const accountId = await openAccount(quiet.services.database.db, 'Quiet', members, 10);
    const team = await admin.post(`/api/accounts/${accountId}/teams`, { name: 'Q' });
    const path = `/api/team/${team.body.id}/invitations`;
    const refused = await admin
      .post(path, { kind: 'person', name: 'Tom', email: 'tom@example.com' })
      .expect(409);
    expect(refused.body.code).toBe('invitation.mail_unavailable');
    const { body } = await admin.post(path, { kind: 'person', name: 'Tom' }).expect(201);
    expect((await admin.get(path)).body.canSend).toBe(false);
    const all = await admin.get(`/api/accounts/${accountId}/invitations`).expect(200);
    expect(all.body.canSend).toBe(false);
    const join = { ...joinBody(BIRTHS[2]), email: 'tom@example.com' };
    const joined = await quiet.anonymous.post(`/api/invitations/${body.token}/join`, join);
    expect(joined.body).toMatchObject({ token: expect.any(String), isMailed: false });
  });

  test('keeps people who joined when the others are entered again', async () => {
    const { admin, accountId, teamId } = await teamOf(2);
    const { token } = await linkTo(admin, teamId);
    const { body } = await join(token, BIRTHS[2], { level: 'functions' }).expect(201);
    const again = { teamAccountId: accountId, teamId, teamName: 'Product' };
    await admin
      .post('/api/team/analyze', { ...again, members: [BIRTHS[0], BIRTHS[3]] })
      .expect(200);
    const { body: team } = await admin.get(`/api/team/${teamId}`);
    const names = team.members.map(({ name }: { name: string }) => name);
    expect(names).toEqual([BIRTHS[0].name, BIRTHS[3].name, BIRTHS[2].name]);
    expect(team.members[2]).toMatchObject({ visibility: 'functions', enteredBy: 'person' });
    await app.anonymous.get(`/api/my-place/${body.token}`).expect(200);
    await admin.post('/api/team/analyze', { ...again, members: BIRTHS }).expect(400);
  });
});

describe('the admin as a person of the team', () => {
  const birth = { ...BIRTHS[2], birthTime: null, birthTimeToleranceMinutes: undefined };

  test('is the first one, with the chart marked as their own', async () => {
    const { admin, teamId } = await teamOf(0);
    const path = `/api/team/${teamId}/me`;
    await (await somebody(app)).post(path, { level: 'full' }).expect(404);
    const missing = await admin.post(path, { level: 'full' }).expect(404);
    expect(missing.body.code).toBe('chart.not_found');
    const { body } = await admin.post('/api/individual/charts/preview', birth).expect(200);
    await admin.put('/api/individual/own-chart', { chartId: body.chartId }).expect(200);
    await admin.post(path, { level: 'summary' }).expect(204);
    const { body: team } = await admin.get(`/api/team/${teamId}`).expect(200);
    expect(team.members).toMatchObject([
      { name: birth.name, visibility: 'summary', enteredBy: 'person', isReader: true },
    ]);
    await admin.post(path, { level: 'full' }).expect(409);
    const { body: places } = await admin.get('/api/user/places').expect(200);
    await admin.post(`/api/user/places/${places[0].id}`, { level: null }).expect(204);
    expect((await admin.get(`/api/team/${teamId}`)).body.members).toEqual([]);
  });

  test('joins with an offset that they stated for a place on no map', async () => {
    const { admin, teamId } = await teamOf(0);
    const stated = {
      ...birth,
      birthTime: '04:00',
      birthPlace: 'Xyzzyburg',
      utcOffsetSeconds: -8 * 3600,
      latitude: undefined,
      longitude: undefined,
    };
    const { body } = await admin.post('/api/individual/charts/preview', stated).expect(200);
    await admin.put('/api/individual/own-chart', { chartId: body.chartId }).expect(200);
    await admin.post(`/api/team/${teamId}/me`, { level: 'full' }).expect(204);
    const { body: team } = await admin.get(`/api/team/${teamId}`).expect(200);
    expect(team.members).toMatchObject([{ name: birth.name, isReader: true }]);
  });
});

test('an invitation can be ended once, through its own team alone', async () => {
  const [team, other] = [await teamOf(4), await teamOf(4)];
  const { id } = await linkTo(team.admin, team.teamId);
  const at = (teamId: string) => `/api/team/${teamId}/invitations/${id}`;
  const foreign = await other.admin.delete(at(other.teamId)).expect(404);
  expect(foreign.body.code).toBe('invitation.not_found');
  await team.admin.delete(at(team.teamId)).expect(204);
  await team.admin.delete(at(team.teamId)).expect(404);
});

describe('the personal link', () => {
  async function joined(level: VisibilityLevel = 'full', more: object = {}) {
    const team = await teamOf(4);
    const { token } = await linkTo(team.admin, team.teamId);
    const { body } = await join(token, BIRTHS[4], { level, ...more }).expect(201);
    return { ...team, path: `/api/my-place/${body.token}`, isMailed: body.isMailed };
  }

  test('shows the own chart and what is shared', async () => {
    const { path } = await joined('summary');
    const { body } = await app.anonymous.get(path).expect(200);
    expect(body).toMatchObject({
      organization: 'Northwind',
      teamName: 'Product',
      name: BIRTHS[4].name,
      level: 'summary',
      birth: { date: BIRTHS[4].birthDate, time: BIRTHS[4].birthTime },
      statement: expect.stringMatching(/^You’re a /),
      isApproximate: false,
    });
  });

  test('withdraws: the person, their chart and conversations are gone, and the Penta is of four', async () => {
    const { admin, teamId, path } = await joined();
    await admin.post('/api/chat/penta', { message: 'Who are we?', teamId }).expect(200);
    await app.anonymous.post(`${path}/withdraw`).expect(204);
    const { body } = await admin.get(`/api/team/${teamId}`).expect(200);
    expect(body.members).toHaveLength(4);
    expect(body.pentaData.members).toHaveLength(4);
    expect(JSON.stringify(body)).not.toContain(BIRTHS[4].name);
    expect((await admin.get(`/api/charts/team/${teamId}`)).body).toHaveLength(4);
    const talks = await admin.get(`/api/coach/conversations?teamId=${teamId}`).expect(200);
    expect(talks.body).toEqual([]);
    await app.anonymous.get(path).expect(404);
    await app.anonymous.post(`${path}/withdraw`).expect(404);
    const { db } = app.services.database;
    const rows = await db.select().from(teamConsents).where(eq(teamConsents.teamId, teamId));
    expect(rows).toMatchObject([
      { memberId: null, email: null, tokenHash: null, textVersion: CONSENT_VERSION },
    ]);
    expect(rows[0]?.withdrawnAt).not.toBeNull();
  });

  test('withdraws down to nobody', async () => {
    const { admin, teamId } = await teamOf(0);
    const { token } = await linkTo(admin, teamId);
    const { body } = await join(token, BIRTHS[0]).expect(201);
    await app.anonymous.post(`/api/my-place/${body.token}/withdraw`).expect(204);
    expect((await admin.get(`/api/team/${teamId}`)).body.members).toEqual([]);
  });

  test('changes the level and records it', async () => {
    const { admin, teamId, path } = await joined('full');
    await app.anonymous.post(`${path}/level`, { level: 'functions' }).expect(204);
    const { body } = await admin.get(`/api/team/${teamId}`);
    expect(body.members[4].visibility).toBe('functions');
    const { db } = app.services.database;
    const [row] = await db.select().from(teamConsents).where(eq(teamConsents.teamId, teamId));
    expect(row).toMatchObject({ level: 'full', changes: [{ level: 'functions' }] });
  });

  test('works after the plan has ended', async () => {
    const { accountId, path } = await joined();
    await app.services.database.db
      .update(teamAccounts)
      .set({ isActive: false })
      .where(eq(teamAccounts.id, accountId));
    await app.anonymous.get(path).expect(200);
    await app.anonymous.post(`${path}/withdraw`).expect(204);
  });

  test('is mailed to those who gave an address', async () => {
    const email = `eva-${Date.now()}@example.com`;
    const { isMailed } = await joined('full', { email });
    expect(isMailed).toBe(true);
    const mails = await mailsTo(email, 1);
    expect(mails[0]?.text).toContain('/my-place/');
  });

  test('ends when consent is withdrawn while the team is analyzed', async () => {
    const { admin, accountId, teamId, path } = await joined();
    const members = BIRTHS.slice(0, 4);
    const again = { teamAccountId: accountId, teamId, teamName: 'Product', members };
    const [analysis] = await Promise.all([
      admin.post('/api/team/analyze', again),
      app.anonymous.post(`${path}/withdraw`).expect(204),
    ]);
    expect([200, 409]).toContain(analysis.status);
    const { body } = await admin.get(`/api/team/${teamId}`);
    expect(body.members).toHaveLength(4);
    expect(JSON.stringify(body)).not.toContain(BIRTHS[4].name);
  });
});

describe('the person with the verified address', () => {
  async function joinedAs(person: SignedIn) {
    const { admin, teamId } = await teamOf(2);
    const { token } = await linkTo(admin, teamId);
    await join(token, BIRTHS[2], { email: person.actor.email?.toUpperCase() }).expect(201);
    return { admin, teamId };
  }

  test('is asked, and gets the chart only after saying yes', async () => {
    const person = await somebody(app, 'claimer');
    const { teamId } = await joinedAs(person);
    const { body: claims } = await person.get('/api/user/claims').expect(200);
    expect(claims).toMatchObject([{ name: BIRTHS[2].name, teamName: 'Product' }]);
    expect((await person.get('/api/individual/charts/count')).body.total).toBe(0);
    const { body } = await person
      .post(`/api/user/claims/${claims[0].id}`, { isMe: true })
      .expect(200);
    await person.get(`/api/individual/charts/${body.chartId}`).expect(200);
    expect((await person.get('/api/user/claims')).body).toEqual([]);
    expect((await person.get('/api/user/places')).body).toMatchObject([{ level: 'full' }]);
    await person.get(`/api/team/${teamId}`).expect(404);
  });

  test('is not asked again after "not me"', async () => {
    const person = await somebody(app, 'other');
    await joinedAs(person);
    const { body: claims } = await person.get('/api/user/claims');
    const path = `/api/user/claims/${claims[0].id}`;
    expect((await person.post(path, { isMe: false }).expect(200)).body.chartId).toBeNull();
    expect((await person.get('/api/user/claims')).body).toEqual([]);
    await person.post(path, { isMe: true }).expect(404);
  });

  test('is not asked while the address is not verified, and nobody else is', async () => {
    const person = await somebody(app, 'unverified');
    await joinedAs(person);
    const stranger = await somebody(app, 'stranger');
    expect((await stranger.get('/api/user/claims')).body).toEqual([]);
    const { body: claims } = await person.get('/api/user/claims');
    await stranger.post(`/api/user/claims/${claims[0].id}`, { isMe: true }).expect(404);
    await app.services.database.db
      .update(users)
      .set({ emailVerified: false })
      .where(eq(users.id, person.actor.id));
    expect((await person.get('/api/user/claims')).body).toEqual([]);
  });

  test('gets one chart, however often they say yes, and answers for nobody else', async () => {
    const person = await somebody(app, 'double');
    await joinedAs(person);
    await joinedAs(person);
    await person.post(`/api/user/claims/${crypto.randomUUID()}`, { isMe: true }).expect(404);
    const { body: claims } = await person.get('/api/user/claims');
    const path = `/api/user/claims/${claims[1].id}`;
    const yes = await Promise.all([1, 2, 3].map(() => person.post(path, { isMe: true })));
    expect(yes.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect((await person.get('/api/individual/charts/count')).body.total).toBe(1);
    expect((await person.get('/api/user/claims')).body).toMatchObject([{ id: claims[0].id }]);
    const places = `/api/user/places/${crypto.randomUUID()}`;
    await person.post(places, { level: 'summary' }).expect(404);
  });

  test('can withdraw by signing in', async () => {
    const person = await somebody(app, 'leaver');
    const { admin, teamId } = await joinedAs(person);
    const { body: claims } = await person.get('/api/user/claims');
    await person.post(`/api/user/claims/${claims[0].id}`, { isMe: true }).expect(200);
    const path = `/api/user/places/${claims[0].id}`;
    await person.post(path, { level: 'summary' }).expect(204);
    await person.post(path, { level: null }).expect(204);
    expect((await admin.get(`/api/team/${teamId}`)).body.members).toHaveLength(2);
    await person.post(path, { level: 'full' }).expect(404);
  });
});

test('an invitation expires after its days', async () => {
  const { admin, teamId } = await teamOf(2);
  const { token } = await linkTo(admin, teamId, { kind: 'team', days: 7 });
  app.advance(6 * DAY_MS);
  await open(token).expect(200);
  app.advance(2 * DAY_MS);
  await open(token).expect(404);
  const again = await app.signIn(admin.actor.email ?? '');
  expect((await invitationsOf(again, teamId)).invitations[0].state).toBe('expired');
});
