import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#server/testing/free-port.ts';
import { startThrowawayPostgres } from '#server/testing/throwaway-postgres.ts';
import { quantile, report } from './bench/figures.ts';

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

const medianOf = (values: readonly number[]) => quantile(values, 0.5);

interface Measure {
  readonly aim: number;
  /** Before templates, bundled packages and the early worker, measured the same way. */
  readonly before: number;
}

function reportStarts(
  name: string,
  starts: readonly Start[],
  seconds: Measure,
  megabytes?: Measure,
): void {
  const { aim, before } = seconds;
  const value = medianOf(starts.map((one) => one.seconds));
  report({ name, unit: 's', value, before, aim: { atMost: aim } });
  if (megabytes === undefined) return;
  report({
    name: `${name}, at rest`,
    unit: 'MB',
    value: medianOf(starts.map((one) => one.megabytes)),
    before: megabytes.before,
    aim: { atMost: megabytes.aim },
  });
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
reportStarts(
  'npm start, empty directory',
  built.fresh,
  { aim: 4, before: 5.25 },
  { aim: 350, before: 575 },
);
reportStarts(
  'npm start, used directory',
  built.warm,
  { aim: 2, before: 2.65 },
  { aim: 350, before: 443 },
);

const cached = await readdir(join(root, 'node_modules/.cache/human-design')).catch(() => []);
const sources = await measure(SOURCES, {});
const [first, ...later] = sources.fresh;
const isFirst = cached.length === 0;
report({
  name: 'npm run dev, the very first time',
  unit: 's',
  value: isFirst && first ? first.seconds : null,
});
reportStarts('npm run dev, empty directory', isFirst ? later : sources.fresh, {
  aim: 8,
  before: 9.9,
});
reportStarts('npm run dev, used directory', sources.warm, { aim: 4, before: 4.7 });

using postgres = await startThrowawayPostgres();
if (postgres) {
  const { warm } = await measure(BUILT, { ...DEMO, DATABASE_URL: postgres.url });
  reportStarts(
    'npm start, used PostgreSQL',
    warm,
    { aim: 1.5, before: 1.9 },
    { aim: 150, before: 165 },
  );
} else {
  process.stdout.write('npm start, used PostgreSQL: PostgreSQL is not installed\n');
}
