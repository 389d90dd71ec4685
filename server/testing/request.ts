import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface RequestParts {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
}

/**
 * Sends one HTTP request verbatim: no redirects, no decoding, and no headers besides a body's
 * length.
 */
export function request(url: string, parts: RequestParts = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = parts;
  const { origin, hostname, port } = new URL(url);
  // Taken from the text: a parsed URL has its dot segments resolved already.
  const path = url.slice(origin.length) || '/';
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, agent: false };
    const req = httpRequest(options, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    req.on('error', reject);
    // Node sends a DELETE's body without its length, so the next request would start inside it.
    if (
      body !== undefined &&
      !req.hasHeader('Content-Length') &&
      !req.hasHeader('Transfer-Encoding')
    ) {
      req.setHeader('Content-Length', Buffer.byteLength(body));
    }
    req.end(body);
  });
}
