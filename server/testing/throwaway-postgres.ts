import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const INSTALLED = '/usr/lib/postgresql';
const RETRY_MS = 100;

/** A temporary PostgreSQL server that leaves nothing behind. */
export interface ThrowawayPostgres extends Disposable {
  readonly url: string;
  /** Kills the server and its backends with SIGKILL, then starts it on the same files and port. */
  killAndRestart(): Promise<void>;
}

/** The folder of the newest installed PostgreSQL's programs; null when not installed. */
export function postgresBinaries(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(a) - Number(b));
  const newest = versions.findLast((version) => existsSync(join(INSTALLED, version, 'bin/initdb')));
  return newest === undefined ? null : join(INSTALLED, newest, 'bin');
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // A backend may have exited between being listed and being killed.
  }
}

function killWithBackends(postmaster: number): void {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], {
    encoding: 'utf8',
  });
  kill(postmaster);
  for (const pid of stdout.split('\n').map(Number)) if (pid > 0) kill(pid);
}

/** @returns null where PostgreSQL is not installed. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres | null> {
  const bin = postgresBinaries();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  const isDone = (program: string, ...args: string[]) => {
    const own = [join(bin, program), '-D', join(folder, 'data'), ...args];
    const [command = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...own] : own;
    return spawnSync(command, rest, { stdio: 'ignore' }).status === 0;
  };
  const run = (program: string, ...args: string[]) => {
    if (!isDone(program, ...args)) throw new Error(`${program} has failed`);
  };
  if (isRoot) spawnSync('chown', ['postgres', folder]);
  const port = await freePort();
  run('initdb', '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c shared_buffers=256MB`;
  const start = ['-w', '-l', join(folder, 'log'), '-o', options, 'start'];
  run('pg_ctl', ...start);
  return {
    url: `postgres://bench@127.0.0.1:${port}/postgres`,
    async killAndRestart() {
      killWithBackends(
        Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10),
      );
      // The shared memory is in use until the last backend has exited.
      while (!isDone('pg_ctl', ...start)) await pause(RETRY_MS);
    },
    [Symbol.dispose]() {
      run('pg_ctl', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
