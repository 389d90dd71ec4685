import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { MailMessage, MailPort } from '../port.ts';

const KEPT_SHOWN = 50;

const Kept = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** ISO 8601, UTC. */
  sentAt: z.string(),
});
export type KeptMail = z.infer<typeof Kept>;

/** A folder of messages, one file each; nothing leaves the machine. */
export interface Outbox extends MailPort {
  readonly kind: 'outbox';
  /** The newest messages, newest first. */
  list(): Promise<KeptMail[]>;
}

const FILE = /^[\w.-]+\.json$/;

function fileOf({ id }: Pick<MailMessage, 'id'>): string {
  return `${id.replace(/[^\w-]/g, '')}.json`;
}

async function readKept(file: string): Promise<KeptMail[]> {
  try {
    return [Kept.parse(JSON.parse(await readFile(file, 'utf8')))];
  } catch {
    // A file that somebody else put there, or that is just being replaced.
    return [];
  }
}

export function createOutbox(dataDir: string, clock: () => Date): Outbox {
  const folder = join(dataDir, 'outbox');
  return {
    kind: 'outbox',
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, fileOf(message));
      const kept: KeptMail = { ...message, sentAt: clock().toISOString() };
      await writeFile(`${file}.part`, JSON.stringify(kept), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      const all = await Promise.all(
        names.filter((name) => FILE.test(name)).map((name) => readKept(join(folder, name))),
      );
      return all
        .flat()
        .sort((a, b) => b.sentAt.localeCompare(a.sentAt))
        .slice(0, KEPT_SHOWN);
    },
  };
}
