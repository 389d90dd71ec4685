import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'] }).status === 0;
}

function installed(given: string | undefined): string | undefined {
  return [given, ...KNOWN_PATHS, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

/** Chromium without the parts for a window: a journey takes less than half the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Path of the browser for the journeys: without a window where that is installed. */
export function findHeadlessBrowser(given: string | undefined): string {
  return !given && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser(given);
}

/**
 * Path of a Chromium: the configured one, an installed one, or one installed now
 * (by Playwright, or by the system's package manager where permitted).
 * @throws when there is none and none can be installed
 */
export function findBrowser(given: string | undefined): string {
  const present = installed(given);
  if (present) return present;
  process.stderr.write('No Chromium found; installing one.\n');
  if (run('npx', ['playwright', 'install', 'chromium'])) {
    const fetched = installed(undefined);
    if (fetched) return fetched;
  }
  if (process.getuid?.() === 0 && run('apt-get', ['--version'])) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  const found = installed(undefined);
  if (!found) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH');
  return found;
}
