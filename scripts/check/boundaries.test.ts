import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { boundaryViolations } from './boundaries.ts';
import { BOUNDARY_RULES } from './boundary-rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fixtures = join(root, 'scripts/check/fixtures');

test('each rule finds the fixture that breaks it, and every rule has one', () => {
  const found = boundaryViolations(fixtures, ['client', 'server', 'shared', 'e2e']);
  const names = new Set(found.map((line) => line.split(':')[0]));
  const rules = [...BOUNDARY_RULES.map(({ name }) => name), 'folders-without-circles'];
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

test('a run that reads no file counts as a failure', () => {
  expect(boundaryViolations(fixtures, ['empty'])).toHaveLength(1);
});
