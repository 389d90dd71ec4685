import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

const CAUSES = 5;
const FRAME = /^\s+at .*(:\d+:\d+|<anonymous>|native)\)?$/;

function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  // Messages can quote user input or query parameters, so only the stack's locations are logged.
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => FRAME.test(line));
  return {
    type: error.name,
    ...code,
    at: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause && depth < CAUSES ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/** Structured logs. Errors are logged by type, code and location, never by their message. */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination(1),
): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      serializers: { err: (error: unknown) => describeError(error) },
    },
    destination,
  );
}
