import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/context.ts';
import { inBatches } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { leasedQueue } from '../../platform/jobs/leased-queue.ts';
import { makeDue } from '../../platform/jobs/queue-store.ts';
import { type Letter, renderLetter } from '../../providers/mail/letter.ts';
import type { MailMessage, MailPort } from '../../providers/mail/port.ts';
import {
  deleteMessagesBefore,
  enqueueMessage,
  findFailing,
  findMessage,
  forgetContent,
  MAIL_QUEUE,
  type MessageState,
  messagesOf,
} from './store.ts';

interface MailDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly mail: MailPort;
}

/** With the backoff of the queue, about a day. */
const TRIES = 12;
/** From then on a master admin sees it. */
const FAILURES_SHOWN = 3;
const DAY_MS = 24 * 60 * 60_000;

/** Enqueues an e-mail; it is sent once the transaction is through. */
export async function enqueueLetter(
  tx: Db,
  { to, letter, now }: { readonly to: string; readonly letter: Letter; readonly now: Date },
): Promise<void> {
  await enqueueMessage(tx, { id: randomUUID(), to, ...renderLetter(letter) }, now);
}

/** Sends what is in the queue, with retries. Neither addresses nor contents are logged. */
export const processMail = leasedQueue<MailMessage, MailDeps>({
  queue: MAIL_QUEUE,
  name: 'message',
  tries: TRIES,
  load: messagesOf,
  keyOf: ({ id }) => id,
  async work({ db, mail }, messages, complete) {
    for (const message of messages) {
      await mail.send(message);
      await inTransaction(db, async (tx) => {
        await complete(tx);
        await forgetContent(tx, message.id);
      });
    }
  },
  async onIncident({ log }, { key, attempts, lastError }) {
    log.error({ message: key, attempts, lastError }, 'an e-mail could not be delivered');
  },
});

/** Sends what is in the queue without keeping a request waiting; the job does what this leaves. */
export function deliverSoon(deps: MailDeps): void {
  processMail(deps).catch((error) => deps.log.warn({ err: error }, 'sending e-mail failed'));
}

/** An e-mail that could not be delivered so far. */
export interface Undelivered {
  readonly id: string;
  readonly attempts: number;
  /** The class of the last error. */
  readonly lastError: string;
  readonly createdAt: Date;
  readonly triedAt: Date;
  /** Set once it was delivered after all. */
  readonly doneAt: Date | null;
}

function undeliveredOf({ lastError, triedAt, ...row }: MessageState): Undelivered {
  return { ...row, lastError: lastError ?? 'unknown', triedAt: triedAt ?? row.createdAt };
}

/** E-mail that failed so often that somebody has to look, the newest first. */
export async function listUndelivered(db: Db): Promise<Undelivered[]> {
  return (await findFailing(db, FAILURES_SHOWN)).map(undeliveredOf);
}

/** Tries a message again right away. @returns its state; undefined when there is none. */
export async function retryUndelivered(
  deps: MailDeps,
  id: string,
): Promise<Undelivered | undefined> {
  await makeDue(deps.db, MAIL_QUEUE, id, deps.clock());
  await processMail(deps);
  const row = await findMessage(deps.db, id);
  return row && undeliveredOf(row);
}

/** Deletes messages of that age in days, delivered or not. @returns how many. */
export async function pruneMail(db: Db, now: Date, days: number): Promise<number> {
  const before = new Date(now.getTime() - days * DAY_MS);
  return inBatches((limit) => deleteMessagesBefore(db, before, limit));
}
