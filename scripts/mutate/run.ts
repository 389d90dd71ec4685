import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Area } from './areas.ts';
import { rangeOf, type Span, sampleOf } from './sample.ts';

/** Ignored by Git; each run has a folder of its own in it, so that several can run at a time. */
const FOLDER = '.mutate';
/** What the areas' tests do not need. */
const NOT_COPIED = [
  // Of the journeys only what the root configuration refers to.
  '/e2e/*',
  '!/e2e/tsconfig.json',
  '/dist',
  '/screenshots',
  '/.data',
  '/.cache',
  '/.tsbuild',
];
const REPORTER = new URL('./unloadable.mjs', import.meta.url).href;
/** From the root: the runner loads setup files from its copy of the project alone. */
const NAVIGATOR = relative(
  fileURLToPath(new URL('../..', import.meta.url)),
  fileURLToPath(new URL('./navigator.mjs', import.meta.url)),
);
const SERVER_SETUP = [
  'server/testing/contract-setup.ts',
  'server/testing/database-template.ts',
  'scripts/testing/server-main.ts',
];
/** Tests, and data that no decision is made in. */
const NO_FAULTS = /\.test\.tsx?$|\.data\.ts$|\/(testing|truth)\//;

const silent = () => undefined;
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

function filesOf(root: string, { mutate, except }: Area): string[] {
  const globs = mutate.map((glob) => `:(glob)${glob}`);
  const { stdout, status } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...globs],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error('git could not list the files');
  const names = stdout.split('\n').filter((name) => name !== '' && !NO_FAULTS.test(name));
  return [...new Set(names)].filter((name) => !except?.test(name));
}

async function mutantsOf(root: string, names: readonly string[]) {
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      content: await readFile(join(root, name), 'utf8'),
      mutate: true,
    })),
  );
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  return (await new Instrumenter(logger).instrument(files, options)).mutants;
}

/** Without a DOM, which takes longer to set up than most tests to run, wherever it is not needed. */
function vitestConfig({ tests, domTests = [], hasDatabase = false }: Area): string {
  const common = { testTimeout: 60_000, hookTimeout: 120_000 };
  const dom = { environment: 'jsdom', css: true, setupFiles: ['client/src/testing/setup.ts'] };
  const projects = [
    {
      test: {
        ...common,
        name: 'node',
        include: tests,
        setupFiles: [NAVIGATOR],
        ...(hasDatabase && { globalSetup: SERVER_SETUP }),
      },
    },
    ...(domTests.length > 0
      ? [{ test: { ...common, ...dom, name: 'dom', include: domTests } }]
      : []),
  ];
  return [
    `import { unloadable } from ${JSON.stringify(REPORTER)};`,
    `export default { test: { reporters: [unloadable], projects: ${JSON.stringify(projects)} } };`,
    '',
  ].join('\n');
}

/**
 * @param own the run’s folder; the runner makes its copies of the project in it
 * @param sample the faults to put in
 */
function strykerOptions(own: string, vitestFile: string, sample: readonly Span[], workers: number) {
  return {
    mutate: sample.map(rangeOf),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: vitestFile, related: true },
    coverageAnalysis: 'perTest',
    // Its type check reads TypeScript’s old programming interface, which version 7 does not have.
    tsconfigFile: `${own}/none.json`,
    disableTypeChecks: false,
    ignorePatterns: [...NOT_COPIED, `/${FOLDER}/*`, `!/${own}`],
    tempDirName: `${own}/copies`,
    cleanTempDir: 'always',
    concurrency: workers,
    reporters: [],
    logLevel: 'error',
    // A busy machine must not make a fault look noticed.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
  };
}

export interface AreaResult {
  readonly area: Area;
  /** How many faults there could be. */
  readonly possible: number;
  /** Those that were put in. */
  readonly mutants: readonly MutantResult[];
}

export interface Extent {
  /** How many faults at least, if there are so many. */
  readonly size: number;
  readonly seed: number;
  /** Only files whose path contains this get faults. */
  readonly path?: string | undefined;
  /** Test processes at a time. */
  readonly workers: number;
}

/** Puts faults into an area, one at a time, and runs the tests that reach each. */
export async function mutateArea(
  root: string,
  area: Area,
  { size, seed, path = '', workers }: Extent,
): Promise<AreaResult> {
  const names = filesOf(root, area).filter((name) => name.includes(path));
  const all = await mutantsOf(root, names);
  if (all.length === 0) throw new Error(`There is nothing to mutate in ${area.name} ${path}`);
  const sample = sampleOf(all, size, seed);
  await mkdir(join(root, FOLDER), { recursive: true });
  const folder = await mkdtemp(join(root, FOLDER, 'run-'));
  try {
    const own = `${FOLDER}/${basename(folder)}`;
    const vitestFile = `${own}/vitest.config.mjs`;
    await writeFile(join(root, vitestFile), vitestConfig(area));
    const configFile = `${own}/stryker.json`;
    const options = strykerOptions(own, vitestFile, sample, workers);
    await writeFile(join(root, configFile), JSON.stringify(options));
    const mutants = await new Stryker({ configFile }).runMutationTest();
    return { area, possible: all.length, mutants };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
