import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Area } from './areas.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ROOT = here('../..');
const SERVER_SETUP = [
  'server/testing/contract-setup.ts',
  'server/testing/database-template.ts',
  'scripts/testing/server-main.ts',
];

interface Run {
  readonly logFile: string;
  readonly workers: number;
  /** The files that get faults. */
  readonly changed: readonly string[];
}

/**
 * The configuration of a run, as a module beside `code.json`, which holds the code with faults.
 * Without a DOM, which takes longer to set up than most tests to run, wherever it is not needed.
 */
export function vitestConfig(
  { tests, domTests = [], hasDatabase = false }: Area,
  { logFile, workers, changed }: Run,
): string {
  const common = {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    runner: here('./fault-runner.ts'),
    provide: { faultLog: logFile },
    // The test DOM can't navigate.
    alias: { '#client/lib/navigate-away.ts': `${ROOT}client/src/testing/navigate-away.ts` },
  };
  const node = {
    ...common,
    name: 'node',
    include: tests,
    setupFiles: [here('./navigator.mjs')],
    ...(hasDatabase && { globalSetup: SERVER_SETUP }),
  };
  const dom = {
    ...common,
    name: 'dom',
    include: domTests,
    environment: 'jsdom',
    css: true,
    setupFiles: ['client/src/testing/setup.ts', here('./short-waits.ts')],
  };
  const projects = [node, ...(domTests.length > 0 ? [dom] : [])];
  const test = {
    maxWorkers: workers,
    fileParallelism: workers > 1,
    related: changed,
    reporters: [],
  };
  return `
import code from './code.json' with { type: 'json' };
import { BesideFirst } from ${JSON.stringify(here('./beside-first.mjs'))};

const faults = {
  name: 'faults',
  enforce: 'pre',
  load: (id) => code[id.split('?')[0]],
};
const changed = ${JSON.stringify(changed.map((file) => relative(ROOT, file)))};
export default {
  cacheDir: ${JSON.stringify(relative(ROOT, `${logFile}.cache`))},
  test: {
    ...${JSON.stringify(test)},
    sequence: { sequencer: BesideFirst(changed) },
    projects: ${JSON.stringify(projects)}.map((test) => ({ plugins: [faults], test })),
  },
};
`;
}
