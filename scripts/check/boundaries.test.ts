import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { boundaryViolations } from './boundaries.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fixtures = join(root, 'scripts/check/fixtures');

interface Rules {
  readonly forbidden: readonly { readonly name: string }[];
}
const config: Rules = createRequire(import.meta.url)('./boundaries.config.cjs');

test('each rule finds the fixture that breaks it, and every rule has one', {
  timeout: 60_000,
}, () => {
  const found = boundaryViolations(root, {
    cwd: fixtures,
    folders: ['client', 'server', 'shared', 'e2e'],
  });
  const names = new Set(found.map((line) => line.split(':')[0]));
  const rules = [...config.forbidden.map(({ name }) => name), 'folders-without-circles'];
  expect([...names].sort()).toEqual(rules.sort());
  expect(found).toEqual(
    expect.arrayContaining([
      'client-without-server: client/src/app/start.ts → server/secret.ts',
      'server-without-client: server/config.ts → client/src/pages/view.ts',
      expect.stringMatching(
        /^sql-in-stores-only: server\/features\/charts\/routes\.ts → .*drizzle-orm/,
      ),
    ]),
  );
});

test('shared code that uses process or document does not compile', { timeout: 60_000 }, () => {
  const { status, stdout } = spawnSync(
    join(root, 'node_modules', '.bin', 'tsc'),
    ['--project', join(fixtures, 'tsconfig.json')],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  expect(status).not.toBe(0);
  expect(stdout).toMatch(/uses-process\.ts.*Cannot find name 'process'/);
  expect(stdout).toMatch(/uses-document\.ts.*Cannot find name 'document'/);
});

test('a run that reads no file counts as a failure', { timeout: 60_000 }, () => {
  expect(boundaryViolations(root, { cwd: fixtures, folders: ['empty'] })).toHaveLength(1);
});
