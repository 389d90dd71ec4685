import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createOutbox } from './embedded/outbox.ts';
import { type MailPort, MailRefused } from './port.ts';
import { createSmtp } from './smtp.ts';
import { startSmtpStub } from './testing/smtp-stub.ts';

const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
const stub = await startSmtpStub();
afterAll(async () => {
  await stub[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const NOON = new Date('2026-06-01T12:00:00Z');
const outbox = createOutbox(folder, () => NOON);
const smtp = createSmtp({ url: stub.url, from: 'Example <team@example.com>' });

interface Seen {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

interface Subject {
  readonly name: string;
  readonly mail: MailPort;
  seen(): Promise<Seen[]>;
}

function decoded(source: string): Seen {
  const unfolded = source.replace(/\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(unfolded)?.[1] ?? '';
  const quoted = source.replace(/=\n/g, '').replace(/(?:=[0-9A-F]{2})+/g, (bytes) => {
    return Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8');
  });
  return { to: header('To').replace(/[<>]/g, ''), subject: header('Subject'), text: quoted };
}

const SUBJECTS: readonly Subject[] = [
  { name: 'the outbox', mail: outbox, seen: () => outbox.list() },
  {
    name: 'SMTP at the stub',
    mail: smtp,
    seen: async () => stub.received.map(({ source }) => decoded(source)),
  },
];

function message(id: string, to = 'tom@example.com') {
  return {
    id,
    to,
    subject: `Subject ${id}`,
    text: `Dear Zoë,\n\nOpen https://example.com/join/${id}`,
    html: `<p>Dear Zoë,</p>`,
  };
}

describe.each(SUBJECTS)('$name', ({ mail, seen }) => {
  test('delivers recipient, subject and text', async () => {
    await mail.send(message('one'));
    const found = (await seen()).find(({ subject }) => subject === 'Subject one');
    expect(found?.to).toBe('tom@example.com');
    expect(found?.text).toContain('Dear Zoë,');
    expect(found?.text).toContain('https://example.com/join/one');
  });

  test('sends to one recipient only, whatever the address holds', async () => {
    const before = (await seen()).length;
    await mail.send(message('two', 'tom@example.com, eve@example.com')).catch(() => {});
    for (const { to } of (await seen()).slice(before)) expect(to).not.toBe('eve@example.com');
    expect(stub.received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
  });
});

describe('SMTP', () => {
  test('refuses an address that the server does not know, without naming it', async () => {
    const refused = await smtp.send(message('three', 'nobody@example.com')).catch((error) => error);
    expect(refused).toBeInstanceOf(MailRefused);
    expect(refused).toMatchObject({ reason: 'address', name: 'MailAddressRefused' });
    expect(`${refused.message} ${refused.stack}`).not.toContain('nobody@');
    expect(refused.cause).toBeUndefined();
  });

  test.each([
    ['is busy', smtp, 'busy@example.com'],
    ['is away', createSmtp({ url: 'smtp://127.0.0.1:1', from: 'a@b.example' }), 'tom@example.com'],
  ])('reports a server that %s as unavailable', async (_, mail, to) => {
    await expect(mail.send(message('four', to))).rejects.toMatchObject({ reason: 'unavailable' });
  });

  test('sends both parts and a message id that is the same each time', async () => {
    await smtp.send({ ...message('five'), html: '<p>five in HTML</p>' });
    const { source, from } = stub.received.at(-1) ?? { source: '', from: '' };
    expect(from).toBe('team@example.com');
    expect(source).toContain('Message-ID: <five@example.com>');
    expect(source).toContain('five in HTML');
    expect(source).toContain('Auto-Submitted: auto-generated');
  });
});

describe('the outbox', () => {
  test('keeps files that only its owner can read, and ignores others', async () => {
    await outbox.send(message('../../etc/six'));
    const [file] = (await readdir(join(folder, 'outbox'))).filter((name) => name.includes('six'));
    expect(file).toBe('etcsix.json');
    const path = join(folder, 'outbox', file ?? '');
    expect((await stat(path)).mode & 0o077).toBe(0);
    expect(await readFile(path, 'utf8')).toContain(NOON.toISOString());
  });
});
