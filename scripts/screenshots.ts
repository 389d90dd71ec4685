import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.ts';
import { environment } from './environment.ts';

/* Takes a screenshot of every page state at 390 and 1280 px, in light and dark. */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'screenshots');

function run(command: string, ...args: readonly string[]): boolean {
  const { status } = spawnSync(join(root, 'node_modules', '.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), CHROMIUM_PATH: findBrowser(environment()['CHROMIUM_PATH']) },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

rmSync(folder, { recursive: true, force: true });
const isDone =
  run('tsx', 'scripts/build.ts') &&
  run('playwright', 'test', '--config', 'e2e/screenshots.config.ts', '--reporter=line');
process.stdout.write(
  isDone ? `\nThe pictures are in ${folder}\n` : '\nSome pictures are missing\n',
);
process.exitCode = isDone ? 0 : 1;
