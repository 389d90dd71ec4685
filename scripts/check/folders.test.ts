import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readDependencies } from './dependencies.ts';
import { folderCircles } from './folders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fixtures = join(root, 'scripts/check/fixtures');
const dependencies = readDependencies(root, {
  cwd: fixtures,
  folders: ['server/features/alpha', 'server/features/beta', 'shared/domain'],
});

const CIRCLE = [
  expect.stringContaining('server/features/alpha/service.ts → server/features/beta/words.ts'),
  expect.stringContaining('server/features/beta/service.ts → server/features/alpha/words.ts'),
];

test('folders that import each other are found where no two files do', () => {
  expect(folderCircles(dependencies, [])).toEqual(CIRCLE);
});

test('a circle that is known is let pass, and told of once it is untied', () => {
  const known = ['server/features/alpha ↔ server/features/beta'];
  expect(folderCircles(dependencies, known)).toEqual([]);
  expect(folderCircles(dependencies, [...known, 'a ↔ b'])).toEqual([
    'a ↔ b is untied: drop it from the list',
  ]);
});

test('tests may import what they like', () => {
  const untested = { ...dependencies, modules: dependencies.modules.filter(isFromAlpha) };
  expect(folderCircles(untested, [])).toEqual([]);
  const source = 'server/features/beta/service.test.ts';
  const resolved = 'server/features/alpha/words.ts';
  const tested = { source, dependencies: [{ resolved }] };
  expect(folderCircles({ ...untested, modules: [...untested.modules, tested] }, [])).toEqual([]);
});

function isFromAlpha({ source }: { readonly source: string }): boolean {
  return source.startsWith('server/features/alpha/');
}
