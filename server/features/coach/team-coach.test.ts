import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { scriptedChat } from '#server/testing/scripted-chat.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { AiUnavailable } from '../../providers/ai/port.ts';
import { openAccount } from '../accounts/service.ts';

const PATH = '/api/chat/penta';
const chat = scriptedChat();

let app: TestApp;
let member: SignedIn;
let stranger: SignedIn;
let admin: SignedIn;
let accountId: string;
let teamId: string;
beforeAll(async () => {
  app = await startTestApp({ providers: { chat } });
  [admin, member, stranger] = [await newPerson(), await newPerson(), await newPerson()];
  const people = [
    { userId: admin.actor.id, role: 'account_admin' as const },
    { userId: member.actor.id, role: 'regular_user' as const },
  ];
  accountId = await openAccount(app.services.database.db, 'Northwind', people, 10);
  teamId = await newTeam('Alpha', 3);
});
afterAll(() => app[Symbol.asyncDispose]());

const newPerson = () => app.signIn(`${crypto.randomUUID()}@people.example`);

async function newTeam(teamName: string, size: number): Promise<string> {
  const [first, ...others] = BIRTHS.slice(0, size);
  const members = [{ ...first, birthTime: null }, ...others];
  const body = { teamName, teamAccountId: accountId, members };
  return (await admin.post('/api/team/analyze', body).expect(200)).body.id;
}

const factsHeard = () => chat.questions.at(-1)?.facts.map(({ text }) => text) ?? [];

