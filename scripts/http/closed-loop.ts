import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

/*
 * Callers that each send their next request once the last is answered, from a process of its own, so
 * that their cost isn't the server's.
 */

export interface ClosedLoop {
  readonly port: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly origin: string;
  /** One session per person; callers share them. */
  readonly cookies: readonly string[];
  readonly callers: number;
  readonly seconds: number;
}

const FILE = fileURLToPath(import.meta.url);

function once(loop: ClosedLoop, agent: Agent, cookie: string): Promise<void> {
  const { port, method, path, origin } = loop;
  return new Promise((resolve, reject) => {
    const call = request({ port, method, path, agent, headers: { cookie, origin } }, (reply) => {
      const { statusCode = 0 } = reply;
      if (statusCode >= 300) reject(new Error(`answered ${statusCode}`));
      reply.resume().once('end', () => resolve());
    });
    call.once('error', reject).end();
  });
}

/** @returns the time of every call, milliseconds */
async function run(loop: ClosedLoop): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: loop.callers });
  const times: number[] = [];
  const end = performance.now() + loop.seconds * 1_000;
  await Promise.all(
    Array.from({ length: loop.callers }, async (_, caller) => {
      const cookie = loop.cookies[caller % loop.cookies.length] ?? '';
      while (performance.now() < end) {
        const start = performance.now();
        await once(loop, agent, cookie);
        times.push(performance.now() - start);
      }
    }),
  );
  agent.destroy();
  return times;
}

/**
 * Runs the callers in another process.
 * @returns the time of every call, milliseconds
 * @throws when one isn't answered with success
 */
export function callInClosedLoop(loop: ClosedLoop): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const child = fork(FILE, [JSON.stringify(loop)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let times: number[] | null = null;
    child.once('message', (message) => {
      if (Array.isArray(message)) times = message.map(Number);
    });
    child.once('exit', () => (times ? resolve(times) : reject(new Error('The callers failed'))));
  });
}

if (process.argv[1] === FILE) process.send?.(await run(JSON.parse(process.argv[2] ?? '')));
