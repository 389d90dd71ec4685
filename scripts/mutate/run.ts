import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Area } from './areas.ts';
import {
  interruptedIn,
  type LogLine,
  type Mutant,
  readLog,
  unreliableIn,
  type Verdict,
  verdictOf,
} from './mutant.ts';
import { sampleOf } from './sample.ts';
import { vitestConfig } from './vitest-config.ts';

/** Ignored by Git; each run has a folder of its own in it, so that several can run at a time. */
const FOLDER = '.mutate';
/** Tests, and data that no decision is made in. */
const NO_FAULTS = /\.test\.tsx?$|\.data\.ts$|\/(testing|truth)\//;
const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

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

interface Source {
  readonly name: string;
  readonly content: string;
}

/** @param ranges of a file, where faults are made switchable; without it, everywhere */
async function instrument(
  sources: readonly Source[],
  ranges?: ReadonlyMap<string, Mutant['location'][]>,
) {
  const files = sources.map((source) => ({
    ...source,
    mutate: ranges === undefined ? true : (ranges.get(source.name) ?? []),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  return new Instrumenter(logger).instrument(files, options);
}

/** The code of each file that got faults, and the faults. */
async function faultsIn(root: string, names: readonly string[], size: number, seed: number) {
  const sources = await Promise.all(
    names.map(async (name) => ({ name, content: await readFile(join(root, name), 'utf8') })),
  );
  const all = (await instrument(sources)).mutants;
  const ranges = new Map<string, Mutant['location'][]>();
  for (const { fileName, location } of sampleOf(all, size, seed)) {
    ranges.set(fileName, [...(ranges.get(fileName) ?? []), location]);
  }
  const { files, mutants } = await instrument(
    sources.filter(({ name }) => ranges.has(name)),
    ranges,
  );
  return { possible: all.length, mutants, files };
}

/** @param testFiles only these; none are all */
async function runTests(root: string, config: string, testFiles: readonly string[]) {
  const child = spawn(process.execPath, [VITEST, 'run', '--config', config, ...testFiles], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => child.on('close', resolve));
}

/** Runs the tests until no test file is left whose process a fault has ended. */
async function judge(root: string, config: string, logFile: string): Promise<LogLine[]> {
  let testFiles: string[] = [];
  do {
    await runTests(root, config, testFiles);
    testFiles = interruptedIn(readLog(await readFile(logFile, 'utf8')));
  } while (testFiles.length > 0);
  return readLog(await readFile(logFile, 'utf8'));
}

export interface AreaResult {
  readonly area: Area;
  /** How many faults there could be. */
  readonly possible: number;
  /** Those that were put in. */
  readonly mutants: readonly { readonly mutant: Mutant; readonly verdict: Verdict }[];
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
  const { possible, mutants, files } = await faultsIn(root, names, size, seed);
  if (possible === 0) throw new Error(`There is nothing to mutate in ${area.name} ${path}`);
  await mkdir(join(root, FOLDER), { recursive: true });
  const folder = await mkdtemp(join(root, FOLDER, 'run-'));
  try {
    const logFile = join(folder, 'log.jsonl');
    await writeFile(logFile, '');
    const code = Object.fromEntries(files.map(({ name, content }) => [join(root, name), content]));
    await writeFile(join(folder, 'code.json'), JSON.stringify(code));
    const configFile = join(folder, 'vitest.config.mjs');
    await writeFile(
      configFile,
      vitestConfig(area, { logFile, workers, changed: Object.keys(code) }),
    );
    const log = await judge(root, join(FOLDER, basename(folder), 'vitest.config.mjs'), logFile);
    const unreliable = unreliableIn(log);
    if (log.length === 0) unreliable.push('no test ran');
    if (unreliable.length > 0) {
      throw new Error(`The tests of ${area.name} fail without a fault\n${unreliable.join('\n')}`);
    }
    return {
      area,
      possible,
      mutants: mutants.map((mutant) => ({ mutant, verdict: verdictOf(mutant.id, log) })),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
