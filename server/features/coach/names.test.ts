import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { scriptedChat } from '#server/testing/scripted-chat.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { openAccount } from '../accounts/service.ts';
import { namesInTeam } from './first-name.ts';

const NAMES = [
  'Jean-Luc Picard',
  "D'Arcy Wentworth",
  'D’Arcy',
  'Anna-Lena',
  'Анна-Мария Петрова',
  'Müller-Lüdenscheidt',
  'a(b',
  '[x]',
  '.*+?^$|',
  '🙂 Ana',
  '👩‍🚀',
  'שרה-לאה כהן',
  'مريم العلي',
  '--',
  'Root',
  'Gate 34',
  'Ben Other',
];

const chat = scriptedChat();
let app: TestApp;
let person: SignedIn;
let accountId: string;
beforeAll(async () => {
  app = await startTestApp({ providers: { chat } });
  person = await app.signIn('person@people.example');
  const members = [{ userId: person.actor.id, role: 'account_admin' as const }];
  accountId = await openAccount(app.services.database.db, 'Northwind', members, 50);
});
afterAll(() => app[Symbol.asyncDispose]());

const asked = async (path: string, body: object, accept: string) =>
  (await person.post(path, body).set('Accept', accept).expect(200)).text;

describe.each(['application/json', 'text/event-stream'])('as %s the coach answers', (accept) => {
  test.each(NAMES)('about the chart of %j', async (name) => {
    const birth = { ...BIRTHS[0], name };
    const { chartId } = (await person.post('/api/individual/charts/preview', birth)).body;
    chat.says(`${name} is here. You have a chart. [F1]`);
    const question = `What is ${name} good at?`;
    const answer = await asked('/api/coach/ask', { question, chartId }, accept);
    expect(answer).not.toContain('"kind":"error"');
  });

  test.each(NAMES)('about a team with %j', async (name) => {
    const names = [name, 'Ben Okoye', 'Cem Aydin'];
    const members = names.map((own, index) => ({ ...BIRTHS[index], name: own }));
    const body = { teamName: `Team ${accept} ${name}`, teamAccountId: accountId, members };
    const { id } = (await person.post('/api/team/analyze', body).expect(200)).body;
    const known = namesInTeam(names);
    chat.says(`The team is ${known[0]}, ${known[1]} and ${known[2]}. [F1]`);
    const answer = await asked('/api/chat/penta', { message: `And ${name}?`, teamId: id }, accept);
    expect(answer).toContain(
      JSON.stringify(`${known[0]}, ${known[1]} and ${known[2]}`).slice(1, -1),
    );
  });
});
