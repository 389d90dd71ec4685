import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { freePort } from '#server/testing/free-port.ts';
import { type Instance, isServerBuilt, startInstance } from './instance.ts';
import type { RunSuite } from './suite.ts';

const ROUNDS = 20;
const GROWTH_MB = 50;
/** What a start loads and learns in the background is over once the memory has kept its size so long. */
const CALM_PROBES = 5;
const CALM_WITHIN_MS = 60_000;
/** V8 collects garbage when enough has come together: within fewer rounds than these. */
const COLLECTED_WITHIN_ROUNDS = 400;
const PATH = '/api/places/autocomplete';

const post = (headers: string, body: string | Buffer = '') =>
  Buffer.concat([
    Buffer.from(`POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`),
    Buffer.from(body),
  ]);
const json = (body: string | Buffer, more = '') =>
  post(
    `Content-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nContent-Length: ${body.length}\r\n${more}`,
    body,
  );

/** Requests that no browser sends. */
const HOSTILE: Readonly<Record<string, Buffer>> = {
  'bad JSON': json('{"input":'),
  'ten thousand levels': json('['.repeat(10_000) + ']'.repeat(10_000)),
  'arrays for scalars': json('{"input":[["Berlin"]]}'),
  'too large': json(`"${'x'.repeat(300_000)}"`),
  'a zip bomb': json(gzipSync(Buffer.alloc(20_000_000)), 'Content-Encoding: gzip\r\n'),
  'two lengths': post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}'),
  'a wrong length': post('Content-Length: abc\r\n', '{}'),
  'ten thousand headers': post('X-Filler: 0123456789\r\n'.repeat(10_000)),
  'a long address': Buffer.from(`GET /${'a'.repeat(64_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
  'a body cut off': post('Content-Type: application/json\r\nContent-Length: 50\r\n', '{"input"'),
};

/** Sends bytes and hangs up. @returns the status, null when the connection was closed without one */
function statusFor(port: number, bytes: Buffer): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0) || null));
    socket.end(bytes);
  });
}

/** The resident memory of the server, in MB. */
async function memoryOf({ child }: Instance): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024;
}

async function untilCalm(instance: Instance): Promise<void> {
  const deadline = Date.now() + CALM_WITHIN_MS;
  let before = await memoryOf(instance);
  for (let calm = 0; calm < CALM_PROBES && Date.now() < deadline; ) {
    await pause(300);
    const now = await memoryOf(instance);
    calm = Math.abs(now - before) < 1 ? calm + 1 : 0;
    before = now;
  }
}

/** S12: what no browser sends is refused, and leaves nothing in the server's memory. */
export const hostileRequests: RunSuite = async (scale) => {
  const skip = (skipped: string) => ({ cases: 0, failures: [], skipped });
  if (!isServerBuilt()) return skip('run npm run build first');
  if (process.platform !== 'linux') return skip('reads the memory of a process on Linux');
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  const port = await freePort();
  const instance = await startInstance(port, folder);
  const failures: string[] = [];
  let cases = 0;
  const sendAll = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, bytes] of Object.entries(HOSTILE)) {
        const status = await statusFor(port, bytes);
        cases += 1;
        if (status !== null && (status < 400 || status >= 500)) failures.push(`${name}: ${status}`);
      }
    }
  };
  try {
    await untilCalm(instance);
    // What is kept for reuse, such as buffers, is there after as many rounds.
    await sendAll(ROUNDS);
    const before = await memoryOf(instance);
    await sendAll(ROUNDS * scale);
    const growth = async () => (await memoryOf(instance)) - before;
    let grown = await growth();
    // What isn't given back once the garbage has been collected is lost.
    for (let more = 0; grown > GROWTH_MB && more < COLLECTED_WITHIN_ROUNDS; more += 1) {
      await sendAll(1);
      grown = await growth();
    }
    if (grown > GROWTH_MB) failures.push(`The memory has grown by ${Math.round(grown)} MB`);
  } finally {
    await instance.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
  return { cases, failures };
};
