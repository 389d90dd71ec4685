import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  // A message can quote what a person typed or a query's parameters: only its place is kept.
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...code,
    at: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}

/** Structured logs. Errors are told by type, code and place, never by their text. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: null,
    serializers: { err: describeError },
  });
}
