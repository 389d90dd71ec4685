import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { circlesOf, importsOf, moduleGraph } from './module-graph.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test.each([
  ["import { a } from './a.ts';", './a.ts'],
  ["import type { A } from './a.ts';", './a.ts'],
  ["import { type A } from '#shared/a.ts';", '#shared/a.ts'],
  ["import './look.css';", './look.css'],
  ["import table from './a.json' with { type: 'json' };", './a.json'],
  ["export * from './a.ts';", './a.ts'],
  ["export type { A } from './a.ts';", './a.ts'],
  ["const a = await import('./a.ts');", './a.ts'],
  ["const page = lazy(() => import('./page.tsx').then(({ Page }) => Page));", './page.tsx'],
  ["type A = import('./a.ts').A;", './a.ts'],
  ["let a: typeof import('pg');", 'pg'],
  ["const same = <T,>(a: T) => a;\nexport { b } from 'pg';", 'pg'],
])('finds the import in %j', (source, name) => {
  expect(importsOf('of.tsx', source)).toEqual([name]);
});

test.each([
  "// import { a } from './a.ts';",
  "/* const a = await import('./a.ts'); */",
  'const a = "import { a } from \'./a.ts\'";',
  'export const a = 1;',
])('finds none in %j', (source) => {
  expect(importsOf('of.ts', source)).toEqual([]);
});

test('each import counts once', () => {
  const source =
    "import type { A } from './a.ts';\nimport { a } from './a.ts';\nexport { b } from './a.ts';";
  expect(importsOf('of.ts', source)).toEqual(['./a.ts']);
});

test('what is not TypeScript is refused', () => {
  expect(() => importsOf('of.ts', 'import from')).toThrow(/^of\.ts: /);
});

test('resolves relative paths, our aliases, packages and parts of Node', () => {
  const graph = moduleGraph(root, ['server', 'client']);
  const importsFrom = (path: string) =>
    graph.find(({ source }) => source === path)?.dependencies.map(({ resolved }) => resolved);
  expect(importsFrom('server/app.ts')).toEqual(
    expect.arrayContaining([
      'node:url',
      'node_modules/express/',
      'shared/contract/contract.ts',
      'server/features/accounts/routes.ts',
    ]),
  );
  expect(importsFrom('client/src/testing/render.tsx')).toEqual(
    expect.arrayContaining([
      'client/src/app/query-client.ts',
      'node_modules/@tanstack/react-query/',
    ]),
  );
});

describe('circles', () => {
  const circlesAmong = (...imports: readonly (readonly [string, ...string[]])[]) => {
    const circles = circlesOf(
      imports.map(([source, ...to]) => ({
        source,
        dependencies: to.map((resolved) => ({ resolved })),
      })),
    );
    return [...new Set(circles.values())]
      .map((circle) =>
        [...circles.keys()]
          .filter((file) => circles.get(file) === circle)
          .sort()
          .join(' '),
      )
      .sort();
  };

  test('files that import downward only are circles of their own', () => {
    expect(circlesAmong(['a', 'b', 'c'], ['b', 'c'], ['c', 'node_modules/pg/'])).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('files that import each other through others are one', () => {
    expect(circlesAmong(['top', 'a'], ['a', 'b'], ['b', 'c', 'low'], ['c', 'a'], ['low'])).toEqual([
      'a b c',
      'low',
      'top',
    ]);
  });

  test('two circles that share no file stay two, although one imports the other', () => {
    expect(circlesAmong(['a', 'b'], ['b', 'a', 'c'], ['c', 'd'], ['d', 'c'])).toEqual([
      'a b',
      'c d',
    ]);
  });
});
