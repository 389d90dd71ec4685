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

/** One HTTP request exactly as given: nothing is followed or decoded, nothing added but a body's length. */
export function request(url: string, parts: RequestParts = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = parts;
  const { origin, hostname, port } = new URL(url);
  // Taken from the text: the parsed address has its dots worked out already.
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
    // Node sends the body of a DELETE without its length, where the next request would begin.
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
