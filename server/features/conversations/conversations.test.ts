import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount } from '#server/features/accounts/service.ts';
import type { Ctx } from '#server/features/context.ts';
import type { UserActor } from '#server/platform/context.ts';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { coachConversations, coachMessages } from '#server/platform/db/schema/coach.ts';
import { accountMemberships } from '#server/platform/db/schema/memberships.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import { scriptedChat } from '#server/testing/scripted-chat.ts';
import type { Conversation } from '#shared/contract/conversations.ts';
import { continueConversation, type Scope, storeExchange } from './exchanges.ts';

const chat = scriptedChat();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ providers: { chat } });
});
afterAll(() => app[Symbol.asyncDispose]());

const LIST = '/api/coach/conversations';
const somebody = () => app.signIn(`${randomUUID()}@people.example`);

async function draw(owner: SignedIn): Promise<string> {
  const { body, status } = await owner.post('/api/individual/charts/preview', {
    name: 'Ada',
    birthDate: '1985-12-10',
    birthTime: '06:30',
    birthPlace: 'London',
    latitude: 51.5,
    longitude: -0.12,
    timeZone: 'Europe/London',
  });
  expect(status).toBe(200);
  return body.chartId;
}

const ask = (owner: SignedIn, chartId: string, question: string, changes: object = {}) =>
  owner.post('/api/coach/ask', { chartId, question, ...changes });

async function begin(owner: SignedIn, chartId: string, question = 'Why?'): Promise<string> {
  const { body, status } = await ask(owner, chartId, question);
  expect(status).toBe(200);
  return body.conversationId;
}

async function personWith(...questions: string[]) {
  const owner = await somebody();
  const chartId = await draw(owner);
  const ids: string[] = [];
  for (const question of questions) ids.push(await begin(owner, chartId, question));
  return { owner, chartId, ids };
}

const list = (owner: SignedIn, query: object) => owner.get(LIST).query(query);
const titlesOf = (body: Conversation[]) => body.map(({ title }) => title);

function ctxOf(owner: SignedIn): Ctx<UserActor> {
  const { database, clock, providers, log } = app.services;
  return {
    actor: owner.actor,
    db: database.db,
    clock,
    providers,
    log,
    requestId: 'test',
    signal: new AbortController().signal,
  };
}

