import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const INSTALLED = '/usr/lib/postgresql';

function binaries(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(a) - Number(b));
  const newest = versions.findLast((version) => existsSync(join(INSTALLED, version, 'bin/initdb')));
  return newest === undefined ? null : join(INSTALLED, newest, 'bin');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((settle) => server.listen(0, () => settle()));
  const address = server.address();
  await new Promise((settle) => server.close(settle));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A PostgreSQL server of one's own that leaves nothing behind; null where none is installed. */
export async function startThrowawayPostgres(): Promise<({ url: string } & Disposable) | null> {
  const bin = binaries();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  const run = (program: string, ...args: string[]) => {
    const own = [join(bin, program), '-D', join(folder, 'data'), ...args];
    const [command = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...own] : own;
    const { status } = spawnSync(command, rest, { stdio: 'ignore' });
    if (status !== 0) throw new Error(`${program} has failed`);
  };
  if (isRoot) spawnSync('chown', ['postgres', folder]);
  const port = await freePort();
  run('initdb', '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c shared_buffers=256MB`;
  run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  return {
    url: `postgres://bench@127.0.0.1:${port}/postgres`,
    [Symbol.dispose]() {
      run('pg_ctl', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
