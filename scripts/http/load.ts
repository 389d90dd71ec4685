import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

/* Sends requests from a process of its own, so that their cost isn't counted as the server's. */

export interface Load {
  readonly port: number;
  readonly path: string;
  readonly cookie: string;
  readonly requests: number;
  readonly connections: number;
}

/** @throws when an answer isn't 200 */
async function send({ port, path, cookie, requests, connections }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const call = request({ port, path, agent, headers: { cookie } }, (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`answered ${reply.statusCode}`));
        reply.resume().once('end', () => resolve());
      });
      call.once('error', reject).end();
    });
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let index = 0; index < requests / connections; index += 1) await once();
    }),
  );
  agent.destroy();
  return performance.now() - start;
}

const FILE = fileURLToPath(import.meta.url);

/** Sends the requests from another process. @returns how long they took, in milliseconds */
export function sendFromOutside(load: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(FILE, [JSON.stringify(load)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let ms: number | null = null;
    child.once('message', (message) => {
      ms = Number(message);
    });
    child.once('exit', () =>
      ms === null ? reject(new Error('The load generator failed')) : resolve(ms),
    );
  });
}

if (process.argv[1] === FILE) process.send?.(await send(JSON.parse(process.argv[2] ?? '')));
