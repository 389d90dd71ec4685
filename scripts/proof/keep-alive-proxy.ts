import { Agent, createServer, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isReady } from './instance.ts';

const PROBE_EVERY_MS = 250;
/** So many probes in a row take a backend out, as balancers do it: one may be late on a busy machine. */
const FALL = 2;

/** A load balancer as people run them: keeps connections to its backends, and probes their readiness. */
export interface KeepAliveProxy extends AsyncDisposable {
  readonly isUp: (backend: string) => boolean;
}

/** @param backends their origins; a request goes to the ready ones in turn and is never retried */
export async function startProxy(
  port: number,
  backends: readonly string[],
): Promise<KeepAliveProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const ready = new Set<string>();
  const missed = new Map<string, number>();
  let isOver = false;
  let turn = 0;
  const probe = async (backend: string) => {
    const misses = (await isReady(backend)) ? 0 : (missed.get(backend) ?? 0) + 1;
    missed.set(backend, misses);
    if (misses === 0) ready.add(backend);
    else if (misses >= FALL) ready.delete(backend);
  };
  const probing = (async () => {
    while (!isOver) {
      await Promise.all(backends.map(probe));
      await pause(PROBE_EVERY_MS);
    }
  })();
  const server = createServer((req, res) => {
    turn += 1;
    const backend = [...ready][turn % ready.size];
    if (backend === undefined) return void res.writeHead(502).end('no backend');
    const target = new URL(backend);
    const options = { port: target.port, host: target.hostname, path: req.url ?? '/', agent };
    const { connection: _, ...headers } = req.headers;
    const onward = request({ ...options, method: req.method ?? 'GET', headers }, (reply) => {
      const { connection: __, 'keep-alive': ___, ...own } = reply.headers;
      res.writeHead(reply.statusCode ?? 502, own);
      reply.pipe(res);
    });
    onward.once('error', (error) => {
      if (!res.headersSent) res.writeHead(502);
      res.end(String(error));
    });
    req.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(port, done));
  return {
    isUp: (backend) => ready.has(backend),
    async [Symbol.asyncDispose]() {
      isOver = true;
      await probing;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
