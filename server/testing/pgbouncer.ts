import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const RETRY_MS = 20;

export const hasPgBouncer = existsSync(PROGRAM);

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

export interface Pooler extends Disposable {
  /** A database's address through the pooler. */
  urlOf(databaseUrl: string): string;
  /** Drops every connection and starts on the same port. */
  restart(): Promise<void>;
}

/**
 * PgBouncer in transaction mode, in front of all databases of a server with two connections to each.
 */
export async function startPgBouncer(serverUrl: string): Promise<Pooler> {
  const target = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'bouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const password = target.password ? ` password=${decodeURIComponent(target.password)}` : '';
  writeFileSync(
    file,
    `[databases]
* = host=${target.hostname} port=${target.port || 5432} user=${target.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  );
  const isRoot = process.getuid?.() === 0;
  // PgBouncer refuses to run as root.
  if (isRoot) spawnSync('chown', ['-R', 'nobody', folder]);
  const options = isRoot ? ['-q', '-u', 'nobody', file] : ['-q', file];

  async function start(): Promise<ChildProcess> {
    const child = spawn(PROGRAM, options, { stdio: 'ignore' });
    while (!(await isListening(port))) {
      if (child.exitCode !== null) throw new Error('PgBouncer has ended');
      await pause(RETRY_MS);
    }
    return child;
  }

  let child = await start();
  return {
    urlOf(databaseUrl) {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    async restart() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      child = await start();
    },
    [Symbol.dispose]() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