describe('a conversation', () => {
  test('continues with the earlier turns, without their citations', async () => {
    const { owner, chartId } = await personWith();
    chat.plays(async function* ({ facts: [fact] }) {
      yield { kind: 'prose', text: `${fact?.text.replace(/\.$/, '')} [${fact?.id}].` };
    });
    const { body: first } = await ask(owner, chartId, 'Who am I?');
    const { body: second } = await ask(owner, chartId, 'And then?', {
      conversationId: first.conversationId,
    });
    expect(second.conversationId).toBe(first.conversationId);
    const history = chat.questions.at(-1)?.history;
    expect(history?.map(({ speaker }) => speaker)).toEqual(['person', 'coach']);
    expect(history?.[0]?.text).toBe('Who am I?');
    expect(first.answer).toMatch(/\[F1\]/);
    expect(history?.[1]?.text).not.toMatch(/\[F\d+\]/);
    const { body } = await owner.get(`${LIST}/${first.conversationId}`);
    expect(body.messages.map(({ position }: { position: number }) => position)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  test('sends the coach at most the last twenty turns, and no more than fits', async () => {
    const { owner, chartId, ids } = await personWith('First');
    const [id = ''] = ids;
    const add = (text: string) =>
      storeExchange(ctxOf(owner), {
        scope: { chartId },
        earlier: { id, replaces: null },
        promptVersionId: null,
        question: text,
        answer: { text, provider: 'scripted', model: null },
      });
    for (let turn = 0; turn < 12; turn += 1) await add(`Turn ${turn}`);
    const { history } = await continueConversation(ctxOf(owner), id, { chartId }, null);
    expect(history).toHaveLength(20);
    expect(history.at(-1)).toEqual({ speaker: 'coach', text: 'Turn 11' });
    expect(history[0]?.speaker).toBe('person');
    for (let turn = 0; turn < 5; turn += 1) await add('x'.repeat(4_000));
    const { history: short } = await continueConversation(ctxOf(owner), id, { chartId }, null);
    expect(short.map(({ speaker }) => speaker)).toEqual(['person', 'coach']);
  });

  test('is titled by the first question, cut between words', async () => {
    const { owner, chartId } = await personWith('Why?', `How  do\nI ${'decide '.repeat(40)}`);
    await begin(owner, chartId, '💡'.repeat(300));
    const titles = titlesOf((await list(owner, { chartId })).body);
    expect(titles[2]).toBe('Why?');
    expect(titles[1]).toMatch(/^How do I (decide )+decide…$/);
    expect(titles[1]?.length).toBeLessThanOrEqual(81);
    expect(titles[0]).toMatch(/^(💡)+…$/u);
  });

  test('stores nothing when private, even when it continues a stored one', async () => {
    const { owner, chartId, ids } = await personWith('Kept?');
    const [conversationId] = ids;
    const before = (await owner.get(`${LIST}/${conversationId}`)).body;
    for (const changes of [{}, { conversationId }]) {
      const { body } = await ask(owner, chartId, 'Secret?', { ...changes, isPrivate: true });
      expect(body.conversationId).toBeNull();
      expect(body.answer).not.toBe('');
    }
    expect((await list(owner, { chartId })).body).toHaveLength(1);
    expect((await owner.get(`${LIST}/${conversationId}`)).body).toEqual(before);
  });

  test('can be continued only by its person and about its chart', async () => {
    const { owner, chartId, ids } = await personWith('Mine');
    const other = await personWith('Theirs');
    const anotherChart = await draw(owner);
    const asked = chat.questions.length;
    for (const [who, chart, conversationId] of [
      [owner, chartId, other.ids[0]],
      [owner, anotherChart, ids[0]],
      [other.owner, other.chartId, ids[0]],
      [owner, chartId, randomUUID()],
    ] as const) {
      const { status, body } = await ask(who, chart, 'And?', { conversationId });
      expect([status, body.code]).toEqual([404, 'conversation.not_found']);
    }
    expect(chat.questions).toHaveLength(asked);
  });

  test('is deleted with its chart, including every message', async () => {
    const { owner, chartId, ids } = await personWith('One', 'Two');
    const kept = await personWith('Three');
    expect((await owner.delete(`/api/individual/charts/${chartId}`)).status).toBe(204);
    const { db } = app.services.database;
    const own = eq(coachConversations.userId, owner.actor.id);
    expect(await db.select().from(coachConversations).where(own)).toEqual([]);
    const left = await db.select().from(coachMessages);
    expect(left.filter(({ conversationId }) => ids.includes(conversationId))).toEqual([]);
    expect(left.some(({ conversationId }) => kept.ids.includes(conversationId))).toBe(true);
  });

  test('is answered but not stored when its chart is deleted meanwhile', async () => {
    const { owner, chartId, ids } = await personWith('One');
    for (const changes of [{}, { conversationId: ids[0] }]) {
      const id = 'conversationId' in changes ? chartId : await draw(owner);
      chat.plays(async function* () {
        await owner.delete(`/api/individual/charts/${id}`);
        yield { kind: 'prose', text: 'Take your time with this.' };
      });
      const { status, body } = await ask(owner, id, 'Still there?', changes);
      expect([status, body.conversationId]).toEqual([200, null]);
    }
    chat.says('Take your time with this.');
  });

  test('about a team is stored and opened like one about a chart', async () => {
    const owner = await somebody();
    const { db } = app.services.database;
    const [account] = await db.insert(teamAccounts).values({ name: 'North' }).returning();
    const [team] = await db
      .insert(teams)
      .values({ accountId: account?.id ?? '', name: 'Alpha' })
      .returning();
    const scope = { teamId: team?.id ?? '' };
    const stored = await storeExchange(ctxOf(owner), {
      scope,
      earlier: null,
      promptVersionId: null,
      question: 'Who leads?',
      answer: { text: 'Nobody alone.', provider: 'scripted', model: null },
    });
    const id = stored?.conversationId;
    expect(stored?.position).toBe(2);
    const { history } = await continueConversation(ctxOf(owner), id ?? '', scope, null);
    expect(history.map(({ text }) => text)).toEqual(['Who leads?', 'Nobody alone.']);
    const other = { teamId: randomUUID() };
    await expect(continueConversation(ctxOf(owner), id ?? '', other, null)).rejects.toMatchObject({
      code: 'conversation.not_found',
    });
    await db.delete(teams).where(eq(teams.id, scope.teamId));
    expect((await owner.get(`${LIST}/${id}`)).status).toBe(404);
  });

  test('requires either a chart or a team, not both', async () => {
    const owner = await somebody();
    await expect(
      app.services.database.db
        .insert(coachConversations)
        .values({ userId: owner.actor.id, title: 'x' }),
    ).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});

describe('the list', () => {
  test('has the conversations about one chart, the last answered first', async () => {
    const { owner, chartId, ids } = await personWith('One', 'Two', 'Three');
    const elsewhere = await draw(owner);
    await begin(owner, elsewhere, 'Elsewhere');
    await ask(owner, chartId, 'More', { conversationId: ids[0] });
    const { status, body } = await list(owner, { chartId });
    expect(status).toBe(200);
    expect(titlesOf(body)).toEqual(['One', 'Three', 'Two']);
    expect(body[0]).toMatchObject({ id: ids[0], chartId, teamId: null });
    expect(titlesOf((await list(owner, { chartId: elsewhere })).body)).toEqual(['Elsewhere']);
  });

  test('has the conversations about one team, while the person may see it', async () => {
    const { db } = app.services.database;
    const [owner, colleague, stranger] = [await somebody(), await somebody(), await somebody()];
    const people = [owner, colleague].map(({ actor }) => ({
      userId: actor.id,
      role: 'regular_user' as const,
    }));
    const accountId = await openAccount(db, 'North', people);
    const rows = await db
      .insert(teams)
      .values([
        { accountId, name: 'Alpha' },
        { accountId, name: 'Beta' },
      ])
      .returning();
    const [teamId = '', other = ''] = rows.map(({ id }) => id);
    const keep = async (person: SignedIn, scope: Scope, question: string) => {
      const stored = await storeExchange(ctxOf(person), {
        scope,
        earlier: null,
        promptVersionId: null,
        question,
        answer: { text: 'Yes.', provider: 'scripted', model: null },
      });
      return stored?.conversationId;
    };
    const mine = await keep(owner, { teamId }, 'Mine?');
    expect((await owner.get(`${LIST}/${mine}`)).status).toBe(200);
    await keep(owner, { teamId: other }, 'Elsewhere?');
    await keep(owner, { chartId: await draw(owner) }, 'Alone?');
    await keep(colleague, { teamId }, 'Theirs?');
    const { status, body } = await list(owner, { teamId });
    expect(status).toBe(200);
    expect(titlesOf(body)).toEqual(['Mine?']);
    expect(body[0]).toMatchObject({ chartId: null, teamId });
    for (const id of [teamId, randomUUID(), 'latest']) {
      const refused = await list(stranger, { teamId: id });
      expect([refused.status, refused.body.code]).toEqual([404, 'team.not_found']);
    }
    await db
      .update(accountMemberships)
      .set({ isActive: false })
      .where(eq(accountMemberships.userId, owner.actor.id));
    expect((await list(owner, { teamId })).body.code).toBe('team.not_found');
    expect((await owner.get(`${LIST}/${mine}`)).body.code).toBe('conversation.not_found');
    // A person may still delete their own conversation.
    expect((await owner.delete(`${LIST}/${mine}`)).status).toBe(204);
    expect(titlesOf((await list(colleague, { teamId })).body)).toEqual(['Theirs?']);
  });

  test('requires either a chart or a team', async () => {
    const { owner, chartId } = await personWith();
    const neither = await list(owner, {});
    expect(neither.body.fields).toEqual({ chartId: 'Chart ID is required' });
    const both = await list(owner, { chartId, teamId: randomUUID() });
    expect(both.body.fields).toEqual({ teamId: 'Send either chartId or teamId' });
    expect([neither.status, both.status]).toEqual([400, 400]);
  });

  test('is paged, each conversation once and in order, even at the same instant', async () => {
    const { owner, chartId } = await personWith('1', '2', '3', '4', '5');
    await app.services.database.db
      .update(coachConversations)
      .set({ updatedAt: sql`'2026-01-02T03:04:05.678901Z'::timestamptz` })
      .where(eq(coachConversations.userId, owner.actor.id));
    const whole = (await list(owner, { chartId })).body.map(({ id }: Conversation) => id);
    const paged: string[] = [];
    for (let cursor: string | undefined; ; cursor = paged.at(-1)) {
      const { body } = await list(owner, { chartId, limit: 2, cursor });
      if (body.length === 0) break;
      paged.push(...body.map(({ id }: Conversation) => id));
    }
    expect(paged).toEqual(whole);
    expect(new Set(whole).size).toBe(5);
  });

  test('finds text in titles and messages, whatever its case, and nothing of others', async () => {
    chat.says('Sleep on it first.');
    const { owner, chartId } = await personWith('May I say no?', 'Is 50% enough_or not?');
    chat.says('You know this already. ');
    await personWith('May I say no?');
    const found = async (search: string, query: object = { chartId }) =>
      titlesOf((await list(owner, { ...query, search })).body);
    expect(await found('SAY NO')).toEqual(['May I say no?']);
    expect(await found('sleep on')).toEqual(['Is 50% enough_or not?', 'May I say no?']);
    expect(await found('sleep on', { chartId, limit: 1 })).toEqual(['Is 50% enough_or not?']);
    expect(await found('  ')).toHaveLength(2);
    expect(await found('50% enough_')).toEqual(['Is 50% enough_or not?']);
    for (const wildcards of ['May%no', 'sa_ no', '\\', '%']) {
      expect(await found(wildcards)).toEqual(wildcards === '%' ? ['Is 50% enough_or not?'] : []);
    }
    expect(await found('sleep', { chartId: await draw(owner) })).toEqual([]);
    expect((await list(owner, { chartId, search: 'x'.repeat(101) })).status).toBe(400);
  });

  test('takes the same number of queries however long it is', async () => {
    const { pool } = app.services.database;
    const [few, many] = [await personWith('1'), await personWith('1', '2', '3', '4')];
    const counted = async ({ owner, chartId }: typeof few) =>
      (await queriesOf(pool, async () => void (await list(owner, { chartId })))).length;
    expect(await counted(many)).toBe(await counted(few));
  });

  test('answers a missing, foreign or ill-formed chart alike', async () => {
    const { owner } = await personWith();
    const foreign = await draw(await somebody());
    for (const chartId of [foreign, randomUUID(), 'latest', '1']) {
      const { status, body } = await list(owner, { chartId });
      expect([status, body.code]).toEqual([404, 'chart.not_found']);
    }
  });

  test('answers a deleted cursor like somebody else’s', async () => {
    const { owner, chartId, ids } = await personWith('What is my type?');
    const foreign = await personWith('Theirs');
    await owner.delete(`${LIST}/${ids[0]}`);
    for (const cursor of [ids[0], foreign.ids[0], randomUUID()]) {
      const { status, body } = await list(owner, { chartId, cursor });
      expect([status, body.code]).toEqual([404, 'conversation.not_found']);
    }
  });

  test.each([
    ['limit', '0'],
    ['limit', '51'],
    ['limit', 'many'],
    ['cursor', 'last'],
    ['chartId', ''],
  ])('refuses %s=%s, naming the parameter', async (field, value) => {
    const { owner, chartId } = await personWith();
    const { status, body } = await list(owner, { chartId, [field]: value });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('reading one', () => {
  test('shows who said what, with the sources', async () => {
    const { owner, chartId, ids } = await personWith('Why?');
    const { status, body } = await owner.get(`${LIST}/${ids[0]}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: ids[0], chartId, title: 'Why?' });
    expect(body.messages).toMatchObject([
      { position: 1, speaker: 'person', text: 'Why?', sources: [], provider: null },
      { position: 2, speaker: 'coach', provider: 'scripted' },
    ]);
    expect(body.messages[1]).not.toHaveProperty('removed');
  });

  test('shows the last hundred messages, and those before on request', async () => {
    const { owner, ids } = await personWith('Why?');
    const [conversationId = ''] = ids;
    await app.services.database.db.insert(coachMessages).values(
      Array.from({ length: 118 }, (_, index) => ({
        conversationId,
        position: index + 3,
        speaker: index % 2 === 0 ? ('person' as const) : ('coach' as const),
        text: `Message ${index + 3}`,
      })),
    );
    const positions = async (query: object) =>
      (await owner.get(`${LIST}/${conversationId}`).query(query)).body.messages.map(
        ({ position }: { position: number }) => position,
      );
    expect(await positions({})).toEqual(Array.from({ length: 100 }, (_, index) => index + 21));
    expect(await positions({ before: 21 })).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(await positions({ before: 1 })).toEqual([]);
    expect((await owner.get(`${LIST}/${conversationId}`).query({ before: 0 })).status).toBe(400);
  });
});

describe('a title', () => {
  test('can be changed, and the order stays', async () => {
    const { owner, chartId, ids } = await personWith('One', 'Two');
    const { status, body } = await owner.patch(`${LIST}/${ids[0]}`, { title: '  Decisions ' });
    expect([status, body.title]).toEqual([200, 'Decisions']);
    expect(titlesOf((await list(owner, { chartId })).body)).toEqual(['Two', 'Decisions']);
  });

  test.each([
    ['nothing', { title: ' ' }, 'Title is required'],
    ['121 characters', { title: 'x'.repeat(121) }, 'Use at most 120 characters'],
  ])('of %s is refused', async (_title, sent, message) => {
    const { owner, ids } = await personWith('One');
    const { status, body } = await owner.patch(`${LIST}/${ids[0]}`, sent);
    expect([status, body.fields.title]).toEqual([400, message]);
  });
});

test('deleting one deletes its messages and leaves the others', async () => {
  const { owner, chartId, ids } = await personWith('One', 'Two');
  expect((await owner.delete(`${LIST}/${ids[0]}`)).status).toBe(204);
  expect(titlesOf((await list(owner, { chartId })).body)).toEqual(['Two']);
  const left = await app.services.database.db.select().from(coachMessages);
  expect(left.some(({ conversationId }) => conversationId === ids[0])).toBe(false);
  expect((await owner.delete(`${LIST}/${ids[0]}`)).status).toBe(404);
});

test('somebody else’s conversation is not found', async () => {
  const { ids } = await personWith('Mine');
  const other = await somebody();
  for (const id of [ids[0], randomUUID(), 'last']) {
    const address = `${LIST}/${id}`;
    for (const answer of [
      await other.get(address),
      await other.patch(address, { title: 'Theirs' }),
      await other.delete(address),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'conversation.not_found']);
    }
  }
});

test('requires a sign-in for every operation', async () => {
  const { ids } = await personWith('Mine');
  const address = `${LIST}/${ids[0]}`;
  for (const answer of [
    await app.anonymous.get(LIST),
    await app.anonymous.get(address),
    await app.anonymous.patch(address, { title: 'x' }),
    await app.anonymous.delete(address),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
  }
});
