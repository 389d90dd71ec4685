import compression from 'compression';
import type { RequestHandler } from 'express';

/** Shorter replies fit into one packet anyway. */
const MIN_BYTES = 1024;

/**
 * Compresses replies with Brotli or gzip. Event streams would wait for a full buffer, and the length
 * of a compressed secret tells about it wherever a caller can put text beside it.
 */
export function compressReplies(): RequestHandler {
  return compression({
    threshold: MIN_BYTES,
    filter: (req, res) =>
      !String(res.getHeader('Content-Type')).startsWith('text/event-stream') &&
      !('locals' in res && isSecret(res.locals)) &&
      compression.filter(req, res),
  });
}

function isSecret(locals: unknown): boolean {
  return typeof locals === 'object' && locals !== null && 'holdsSecret' in locals;
}
