import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

type Encoding = 'br' | 'gzip' | 'identity';

/** The same JSON for everybody, made at the first request and compressed once per encoding. */
export function fixedReply(reply: () => unknown): (req: Request, res: Response) => Promise<void> {
  let json: Buffer | undefined;
  const plain = () => {
    json ??= Buffer.from(JSON.stringify(reply()));
    return json;
  };
  const compress: Readonly<Record<Encoding, () => Promise<Buffer>>> = {
    br: () =>
      promisify(brotliCompress)(plain(), {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
    gzip: () => promisify(gzip)(plain(), { level: constants.Z_BEST_COMPRESSION }),
    identity: async () => plain(),
  };
  const made = new Map<Encoding, Promise<Buffer>>();
  return async (req, res) => {
    const accepted = req.acceptsEncodings(['br', 'gzip', 'identity']);
    const encoding: Encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
    const bytes = made.get(encoding) ?? compress[encoding]();
    made.set(encoding, bytes);
    res.vary('Accept-Encoding');
    res.type('json');
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    res.end(await bytes);
  };
}