describe('asking about a team', () => {
  test('answers with what its analysis supports', async () => {
    chat.says('The team is Alma, Ben and Cem. [F1]');
    const { body } = await member.post(PATH, { message: 'Who are we?', teamId }).expect(200);
    expect(body).toMatchObject({
      answer: expect.stringContaining('Alma, Ben and Cem'),
      conversationId: expect.any(String),
    });
    expect(body.reply).toBe(body.answer);
    expect(factsHeard().join(' ')).toContain('The team covers');
  });

  test('sends the coach no family name and no birth, even if the browser does', async () => {
    chat.says('The team is Alma, Ben and Cem. [F1]');
    const forged = { pentaData: { compositeType: 'FORGED' }, teamMembers: [{ name: 'FORGED' }] };
    await member.post(PATH, { message: 'Who are we?', teamId, ...forged }).expect(200);
    const told = JSON.stringify(chat.questions.at(-1));
    expect(told).not.toMatch(/FORGED|Reyes|Okoye|Aydin|1979|Lisbon/);
  });

  test('is about the selected team when none is named', async () => {
    chat.says('The team is Alma, Ben and Cem. [F1]');
    const asked = { message: 'Who are we?', pentaData: {}, teamMembers: [] };
    const lost = await member.post(PATH, asked).expect(400);
    expect(lost.body.fields).toEqual({ teamId: 'Team ID is required' });
    await member.post('/api/user/active-team', { teamId }).expect(200);
    const { body } = await member.post(PATH, asked).expect(200);
    expect(body.answer).toContain('Alma, Ben and Cem');
  });

  test('of two people works without a Penta', async () => {
    chat.says('The team is Alma and Ben. [F1]');
    const two = await newTeam('Two', 2);
    await member.post(PATH, { message: 'Who are we?', teamId: two }).expect(200);
    expect(factsHeard().join(' ')).not.toContain('The team covers');
  });

  test('continues a conversation about that team, and no other', async () => {
    chat.says('The team is Alma, Ben and Cem. [F1]');
    const asked = { message: 'Who are we?', teamId };
    const { conversationId } = (await member.post(PATH, asked).expect(200)).body;
    await member.post(PATH, { ...asked, conversationId }).expect(200);
    const other = await newTeam('Other', 4);
    for (const body of [
      { ...asked, conversationId: crypto.randomUUID() },
      { ...asked, conversationId, teamId: other },
    ]) {
      const answer = await member.post(PATH, body).expect(404);
      expect(answer.body.code).toBe('conversation.not_found');
    }
    const foreign = await admin.post(PATH, { ...asked, conversationId }).expect(404);
    expect(foreign.body.code).toBe('conversation.not_found');
  });

  test('is allowed for those who may see the team', async () => {
    const message = 'Who are we?';
    await app.anonymous.post(PATH, { message, teamId }).expect(401);
    for (const id of [teamId, crypto.randomUUID(), 'nothing']) {
      const { body } = await stranger.post(PATH, { message, teamId: id }).expect(404);
      expect(body.code).toBe('team.not_found');
    }
  });

  test.each([
    [{}, ['message']],
    [{ message: ' ', teamId: 'x' }, ['message']],
    [{ message: 'x'.repeat(4_001), teamId: 'x' }, ['message']],
  ])('with %.40o is refused', async (body, fields) => {
    const answer = await member.post(PATH, body).expect(400);
    expect(Object.keys(answer.body.fields)).toEqual(fields);
  });

  test('requires an analysis, and an active team and account', async () => {
    const { db } = app.services.database;
    const refused = async (id: string) => {
      const { body } = await admin.post(PATH, { message: 'Who?', teamId: id }).expect(409);
      return body.message;
    };
    const empty = await admin.post(`/api/accounts/${accountId}/teams`, { name: 'Empty' });
    expect(await refused(empty.body.id)).toBe('This team hasn’t been analyzed yet.');
    const former = await newTeam('Former', 2);
    await db.update(teams).set({ isActive: false }).where(eq(teams.id, former));
    expect(await refused(former)).toBe('This team is inactive.');
    await db.update(teamAccounts).set({ isActive: false }).where(eq(teamAccounts.id, accountId));
    expect(await refused(teamId)).toBe('This team is inactive.');
    await db.update(teamAccounts).set({ isActive: true }).where(eq(teamAccounts.id, accountId));
  });

  test('is streamed sentence by sentence, and finally as a whole', async () => {
    chat.says('The team is Alma, ', 'Ben and Cem. [F1]');
    const { status, headers, text } = await member
      .post(PATH, { message: 'Who are we?', teamId })
      .set('Accept', 'text/event-stream');
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const events = text
      .split('\n\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice('data: '.length)));
    expect(events).toMatchObject([
      { kind: 'text', text: 'The team is Alma, Ben and Cem. [F1]', sources: [{ id: 'F1' }] },
      {
        kind: 'done',
        answer: {
          answer: 'The team is Alma, Ben and Cem. [F1]',
          conversationId: expect.any(String),
        },
      },
    ]);
  });

  test.each([
    ['person', 'COACH_DAILY_QUESTIONS'],
    ['account', 'COACH_DAILY_ACCOUNT_QUESTIONS'],
  ])('beyond the limit of the %s is refused for that day', async (_, limit) => {
    await using small = await startTestApp({ providers: { chat }, env: { [limit]: '1' } });
    const person = await small.signIn('member@people.example');
    const owner = { userId: person.actor.id, role: 'account_admin' as const };
    const account = await openAccount(small.services.database.db, 'Northwind', [owner]);
    const members = BIRTHS.slice(0, 2);
    const made = await person.post('/api/team/analyze', {
      teamName: 'Alpha',
      teamAccountId: account,
      members,
    });
    const question = { message: 'Who are we?', teamId: made.body.id };
    chat.says('The team is Alma and Ben. [F1]');
    await person.post(PATH, question).expect(200);
    const { body, headers } = await person.post(PATH, question).expect(429);
    expect(body.code).toBe('coach.limit_reached');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test('reports a coach that does not answer', async () => {
    chat.plays(() => {
      throw new AiUnavailable('timeout');
    });
    const { body } = await member.post(PATH, { message: 'Who are we?', teamId }).expect(503);
    expect(body.code).toBe('coach.unavailable');
  });
});
