import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* Runs all benches of accuracy, speed and size. Each can also be run alone with tsx. */

const PARTS = [
  'coach',
  'engine',
  'certainty',
  'places',
  'names',
  'team',
  'http',
  'admin',
  'sizes',
  'start',
  'lighthouse',
] as const;
const root = fileURLToPath(new URL('..', import.meta.url));

for (const part of PARTS) {
  process.stdout.write(`\n## ${part}\n`);
  const { status } = spawnSync(
    join(root, 'node_modules', '.bin', 'tsx'),
    [`scripts/bench-${part}.ts`],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) process.exitCode = 1;
}
