import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** The app under test behind a proxy that can go over to a next build. */
export interface Deployment {
  readonly url: string;
  /** From now on every file has the next build's name, and those of the build before are gone. */
  deployNext(): void;
  close(): Promise<void>;
}

/** A built file's name with its hash, as in documents, scripts and the service worker's list. */
const FILE = /\b([\w.-]+-[\w-]{8})\.(js|css)\b/g;
const NEXT_FILE = /\.next\.(js|css)$/;
const isFile = (path: string) => path.startsWith('/assets/') && /\.(js|css)$/.test(path);

/** A text of this build as the next build would have it. */
function renamed(text: string): string {
  return text
    .replace(FILE, '$1.next.$2')
    .replace(/ integrity="[^"]*"/g, '')
    .replace(/(?<=\bbuild:")(?=[\w-]{12}")/, 'next-');
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}

/** What a proxy that changes bodies must not pass on. */
const OWN_HEADERS = new Set(['host', 'accept-encoding', 'if-none-match', 'if-modified-since']);

/** Passes a request on. @param path where the app has the file */
function ask(appUrl: string, incoming: IncomingMessage, path: string): Promise<IncomingMessage> {
  const { method = 'GET' } = incoming;
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !OWN_HEADERS.has(name)),
  );
  return new Promise((resolve, reject) => {
    const outgoing = request(appUrl + path, { method, headers }, resolve);
    outgoing.on('error', reject);
    incoming.pipe(outgoing);
  });
}

async function answer(appUrl: string, isNext: boolean, req: IncomingMessage, res: ServerResponse) {
  const path = req.url ?? '/';
  if (isNext && isFile(path) && !NEXT_FILE.test(path)) {
    res.writeHead(404).end();
    return;
  }
  const reply = await ask(appUrl, req, isNext ? path.replace(NEXT_FILE, '.$1') : path);
  const body = await bodyOf(reply);
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = reply.headers;
  const isText = /html|javascript|css/.test(headers['content-type'] ?? '');
  res.writeHead(reply.statusCode ?? 502, headers);
  res.end(isNext && isText ? renamed(body.toString()) : body);
}

export async function startDeployment(appUrl: string): Promise<Deployment> {
  let isNext = false;
  const server = createServer((req, res) => {
    answer(appUrl, isNext, req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    deployNext() {
      isNext = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
