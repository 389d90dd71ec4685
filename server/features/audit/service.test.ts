import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#server/platform/db/schema/audit.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { sqlStateOf } from '#server/platform/db/sql-state.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { AUDIT_FILE_MAX } from '#shared/contract/audit.ts';
import { type AuditFacts, audit } from '../../platform/audit/audit.ts';
import { openAccount } from '../accounts/service.ts';

const PATH = '/api/admin/audit-log';
const MINUTE = 60_000;
const ACCOUNT = randomUUID();

let app: TestApp;
let master: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
  master = await app.signIn('boss@people.example');
  person = await app.signIn('person@people.example');
});
afterAll(() => app[Symbol.asyncDispose]());

const FACTS: AuditFacts = { action: 'team.created', objectType: 'team', objectId: 'team-1' };

/** Writes an entry as the person, at the app's clock. */
async function note(facts: Partial<AuditFacts> = {}, by = person.actor.id): Promise<void> {
  const { services } = app;
  const actor = { kind: 'user' as const, id: by };
  const ctx = { actor, clock: services.clock, requestId: 'request-of-a-test' };
  await services.database.db.transaction((tx) => audit(tx, ctx, { ...FACTS, ...facts }));
}

async function entries(query = '') {
  const { body } = await master.get(`${PATH}${query}`).expect(200);
  return body.entries as Record<string, unknown>[];
}

async function keptRows() {
  return app.services.database.db.select().from(auditLog).orderBy(asc(auditLog.id));
}

describe('the audit log', () => {
  test('records who did what to which object, before and after, and in which request', async () => {
    const { db } = app.services.database;
    const accountId = await openAccount(db, 'Northwind', []);
    await note({
      action: 'membership.changed',
      objectType: 'membership',
      objectId: 'm-1',
      accountId,
      before: { role: 'regular_user' },
      after: { role: 'account_admin' },
    });
    const [entry] = await entries('?objectId=m-1');
    expect(entry).toEqual({
      id: expect.stringMatching(/^\d+$/),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      actor: { kind: 'user', id: person.actor.id, email: 'person@people.example' },
      action: 'membership.changed',
      objectType: 'membership',
      objectId: 'm-1',
      account: { id: accountId, name: 'Northwind' },
      before: { role: 'regular_user' },
      after: { role: 'account_admin' },
      requestId: 'request-of-a-test',
    });
  });

  test('commits an entry together with the change it records, or neither', async () => {
    const { db } = app.services.database;
    const before = await keptRows();
    const work = db.transaction(async (tx) => {
      const actor = { kind: 'system' as const };
      await audit(tx, { actor, clock: app.services.clock, requestId: null }, FACTS);
      throw new Error('changed its mind');
    });
    await expect(work).rejects.toThrow('changed its mind');
    expect(await keptRows()).toEqual(before);
  });

  test.each([
    ['changed', sql`update audit_log set action = 'team.deleted'`],
    ['deleted', sql`delete from audit_log`],
  ])('cannot be %s', async (_title, statement) => {
    await note();
    const before = await keptRows();
    const error = await app.services.database.db.execute(statement).catch((thrown) => thrown);
    expect(sqlStateOf(error)).toBe('23001');
    expect(await keptRows()).toEqual(before);
  });

  test('keeps the entries of a deleted person, without their address', async () => {
    const gone = await app.signIn(`${randomUUID()}@people.example`);
    await note({ objectId: 'left-behind' }, gone.actor.id);
    await app.services.database.db.delete(users).where(eq(users.id, gone.actor.id));
    const [entry] = await entries('?objectId=left-behind');
    expect(entry).toMatchObject({ actor: { kind: 'user', id: gone.actor.id, email: null } });
  });
});

describe('reading the audit log', () => {
  test('pages fifty entries at a time, newest first, none repeated or skipped', async () => {
    for (let index = 0; index < 120; index += 1) {
      await note({ objectType: 'prompts', objectId: `p-${index}` });
    }
    const seen: unknown[] = [];
    const sizes: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await master.get(`${PATH}?objectType=prompts${query}`).expect(200);
      seen.push(...body.entries.map((entry: { objectId: string }) => entry.objectId));
      sizes.push(body.entries.length);
      cursor = body.nextCursor;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `p-${119 - index}`));
  });

  test.each([
    ['the action', () => '?action=data.exported'],
    ['the actor', () => `?actorId=${master.actor.id}&objectType=installation`],
    ['the object', () => '?objectType=installation&objectId=sought'],
    ['the account', () => `?accountId=${ACCOUNT}`],
  ])('filters by %s', async (_title, query) => {
    const sought = {
      action: 'data.exported',
      objectType: 'installation',
      objectId: 'sought',
      accountId: ACCOUNT,
    } as const;
    if ((await entries('?objectId=sought')).length === 0) await note(sought, master.actor.id);
    await note();
    const found = await entries(query());
    expect(found.map(({ objectId }) => objectId)).toEqual(['sought']);
  });

  test('filters by time, including the start and excluding the end', async () => {
    const at: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      app.advance(MINUTE);
      await note({ objectType: 'subscription', objectId: `s-${index}` });
      const [newest] = await entries('?objectType=subscription');
      at.push(String(newest?.['createdAt']));
    }
    const found = await entries(`?objectType=subscription&from=${at[0]}&to=${at[2]}`);
    expect(found.map(({ objectId }) => objectId)).toEqual(['s-1', 's-0']);
  });

  test.each([
    ['action=team.painted', 'action'],
    ['actorId=me', 'actorId'],
    ['objectType=cat', 'objectType'],
    ['from=yesterday', 'from'],
    ['to=2026-01-01', 'to'],
    ['cursor=-1', 'cursor'],
    ['cursor=99999999999999999999', 'cursor'],
    ['who=me', 'query'],
  ])('with %s answers 400 and says what is wrong', async (query, field) => {
    const { body } = await master.get(`${PATH}?${query}`).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('is for master admins: others are refused', async () => {
    await app.anonymous.get(PATH).expect(401);
    const { body } = await person.get(PATH).expect(403);
    expect(body.code).toBe('auth.forbidden');
  });
});

