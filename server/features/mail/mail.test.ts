import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailMessages } from '../../platform/db/schema/mail.ts';
import { type MailMessage, MailRefused } from '../../providers/mail/port.ts';
import { masterOf } from '../../testing/admin-fixture.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { enqueueLetter } from './service.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const sent: MailMessage[] = [];
let failures = 0;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    providers: {
      mail: {
        kind: 'smtp',
        async send(message) {
          if (failures-- > 0) throw new MailRefused('unavailable');
          sent.push(message);
        },
      },
    },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

async function enqueue(subject: string): Promise<void> {
  await enqueueLetter(app.services.database.db, {
    to: 'tom.secret@example.com',
    letter: {
      subject,
      paragraphs: ['Hello.'],
      button: { label: 'Open', url: 'https://example.com/join/secret-token' },
      footnote: 'Bye.',
    },
    now: app.services.clock(),
  });
}

function stored() {
  return app.services.database.db
    .select({ content: mailMessages.content, doneAt: mailMessages.doneAt })
    .from(mailMessages);
}

test('sends a message once and deletes what it says', async () => {
  await enqueue('first');
  await app.jobs.runDue();
  app.advance(2 * MINUTE_MS);
  await app.jobs.runDue();
  expect(sent.filter(({ subject }) => subject === 'first')).toHaveLength(1);
  const [row] = await stored();
  expect(row).toMatchObject({ content: null });
  expect(row?.doneAt).not.toBeNull();
});

test('retries, logs an error after the third failure, and never an address or a link', async () => {
  failures = 3;
  await enqueue('second');
  for (let round = 0; round < 6; round += 1) {
    app.advance(5 * MINUTE_MS);
    await app.jobs.runDue();
  }
  expect(sent.filter(({ subject }) => subject === 'second')).toHaveLength(1);
  const log = app.logged.join('\n');
  expect(log).toContain('an e-mail could not be delivered');
  expect(log).not.toContain('tom.secret');
  expect(log).not.toContain('secret-token');
});

test('shows the master admin what could not be delivered, without its address, and retries it', async () => {
  const master = await masterOf(app);
  failures = 3;
  await enqueue('third');
  for (let round = 0; round < 3; round += 1) {
    app.advance(5 * MINUTE_MS);
    await app.jobs.runDue();
  }
  const { body } = await master.get('/api/admin/payment-incidents').expect(200);
  expect(body).toMatchObject([{ kind: 'mail', attempts: 3, resolvedAt: null }]);
  expect(JSON.stringify(body)).not.toContain('tom.secret');
  const retry = `/api/admin/payment-incidents/${body[0].id}/retry`;
  const { body: after } = await master.post(retry).expect(200);
  expect(after.resolvedAt).not.toBeNull();
  expect(sent.filter(({ subject }) => subject === 'third')).toHaveLength(1);
  expect((await master.get('/api/admin/payment-incidents')).body).toEqual([]);
});

test('forgets messages after a week', async () => {
  app.advance(8 * DAY_MS);
  await app.jobs.runDue();
  expect(await stored()).toEqual([]);
});
