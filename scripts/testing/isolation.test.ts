import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { byIsolation, testsIn } from './isolation.ts';

function repositoryWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'isolation-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return root;
}

const isAlone = (source: string) =>
  byIsolation(repositoryWith({ 'a.test.ts': source }), ['a.test.ts']).alone.length === 1;

test('finds the tests of the given folders at any depth, in a fixed order', () => {
  const root = repositoryWith({
    'server/z.test.ts': '',
    'server/features/teams/policy.test.ts': '',
    'server/features/teams/policy.ts': '',
    'server/testing/app.tests.ts': '',
    'client/src/page.test.tsx': '',
    'e2e/journey.test.ts': '',
  });
  expect(testsIn(root, ['server', 'client'])).toEqual([
    'server/features/teams/policy.test.ts',
    'server/z.test.ts',
    'client/src/page.test.tsx',
  ]);
});

// Put together, or this file would count as one of them.
const callOf = (name: string) => `vi.${name}('./clock.ts');`;

test.each([
  callOf('mock'),
  `beforeEach(() => ${callOf('doMock')}`,
  callOf('resetModules'),
  "import { test } from 'vitest';\n// Isolated: an earlier file's timers would never end.\n",
])('isolates a file with %j', (source) => {
  expect(isAlone(source)).toBe(true);
});

test.each([
  "test('adds', () => {});",
  'vi.mocked(save); vi.stubGlobal("fetch", save);',
  "vi.spyOn(clock, 'now');",
  '// Isolated in its own folder.\n',
  "const words = 'see // Isolated: why';",
])('lets a file with %j share modules', (source) => {
  expect(isAlone(source)).toBe(false);
});

test('puts each file in exactly one of the two groups, in the given order', () => {
  const files = { 'c.test.ts': '', 'b.test.ts': callOf('mock'), 'a.test.ts': '' };
  expect(byIsolation(repositoryWith(files), Object.keys(files))).toEqual({
    shared: ['c.test.ts', 'a.test.ts'],
    alone: ['b.test.ts'],
  });
});
