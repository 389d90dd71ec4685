import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { sqlStateOf } from './sql-state.ts';

/** Not up yet, starting or shutting down, out of connections, or locked by another instance. */
const PASSING = /^(08\d{3}|57P0\d|53300|55P03|57014)$/;

const WAIT_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

interface Waiting {
  readonly log: Pick<Logger, 'warn'>;
  readonly waitMs?: number;
  readonly firstPauseMs?: number;
}

/** A failure at the start in words for its operator: never a statement or a value. */
export class DatabaseRefused extends Error {
  constructor(state: string) {
    super(sentenceOf(state));
    this.name = 'DatabaseRefused';
  }
}

const SENTENCES: readonly (readonly [states: RegExp, sentence: string])[] = [
  [/^28/, 'The database refuses the user or the password in DATABASE_URL.'],
  [/^3D000$/, 'The database named in DATABASE_URL doesn’t exist.'],
  [/^42501$/, 'The database user in DATABASE_URL lacks a privilege.'],
  [/^53300$/, 'The database has no connection left.'],
  [/^(08|57P)/, 'The database at DATABASE_URL can’t be reached.'],
];

function sentenceOf(state: string): string {
  const [, sentence] = SENTENCES.find(([states]) => states.test(state)) ?? [];
  return sentence ?? `The database answered with an error (SQLSTATE ${state}).`;
}

/** The same error, unless it is the database's own, whose message holds statements and values. */
export function withoutStatement(error: unknown): unknown {
  const state = sqlStateOf(error);
  return state === null ? error : new DatabaseRefused(state);
}

/**
 * Repeats the work while the database isn't available, with growing pauses and a log line each.
 * @throws DatabaseRefused after a minute, and for the database's other errors immediately; what else
 * the work throws
 */
export async function whenAvailable<T>(
  work: () => Promise<T>,
  { log, waitMs = WAIT_MS, firstPauseMs = FIRST_PAUSE_MS }: Waiting,
): Promise<T> {
  const startedAt = performance.now();
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const state = sqlStateOf(error);
      const isLate = performance.now() - startedAt + pauseMs > waitMs;
      if (state === null || isLate || !PASSING.test(state)) throw withoutStatement(error);
      log.warn({ sqlState: state, nextTrySeconds: pauseMs / 1_000 }, 'waiting for the database');
      await pause(pauseMs);
    }
  }
}
