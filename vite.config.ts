import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browserContract } from './scripts/browser-contract.ts';
import { CLIENT_CHUNKS } from './scripts/client-chunks.ts';
import { byIsolation, testsIn } from './scripts/testing/isolation.ts';
import { serverTests } from './scripts/testing/server-tests.ts';
import { testDatabaseUrl } from './server/testing/environment.ts';
import { NODE_FLAGS } from './server/testing/node-flags.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const repository = here('.');

/** One project of tests that share modules and globals, which saves most of their start, and one of those that can't. */
function projectsOf(
  name: string,
  include: readonly string[],
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration[] {
  const { shared, alone } = byIsolation(repository, include);
  const project = (name: string, include: readonly string[], isolate: boolean) => ({
    extends: true as const,
    test: {
      // No test measures time: a busy machine may take as long as it needs.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      ...test,
      name,
      root: repository,
      include: [...include],
      isolate,
    },
  });
  const projects = shared.length > 0 ? [project(name, shared, false)] : [];
  return alone.length > 0 ? [...projects, project(`${name} alone`, alone, true)] : projects;
}

/** The server's tests: without a database once, the others on the one that the run is given. */
function serverProjects(): TestProjectInlineConfiguration[] {
  const { pure, database, embedded } = serverTests(repository);
  const project = (name: string, include: readonly string[], globalSetup: readonly string[]) =>
    projectsOf(name, include, {
      environment: 'node',
      globalSetup: ['./server/testing/contract-setup.ts', ...globalSetup].map(here),
      setupFiles: [here('./server/testing/deny-network.ts')],
    });
  const databaseSetup = [
    './server/testing/database-template.ts',
    './scripts/testing/server-main.ts',
  ];
  // Without a server to create databases on, a file that needs none shouldn't wait for one.
  if (!testDatabaseUrl()) {
    return [
      ...project('server without database', pure, []),
      ...project('server', database, databaseSetup),
    ];
  }
  return [
    // In the same processes, which load the server once.
    ...project('server', [...pure, ...database], databaseSetup),
    ...project('server embedded', embedded, [
      './server/testing/embedded-template.ts',
      './scripts/testing/server-main.ts',
    ]),
  ];
}

function clientProjects(): TestProjectInlineConfiguration[] {
  return projectsOf('client', testsIn(repository, ['client']), {
    environment: 'jsdom',
    // The test DOM can't navigate.
    alias: { '#client/lib/navigate-away.ts': here('./client/src/testing/navigate-away.ts') },
    // Style sheets are read by tests, not applied.
    css: true,
    setupFiles: [here('./client/src/testing/setup.ts')],
  });
}

export default defineConfig({
  root: here('./client'),
  plugins: [react(), tailwindcss(), browserContract()],
  // Every React that we can use has this hook itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: here('./dist/client'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // A style sheet that comes later restyles the whole page; all of them are 5 KB more than the first.
    cssCodeSplit: false,
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CLIENT_CHUNKS } } },
  },
  test: {
    root: repository,
    // One more than there are cores: tests of the server wait for a database half of their time.
    maxWorkers: availableParallelism() + 1,
    execArgv: [...NODE_FLAGS],
    // Projects read many of the same modules: each is transformed once, not once per project.
    experimental: { fsModuleCache: true },
    projects: [
      ...projectsOf('shared', testsIn(repository, ['shared', 'scripts']), { environment: 'node' }),
      ...serverProjects(),
      ...clientProjects(),
    ],
  },
});
