import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

/** Shorter replies fit into one packet anyway. */
const MIN_BYTES = 1024;

const compress = compression({
  threshold: MIN_BYTES,
  filter: (req, res) =>
    !String(res.getHeader('Content-Type')).startsWith('text/event-stream') &&
    !('locals' in res && isSecret(res.locals)) &&
    compression.filter(req, res),
});

/**
 * Compresses replies with Brotli or gzip. Event streams would wait for a full buffer, and the length
 * of a compressed secret tells about it wherever a caller can put text beside it.
 */
export function compressReplies(): RequestHandler {
  return compress;
}

/**
 * Sends a whole text and compresses it as `compressReplies` would, whose streams cost more than a
 * short reply itself.
 * @param text of a type that can be compressed, set before
 */
export function endWithText(req: Request, res: Response, text: string): void {
  if (isSecret(res.locals)) return void res.end(text);
  res.vary('Accept-Encoding');
  const isPlain = !req.headers['accept-encoding'] || Buffer.byteLength(text) < MIN_BYTES;
  if (isPlain) return void res.end(text);
  compress(req, res, () => res.end(text));
}

function isSecret(locals: unknown): boolean {
  return typeof locals === 'object' && locals !== null && 'holdsSecret' in locals;
}
