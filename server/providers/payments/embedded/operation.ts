import type * as z from 'zod';
import { type Expand, listAnswer } from './answers.ts';
import { impossible, missing, StripeFault } from './fault.ts';
import type { Ledger } from './ledger.ts';
import { problemOf } from './parameters.ts';

/** One operation of Stripe's API. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/v1`, with `:id` for an id. */
  readonly path: string;
  /** The vendor's type of its parameters, against which tests check our requests. */
  readonly type: string;
  /** @throws {StripeFault} */
  answer(ledger: Ledger, params: unknown, id: string): object;
}

export function operation<T>(
  method: Operation['method'],
  path: string,
  type: string,
  schema: z.ZodType<T>,
  act: (ledger: Ledger, params: T, id: string) => object,
): Operation {
  const answer = (ledger: Ledger, params: unknown, id: string) => {
    const parsed = schema.safeParse(params);
    if (parsed.success) return act(ledger, parsed.data, id);
    const { message, ...more } = problemOf(parsed.error);
    throw new StripeFault(400, 'invalid_request_error', message, { ...more, isBegun: false });
  };
  return { method, path, type, answer };
}

/** The requested expansions that the sandbox supports. */
export function expandOf(asked: readonly string[], known: readonly string[]): Expand {
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined) throw impossible(`This property cannot be expanded: ${unknown}`);
  return new Set(asked.map((name) => name.replace(/^data\./, '')));
}

export function pageOf<T extends { readonly id: string }>(
  url: string,
  records: readonly T[],
  { limit, starting_after: after }: { limit: number; starting_after?: string | undefined },
  present: (record: T) => object,
) {
  const newestFirst = [...records].reverse();
  const from = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw missing('object', after, 'starting_after');
  const rest = newestFirst.slice(from);
  return listAnswer(url, rest.slice(0, limit).map(present), rest.length > limit);
}
