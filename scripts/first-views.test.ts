import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTRACT } from '#shared/contract/contract.ts';
import { FIRST_VIEWS, readBudgets, scriptsOf } from './first-views.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', src: 'index.html', imports: ['_start-1.js'] },
  '_start-1.js': { file: 'assets/start-1.js', name: 'start' },
  '_app-1.js': { file: 'assets/app-1.js', name: 'app', imports: ['_start-1.js', '_base-1.js'] },
  '_app-1.css': { file: 'assets/app-1.css', name: 'app' },
  '_base-1.js': { file: 'assets/base-1.js', name: 'base', imports: ['_app-1.js'] },
  'src/pages/charts.tsx': {
    file: 'assets/charts-1.js',
    name: 'charts',
    src: 'src/pages/charts.tsx',
    imports: ['_base-1.js'],
  },
};

describe('the scripts of a first view', () => {
  test('are the entry and what it imports, without any chunk', () => {
    expect(scriptsOf(MANIFEST, [])).toEqual(['assets/index-1.js', 'assets/start-1.js']);
  });

  test('are each named once, with everything that they import', () => {
    expect(scriptsOf(MANIFEST, ['app', 'src/pages/charts.tsx'])).toEqual([
      'assets/index-1.js',
      'assets/start-1.js',
      'assets/app-1.js',
      'assets/base-1.js',
      'assets/charts-1.js',
    ]);
  });

  test('must exist', () => {
    expect(() => scriptsOf(MANIFEST, ['src/pages/gone.tsx'])).toThrow(
      'The build has no chunk src/pages/gone.tsx',
    );
  });
});

test('every page with a first view has a budget, and addresses of the app', async () => {
  const budgets = await readBudgets();
  const router = readFileSync(new URL('../client/src/lib/paths.ts', import.meta.url), 'utf8');
  expect(FIRST_VIEWS.map(({ page }) => page).toSorted()).toEqual(
    Object.keys(budgets.firstView).toSorted(),
  );
  for (const path of FIRST_VIEWS.flatMap(({ paths }) => paths)) {
    expect(router).toContain(`'${path}'`);
  }
});

test('the data of a first view may be read by everyone who is signed in', () => {
  const operations = Object.values(CONTRACT).filter(({ method }) => method === 'GET');
  const shape = (address: string) => address.replace(/\?.*/, '').replaceAll(/:\w+/g, ':');
  for (const address of FIRST_VIEWS.flatMap(({ data }) => data)) {
    const operation = operations.find(({ path }) => shape(path) === shape(address));
    expect([address, operation?.access]).toEqual([
      address,
      expect.stringMatching(/^(user|public)$/),
    ]);
  }
});
