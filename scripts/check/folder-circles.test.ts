import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';

/** Files that import others, as "a.ts → b.ts". */
const circlesAmong = (...imports: readonly string[]) =>
  folderCircles(
    imports.map((line) => {
      const [source = '', resolved = ''] = line.split(' → ');
      return { source, dependencies: [{ resolved }] };
    }),
  );

const DOWN = 'server/features/teams/service.ts → server/platform/db/client.ts';

test('folders that import downward only are no circle', () => {
  expect(
    circlesAmong(
      DOWN,
      'server/app.ts → server/features/teams/service.ts',
      'server/features/teams/service.ts → server/features/charts/service.ts',
      'server/features/billing/keep/apply.ts → server/features/billing/deps.ts',
      'server/features/billing/service.ts → server/features/billing/keep/apply.ts',
    ),
  ).toEqual([]);
});

test('two folders are a circle although their files are none', () => {
  const up = 'server/platform/db/seed.ts → server/features/teams/policy.ts';
  expect(circlesAmong(DOWN, up)).toEqual([
    `folders-without-circles: ${DOWN}`,
    `folders-without-circles: ${up}`,
  ]);
});

test('a circle over three folders is named with every import in it', () => {
  const circle = [
    'client/src/features/penta/a.ts → client/src/components/ui/b.ts',
    'client/src/components/ui/c.ts → client/src/lib/d.ts',
    'client/src/lib/e.ts → client/src/features/penta/f.ts',
  ];
  expect(circlesAmong(...circle, 'client/src/app/main.tsx → client/src/lib/d.ts')).toHaveLength(3);
});

test('tests and packages may reach anywhere', () => {
  expect(
    circlesAmong(
      DOWN,
      'server/platform/db/client.test.ts → server/features/teams/service.ts',
      'server/platform/testing/app.ts → server/features/teams/service.ts',
      'server/platform/db/client.ts → node_modules/pg/index.js',
    ),
  ).toEqual([]);
});
