import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { OTHER_TABLES, OWN_TABLES } from './own-tables.ts';

const BIRTH = {
  birthDate: '1985-12-10',
  birthTime: '06:30',
  birthPlace: 'London',
  latitude: 51.5,
  longitude: -0.12,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const newPerson = () => app.signIn(`${crypto.randomUUID()}@people.example`);
const download = (person: SignedIn) => person.get('/api/account/data/file');

test('every table is either in the download or left out for a reason', async () => {
  const { rows } = await app.services.database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const listed = [...OWN_TABLES.map(({ table }) => table), ...Object.keys(OTHER_TABLES)];
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('a person downloads a file with all of their own, and nothing of anybody else', async () => {
  const [ana, ben] = [await newPerson(), await newPerson()];
  const { body } = await ana
    .post('/api/individual/charts/preview', { ...BIRTH, name: 'Chart of Ana' })
    .expect(200);
  await ben.post('/api/individual/charts/preview', { ...BIRTH, name: 'Chart of Ben' }).expect(200);
  await ana.post(`/api/individual/charts/${body.chartId}/shares`, { agreed: true }).expect(201);

  const { headers, text } = await download(ana).expect(200);
  expect(headers['content-disposition']).toBe('attachment; filename=data.json');
  expect(headers['cache-control']).toBe('no-store');
  const { data } = JSON.parse(text);
  expect(Object.keys(data)).toEqual(OWN_TABLES.map(({ table }) => table));
  expect(data.users).toMatchObject([{ id: ana.actor.id, email: ana.actor.email }]);
  expect(data.individual_charts).toMatchObject([{ name: 'Chart of Ana', birth_place: 'London' }]);
  expect(data.chart_shares).toHaveLength(1);
  expect(text).not.toContain('Chart of Ben');
  expect(text).not.toContain(ben.actor.id);
  expect(text).not.toContain('token_hash');
});

test('the ZIP has charts as a table and drawings, conversations as text, and no formula', async () => {
  const person = await newPerson();
  const name = '=HYPERLINK("http://evil.example") <b>';
  const { body } = await person
    .post('/api/individual/charts/preview', { ...BIRTH, name })
    .expect(200);
  const question = 'Who am I, really?';
  await person.post('/api/coach/ask', { question, chartId: body.chartId }).expect(200);
  const { headers, body: bytes } = await person
    .get('/api/account/data/archive')
    .buffer(true)
    .parse((res, done) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  expect(headers['content-type']).toBe('application/zip');
  const files = unzipSync(bytes);
  expect(Object.keys(files).toSorted()).toEqual([
    'README.txt',
    'charts.csv',
    'charts/001.svg',
    'conversations/001.txt',
    'data.json',
  ]);
  const textOf = (file: string) => strFromU8(files[file] ?? new Uint8Array());
  const [, row = ''] = textOf('charts.csv').split('\r\n');
  expect(row).toMatch(/^"'=HYPERLINK/);
  expect(row).toContain('charts/001.svg');
  expect(textOf('charts/001.svg')).toContain('<title>=HYPERLINK(&quot;http');
  expect(textOf('charts/001.svg')).not.toContain('<b>');
  expect(textOf('conversations/001.txt')).toContain(question);
  expect(JSON.parse(textOf('data.json')).data.individual_charts).toMatchObject([{ name }]);
});

test('a person sees where they are signed in, this browser marked', async () => {
  const first = await newPerson();
  const second = await app.signIn(first.actor.email ?? '');
  const { body } = await second.get('/api/account/logins').expect(200);
  expect(body).toHaveLength(2);
  expect(body.filter(({ isThisOne }: { isThisOne: boolean }) => isThisOne)).toHaveLength(1);
  await first.signOut();
  expect((await second.get('/api/account/logins').expect(200)).body).toHaveLength(1);
});

test('signing out everywhere ends every sign-in of the person, and nobody else’s', async () => {
  const [first, other] = [await newPerson(), await newPerson()];
  const second = await app.signIn(first.actor.email ?? '');
  await second.delete('/api/account/logins').expect(204);
  await first.get('/api/auth/user').expect(401);
  await second.get('/api/auth/user').expect(401);
  await other.get('/api/auth/user').expect(200);
});
