import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { CLIENT_CHUNKS } from './scripts/client-chunks.ts';
import { clientTests } from './scripts/testing/client-tests.ts';
import { serverTests } from './scripts/testing/server-tests.ts';
import { testDatabaseUrl } from './server/testing/environment.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const repository = here('.');

/** The server's tests: without a database once, the others on the one that the run is given. */
function serverProjects(): TestProjectInlineConfiguration[] {
  const { pure, database, embedded } = serverTests(repository);
  const project = (name: string, include: readonly string[], globalSetup: readonly string[]) => ({
    extends: true as const,
    test: {
      name,
      root: repository,
      include: [...include],
      environment: 'node',
      globalSetup: ['./server/testing/contract-setup.ts', ...globalSetup].map(here),
      setupFiles: [here('./server/testing/deny-network.ts')],
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  });
  const projects = [
    project('server without database', pure, []),
    project('server', database, ['./server/testing/database-template.ts']),
  ];
  if (!testDatabaseUrl()) return projects;
  return [
    ...projects,
    project('server embedded', embedded, ['./server/testing/embedded-template.ts']),
  ];
}

/** The client's tests: a new document for each file would cost a third of their time. */
function clientProjects(): TestProjectInlineConfiguration[] {
  const { shared, alone } = clientTests(repository);
  const project = (name: string, include: readonly string[], isolate: boolean) => ({
    extends: true as const,
    test: {
      name,
      root: repository,
      include: [...include],
      environment: 'jsdom',
      isolate,
      // No test measures time: a busy machine may take as long as it needs.
      testTimeout: 60_000,
      // Style sheets are read by tests, not applied.
      css: true,
      setupFiles: [here('./client/src/testing/setup.ts')],
    },
  });
  return [project('client', shared, false), project('client alone', alone, true)];
}

export default defineConfig({
  root: here('./client'),
  plugins: [react(), tailwindcss()],
  // Every React that we can use has this hook itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: here('./dist/client'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CLIENT_CHUNKS } } },
  },
  test: {
    root: repository,
    // By default one core is left idle, which on two is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          root: repository,
          include: ['shared/**/*.test.ts', 'scripts/**/*.test.ts'],
          // No test measures time: a busy machine may take as long as it needs.
          testTimeout: 60_000,
          environment: 'node',
        },
      },
      ...serverProjects(),
      ...clientProjects(),
    ],
  },
});
