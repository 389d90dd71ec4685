import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { inBatches } from '../db/batches.ts';
import type { Db } from '../db/client.ts';
import { startingWith } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { deleteKeysBefore, findKey, insertKey, type KeyId, type KeyRow, setKept } from './store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Between the commit of the work and its stored reply lie milliseconds. */
const LOOKS = 10;
const LOOK_EVERY_MS = 50;

/** Another request with this key has done the work. */
class AlreadyDone extends Error {}

export interface KeyedRequest {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
  /** Whatever tells this request from another one of the same operation. */
  readonly content: unknown;
  readonly holdsSecret: boolean;
}

interface Surroundings {
  readonly db: Db;
  readonly now: Date;
  readonly log: Pick<Logger, 'warn'>;
}

interface Steps {
  /** Does all its writing in one transaction of the database that it is given. */
  readonly work: (db: Db) => Promise<unknown>;
  /** What to store of the reply. Never birth data. */
  readonly keep: (reply: unknown) => unknown;
  /** The reply again, from what was stored of it. */
  readonly again: (kept: unknown) => Promise<unknown>;
}

/** The work is done: a reply that can't be stored is no reason to call it failed. */
async function keepReply(
  db: Db,
  id: KeyId,
  reply: unknown,
  log: Surroundings['log'],
): Promise<void> {
  await setKept(db, id, { reply }).catch((error: unknown) =>
    log.warn({ err: error }, 'the reply to an idempotency key could not be stored'),
  );
}

async function keptOf(db: Db, id: KeyId, row: KeyRow, holdsSecret: boolean): Promise<unknown> {
  if (holdsSecret) throw new AppError('request.already_done');
  let kept = row.kept;
  for (let looks = 0; !kept && looks < LOOKS; looks += 1) {
    await pause(LOOK_EVERY_MS);
    kept = (await findKey(db, id))?.kept ?? null;
  }
  // The server stopped between the work and its reply.
  if (!kept) throw new AppError('request.already_done');
  return kept.reply;
}

/**
 * Answers a request once per key: a repetition gets the first one's reply, and has no effect.
 * @throws AppError request.key_reused when the key came with other content; request.already_done when
 * the work is done, but its reply can't be given again; what the work throws
 */
export async function answerOnce(
  { db, now, log }: Surroundings,
  { content, holdsSecret, ...id }: KeyedRequest,
  { work, keep, again }: Steps,
): Promise<{ readonly reply: unknown; readonly isReplay: boolean }> {
  const requestHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const replay = async (row: KeyRow) => {
    if (row.requestHash !== requestHash) throw new AppError('request.key_reused');
    return { reply: await again(await keptOf(db, id, row, holdsSecret)), isReplay: true };
  };
  const earlier = await findKey(db, id);
  if (earlier) return replay(earlier);
  let hasTaken = false;
  const keyed = startingWith(db, async (tx) => {
    hasTaken = true;
    if (!(await insertKey(tx, { ...id, requestHash, createdAt: now }))) throw new AlreadyDone();
  });
  try {
    const reply = await work(keyed);
    if (hasTaken && !holdsSecret) await keepReply(db, id, keep(reply), log);
    return { reply, isReplay: false };
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
    const row = await findKey(db, id);
    if (!row) throw new AppError('service.unavailable', { retryAfterSeconds: 1 });
    return replay(row);
  }
}

/** Deletes keys after a day. @returns how many. */
export async function pruneIdempotencyKeys(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS);
  return inBatches((limit) => deleteKeysBefore(db, before, limit));
}
