import { spawn, spawnSync } from 'node:child_process';
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

/** PgBouncer in transaction mode with two connections to the server, in front of a database. */
export async function startPgBouncer(
  databaseUrl: string,
): Promise<{ readonly url: string } & Disposable> {
  const target = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'bouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const name = target.pathname.slice(1);
  const password = target.password ? ` password=${decodeURIComponent(target.password)}` : '';
  writeFileSync(
    file,
    `[databases]
${name} = host=${target.hostname} port=${target.port || 5432} user=${target.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  );
  const isRoot = process.getuid?.() === 0;
  // PgBouncer refuses to run as root.
  if (isRoot) spawnSync('chown', ['-R', 'nobody', folder]);
  const child = isRoot
    ? spawn(PROGRAM, ['-q', '-u', 'nobody', file], { stdio: 'ignore' })
    : spawn(PROGRAM, ['-q', file], { stdio: 'ignore' });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error('PgBouncer has ended');
    await pause(RETRY_MS);
  }
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    [Symbol.dispose]() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
