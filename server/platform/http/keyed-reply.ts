import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY, type Route } from '#shared/contract/route.ts';
import type { Db } from '../db/client.ts';
import { AppError } from '../errors.ts';
import { answerOnce } from '../idempotency/service.ts';
import type { RequestCtx } from './request-ctx.ts';

/**
 * The request's idempotency key; null without one, and for operations that take none.
 * @throws AppError request.invalid
 */
export function idempotencyKeyOf(route: Route, req: Request): string | null {
  const key = req.get(IDEMPOTENCY_HEADER);
  if (!route.createsOnce || key === undefined) return null;
  if (IDEMPOTENCY_KEY.test(key)) return key;
  throw new AppError('request.invalid', {
    fields: { [IDEMPOTENCY_HEADER]: 'Use 8 to 64 letters, digits, hyphens and underscores' },
  });
}

interface Keyed {
  readonly route: Route;
  readonly key: string;
  /** The parsed request, which the key is tied to. */
  readonly content: unknown;
  readonly run: (db: Db) => Promise<unknown>;
  /** Reads the reply again by its id; without it the reply itself is stored. */
  readonly readAgain?: ((id: string) => Promise<unknown>) | undefined;
}

const WithId = z.object({ id: z.string() });

/** The reply to a request with a key, marked by a header when an earlier request did the work. */
export async function replyOnce(
  { route, key, content, run, readAgain }: Keyed,
  { actor, db, clock, log }: Pick<RequestCtx, 'actor' | 'db' | 'clock' | 'log'>,
  res: Response,
): Promise<unknown> {
  // Every operation that takes keys requires a sign-in.
  if (actor.kind !== 'user') throw new AppError('auth.required');
  const { reply, isReplay } = await answerOnce(
    { db, now: clock(), log },
    {
      userId: actor.id,
      operation: `${route.method} ${route.path}`,
      key,
      content,
      holdsSecret: route.holdsSecret ?? false,
    },
    {
      work: run,
      keep: (made) => (readAgain ? WithId.parse(made).id : made),
      again: async (kept) => (readAgain ? readAgain(String(kept)) : kept),
    },
  );
  if (isReplay) res.setHeader('Idempotency-Replayed', 'true');
  return reply;
}