describe('the CSV file of the audit log', () => {
  const FILE = `${PATH}/export`;
  const linesOf = (text: string) => text.slice(1).trimEnd().split('\r\n');

  test('has the filtered entries, newest first, and no cell that a spreadsheet would execute', async () => {
    const { db } = app.services.database;
    const accountId = await openAccount(db, '=cmd "Northwind"', []);
    await note({
      objectId: 'file-1',
      accountId,
      before: { name: 'A, B' },
      after: { name: '=1+1' },
    });
    app.advance(MINUTE);
    await note({ objectId: '+file-2', accountId });
    await note({ objectId: 'of another account' });
    const answer = await master.get(`${FILE}?accountId=${accountId}&objectType=team`).expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename=audit-log.csv');
    expect(answer.headers['cache-control']).toContain('no-store');
    const lines = linesOf(answer.text);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(
      'Time,Action,Actor,Actor email,Actor id,Object,Object id,Account,Account id,Before,After,Request id,Id',
    );
    expect(lines[1]).toContain(",team,'+file-2,");
    expect(lines[2]).toContain(
      `,team.created,user,person@people.example,${person.actor.id},team,file-1,"'=cmd ""Northwind""",${accountId},` +
        '"{""name"":""A, B""}","{""name"":""=1+1""}",request-of-a-test,',
    );
  });

  test('has the entries of all pages', async () => {
    for (let index = 0; index < 60; index += 1) await note({ objectId: 'many' });
    const { text } = await master.get(`${FILE}?objectId=many`).expect(200);
    expect(linesOf(text)).toHaveLength(61);
  });

  test('stops at its limit, keeping the newest entries', async () => {
    const total = AUDIT_FILE_MAX + 5;
    await app.services.database.db.execute(sql`
      insert into audit_log (created_at, actor_kind, action, object_type, object_id, request_id)
      select timestamptz '2020-01-01' + n * interval '1 second', 'system', 'team.changed', 'team',
        'full', n::text
      from generate_series(1, ${total}) n`);
    const { text } = await master.get(`${FILE}?objectId=full`).expect(200);
    const lines = linesOf(text);
    expect(lines).toHaveLength(1 + AUDIT_FILE_MAX);
    expect([lines[1], lines.at(-1)].map((line) => line?.split(',').at(-2))).toEqual([
      String(total),
      '6',
    ]);
  });

  test('has only the header row when nothing matches', async () => {
    const { text } = await master.get(`${FILE}?objectId=never`).expect(200);
    expect(linesOf(text)).toHaveLength(1);
  });

  test('is audited with who exported how many entries', async () => {
    const curious = await app.signIn(`${randomUUID()}@people.example`);
    await master.put(`/api/admin/users/${curious.actor.id}`, { isMasterAdmin: true }).expect(200);
    await curious.get(`${FILE}?objectId=many`).expect(200);
    const [entry] = await entries(`?actorId=${curious.actor.id}&action=data.exported`);
    expect(entry).toMatchObject({
      objectType: 'operation',
      objectId: 'audit log',
      after: { entries: 60 },
    });
    await curious.get(`${FILE}?from=yesterday`).expect(400);
    expect(await entries(`?actorId=${curious.actor.id}&action=data.exported`)).toHaveLength(1);
  });

  test.each([
    ['action=team.painted', 'action'],
    ['actorId=me', 'actorId'],
    ['from=yesterday', 'from'],
    ['cursor=1', 'query'],
  ])('with %s answers 400 and says what is wrong', async (query, field) => {
    const { body } = await master.get(`${FILE}?${query}`).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('is for master admins: others are refused', async () => {
    await app.anonymous.get(FILE).expect(401);
    const { body } = await person.get(FILE).expect(403);
    expect(body.code).toBe('auth.forbidden');
  });
});

describe('a refused operation', () => {
  const refusalsOf = (id: string) =>
    entries(`?action=auth.access_refused&actorId=${id}`).then((found) => found.length);

  test('is audited once in ten minutes for each person, however often they try', async () => {
    const curious = await app.signIn(`${randomUUID()}@people.example`);
    for (let tries = 0; tries < 3; tries += 1) await curious.get(PATH).expect(403);
    expect(await refusalsOf(curious.actor.id)).toBe(1);
    const [entry] = await entries(`?actorId=${curious.actor.id}&action=auth.access_refused`);
    expect(entry).toMatchObject({ objectType: 'operation', objectId: `GET ${PATH}` });
    app.advance(10 * MINUTE);
    await curious.get(PATH).expect(403);
    master = await app.signIn('boss@people.example');
    expect(await refusalsOf(curious.actor.id)).toBe(2);
  });

  test('is not audited for people who are not signed in', async () => {
    const count = async () => (await entries('?action=auth.access_refused')).length;
    const before = await count();
    await app.anonymous.get(PATH).expect(401);
    expect(await count()).toBe(before);
  });
});
