import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#server/testing/free-port.ts';
import { startThrowawayPostgres } from '#server/testing/throwaway-postgres.ts';

/*
 * Time from the command to an answering /readyz, and memory at rest, each on an empty and on a used
 * data directory. Absolute times mean an idle machine. Needs `npm run build`.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const ROUNDS = 3;
const REST_MS = 5_000;
const TIMEOUT_MS = 60_000;
const MB = 1024;

interface Start {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Resident memory of a process and its children. */
async function residentMegabytes(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const own = Number(/VmRSS:\s+(\d+)/.exec(stat)?.[1] ?? 0) / MB;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const others = await Promise.all(
    children.split(' ').filter(Boolean).map(Number).map(residentMegabytes),
  );
  return others.reduce((sum, size) => sum + size, own);
}

async function start(
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
): Promise<Start> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: { PORT: String(port), PUBLIC_URL: url, ...env },
    stdio: 'ignore',
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() - began > TIMEOUT_MS) {
      throw new Error(`${command.join(' ')} did not become ready`);
    }
    await sleep(10);
  }
  const seconds = (performance.now() - began) / 1000;
  await sleep(REST_MS);
  const megabytes = await residentMegabytes(child.pid ?? 0);
  child.kill('SIGTERM');
  await exited;
  return { seconds, megabytes };
}

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Aims {
  readonly seconds: number;
  readonly megabytes?: number;
  /** Seconds before templates, bundled packages and the early worker, measured the same way. */
  readonly before: number;
}

function report(name: string, starts: readonly Start[], aims: Aims): void {
  const seconds = medianOf(starts.map((one) => one.seconds));
  const megabytes = medianOf(starts.map((one) => one.megabytes));
  const isMet =
    seconds <= aims.seconds && megabytes <= (aims.megabytes ?? Number.POSITIVE_INFINITY);
  const memory = aims.megabytes === undefined ? '' : ` (aim ${aims.megabytes})`;
  process.stdout.write(
    `${name.padEnd(32)} ${seconds.toFixed(2)} s (aim ${aims.seconds}, before ${aims.before}), ` +
      `${megabytes.toFixed(0)} MB${memory} ${isMet ? 'ok' : 'OVER'}\n`,
  );
}

const BUILT = [process.execPath, 'scripts/start.mjs'] as const;
const SOURCES = [process.execPath, '--import', 'tsx', 'server/main.ts'] as const;
const DEMO = { NODE_ENV: 'production', ALLOW_EMBEDDED: 'demo' };

async function measure(
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
): Promise<{ fresh: Start[]; warm: Start[] }> {
  const fresh: Start[] = [];
  const warm: Start[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const directory = await mkdtemp(join(tmpdir(), 'bench-start-'));
    try {
      fresh.push(await start(command, { ...env, DATA_DIR: directory }));
      warm.push(await start(command, { ...env, DATA_DIR: directory }));
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }
  return { fresh, warm };
}

if (!existsSync(join(root, 'dist/server/main.js'))) throw new Error('Run npm run build first');

const built = await measure(BUILT, DEMO);
report('npm start, empty directory', built.fresh, { seconds: 4, megabytes: 350, before: 5.25 });
report('npm start, used directory', built.warm, { seconds: 2, megabytes: 350, before: 2.65 });

const cached = await readdir(join(root, 'node_modules/.cache/human-design')).catch(() => []);
const sources = await measure(SOURCES, {});
const [first, ...later] = sources.fresh;
if (cached.length === 0 && first) {
  process.stdout.write(`npm run dev, the very first time  ${first.seconds.toFixed(2)} s\n`);
}
report('npm run dev, empty directory', cached.length === 0 ? later : sources.fresh, {
  seconds: 8,
  before: 9.9,
});
report('npm run dev, used directory', sources.warm, { seconds: 4, before: 4.7 });

using postgres = await startThrowawayPostgres();
if (postgres) {
  const { warm } = await measure(BUILT, { ...DEMO, DATABASE_URL: postgres.url });
  report('npm start, used PostgreSQL', warm, { seconds: 1.5, megabytes: 150, before: 1.9 });
} else {
  process.stdout.write('npm start, used PostgreSQL: PostgreSQL is not installed\n');
}
