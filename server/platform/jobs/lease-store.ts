import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { jobLeases } from '../db/schema/jobs.ts';

/** Who asks for which lease, and how long it lasts without being renewed. */
export interface LeaseRequest {
  readonly name: string;
  /** A random id of the holder. */
  readonly holder: string;
  readonly seconds: number;
}

/** A run in the future by more than this means that a clock was set back. */
const SKEW_MS = 5 * 60_000;

const isFree = sql`${jobLeases.holder} is null`;
const isExpired = sql`${jobLeases.expiresAt} <= now()`;

async function lease(
  db: Db,
  { name, holder, seconds }: LeaseRequest,
  begun: { begunAt?: Date },
  isAllowed: SQL,
): Promise<boolean> {
  const set = { holder, expiresAt: sql`now() + make_interval(secs => ${seconds})`, ...begun };
  const taken = await db
    .insert(jobLeases)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: jobLeases.name, set, setWhere: isAllowed })
    .returning({ name: jobLeases.name });
  return taken.length > 0;
}

/**
 * Takes a lease, or extends it for its holder, by the database's clock.
 * @returns false when somebody else holds it
 */
export function takeLease(db: Db, request: LeaseRequest): Promise<boolean> {
  const isOwn = sql`${jobLeases.holder} = ${request.holder}`;
  return lease(db, request, {}, sql`${isFree} or ${isOwn} or ${isExpired}`);
}

/**
 * Takes the lease of a recurring job that is due: nobody holds it and its interval has passed since
 * any instance began it, or its holder died.
 * @returns false when it is not this instance's turn
 */
export function takeTurn(
  db: Db,
  request: LeaseRequest,
  { now, everyMs }: { readonly now: Date; readonly everyMs: number },
): Promise<boolean> {
  const before = new Date(now.getTime() - everyMs);
  const future = new Date(now.getTime() + SKEW_MS);
  const isDue = sql`${jobLeases.begunAt} is null or ${jobLeases.begunAt} <= ${before}
    or ${jobLeases.begunAt} > ${future}`;
  const isTurn = sql`(${isFree} and (${isDue})) or (not (${isFree}) and ${isExpired})`;
  return lease(db, request, { begunAt: now }, isTurn);
}

/** Extends a lease that is still held. @returns false when another one has taken it. */
export async function renewLease(
  db: Db,
  { name, holder, seconds }: LeaseRequest,
): Promise<boolean> {
  const renewed = await db
    .update(jobLeases)
    .set({ expiresAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(eq(jobLeases.name, name), eq(jobLeases.holder, holder)))
    .returning({ name: jobLeases.name });
  return renewed.length > 0;
}

/** Lets others take a lease, unless one of them has it. */
export async function endLease(
  db: Db,
  { name, holder }: Pick<LeaseRequest, 'name' | 'holder'>,
): Promise<void> {
  await db
    .update(jobLeases)
    .set({ holder: null })
    .where(and(eq(jobLeases.name, name), eq(jobLeases.holder, holder)));
}
