import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  inject,
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestFile,
  type TestAnnotation,
  TestRunner,
  vi,
} from 'vitest';
import { startTests } from 'vitest/internal/browser';
import { type LogLine, readLog, type Verdict, verdictOf } from './mutant.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that findings are appended to, in a run that puts in faults. */
    faultLog?: string;
  }
}

/** A path: a URL made where a test has a DOM is none of Node's. */
const WATCHDOG = join(import.meta.dirname, 'watchdog.mjs');

/** How often each fault's place is run, by its id. */
type Hits = Readonly<Record<string, number>>;

/** What the code with switchable faults reads and writes. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  /** Read with every hit; what goes beyond it throws. */
  hitLimit?: number;
  mutantCoverage?: { static: Hits; perTest: Readonly<Record<string, Hits>> } | undefined;
}

declare global {
  var __stryker__: Switches | undefined;
}

globalThis.__stryker__ ??= {};
const switches = globalThis.__stryker__;

/** Computing this many times longer than without a fault is never ending. */
const LONGER = 5;
const LEAST_LIMIT_MS = 5_000;
/** Beyond a fault's limit, when its process is ended; the tests around it compute, too. */
const GRACE_MS = 30_000;
/** Hits between two looks at the clock. */
const BETWEEN_LOOKS = 1024;
/** Faults between two runs without one, which find what a fault left behind. */
const BETWEEN_CLEAN_RUNS = 25;

/** Time that this process has computed, which is less than what passes on a busy machine. */
function computedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Lets a fault compute for so long; then its next hit throws. */
class Deadline {
  readonly #atMs: number;
  #looks = 0;
  isOver = false;

  constructor(limitMs: number) {
    this.#atMs = computedMs() + limitMs;
    const look = () => this.#look();
    Object.defineProperty(switches, 'hitLimit', { get: look, configurable: true });
  }

  #look(): number {
    this.#looks += 1;
    if (this.#looks % BETWEEN_LOOKS === 0) this.isOver ||= computedMs() > this.#atMs;
    return this.isOver ? -1 : Number.POSITIVE_INFINITY;
  }
}

function testsIn(task: RunnerTask): RunnerTestCase[] {
  return task.type === 'suite' ? task.tasks.flatMap(testsIn) : [task];
}

function failuresOf(file: RunnerTestFile): string[] {
  const failed = [file, ...file.tasks.flatMap(testsIn)].filter(
    ({ result }) => result?.state === 'fail',
  );
  return failed.map(({ name, result }) => `${name}: ${result?.errors?.[0]?.message ?? ''}`);
}

function isTimeout(file: RunnerTestFile): boolean {
  return failuresOf(file).every((failure) => /timed out in \d+ ?ms/.test(failure));
}

/** Runs a test file once more, in the same process, and reports nothing. */
class RepeatRunner extends TestRunner {
  readonly #first: TestRunner;

  constructor(first: TestRunner, testTimeout: number) {
    super({ ...first.config, testTimeout });
    this.#first = first;
    this.trace = first.trace;
  }

  override importFile(...args: Parameters<TestRunner['importFile']>): unknown {
    return this.#first.importFile(...args);
  }

  /** What a test notes about itself is for a reader. */
  onTestAnnotate(_test: RunnerTestCase, annotation: TestAnnotation): Promise<TestAnnotation> {
    return Promise.resolve(annotation);
  }

  /** The first failure is enough. */
  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    if (test.result?.state === 'fail') super.cancel('test-failure');
  }
}

/** Which tests of a file run which faults. */
interface Coverage {
  readonly ids: ReadonlySet<string>;
  /** Run while the file loads: any of its tests may notice. */
  readonly loading: ReadonlySet<string>;
  readonly tests: ReadonlyMap<string, readonly string[]>;
}

function coverageOf({ mutantCoverage }: Switches): Coverage {
  const loading = new Set(Object.keys(mutantCoverage?.static ?? {}));
  const tests = new Map<string, string[]>();
  for (const [test, found] of Object.entries(mutantCoverage?.perTest ?? {})) {
    for (const id of Object.keys(found)) tests.set(id, [...(tests.get(id) ?? []), test]);
  }
  return { ids: new Set([...loading, ...tests.keys()]), loading, tests };
}

interface Limits {
  /** Of a whole test file, with one fault. */
  readonly computingMs: number;
  /** Of one test; most of it may be waiting. */
  readonly testMs: number;
}

/**
 * Runs a test file as usual; then again for each fault that it reaches and nothing has noticed yet,
 * with all modules loaded anew, but without starting another process.
 */
export default class FaultRunner extends TestRunner {
  readonly #log = inject('faultLog') ?? '';
  #startedMs = 0;

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    this.#startedMs = computedMs();
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test);
    switches.currentTestId = test.id;
  }

  onAfterRetryTask(): void {
    switches.currentTestId = undefined;
  }

  override async onAfterRunFiles(files: RunnerTestFile[] = []): Promise<void> {
    super.onAfterRunFiles();
    for (const file of files) await this.#judge(file);
  }

  #write(line: LogLine): void {
    appendFileSync(this.#log, `${JSON.stringify(line)}\n`);
  }

  async #judge(file: RunnerTestFile): Promise<void> {
    const testFile = file.filepath;
    this.#write({ testFile });
    const failures = failuresOf(file);
    if (failures.length > 0) {
      this.#write({ testFile, broken: failures.join('\n') });
      return;
    }
    const { ids, loading, tests } = coverageOf(switches);
    const durations = file.tasks.flatMap(testsIn).map(({ result }) => result?.duration ?? 0);
    const limits = {
      computingMs: LEAST_LIMIT_MS + LONGER * (computedMs() - this.#startedMs),
      testMs: 2 * LEAST_LIMIT_MS + 4 * LONGER * Math.max(0, ...durations),
    };
    const log = readLog(readFileSync(this.#log, 'utf8'));
    const open = [...ids].filter((id) => !isDone(verdictOf(id, log)));
    const watchdog = new Worker(WATCHDOG, {
      workerData: { logFile: this.#log },
    });
    // It can't start any more once a loop is endless.
    await once(watchdog, 'online');
    watchdog.unref();
    for (const [index, mutant] of open.entries()) {
      const reached = loading.has(mutant) ? undefined : tests.get(mutant);
      const untilMs = computedMs() + limits.computingMs + GRACE_MS;
      watchdog.postMessage({ testFile, mutant, untilMs });
      const verdict = await this.#verdict(testFile, mutant, reached, limits);
      watchdog.postMessage(null);
      this.#write({ testFile, mutant, verdict });
      if (index % BETWEEN_CLEAN_RUNS === BETWEEN_CLEAN_RUNS - 1 || index === open.length - 1) {
        const left = failuresOf(await this.#repeat(testFile, undefined, limits.testMs));
        if (left.length > 0) {
          this.#write({ testFile, broken: `after a fault, ${left.join('\n')}` });
          return;
        }
      }
    }
    this.#write({ testFile, finished: true });
  }

  async #verdict(
    testFile: string,
    mutant: string,
    tests: readonly string[] | undefined,
    { computingMs, testMs }: Limits,
  ): Promise<Verdict> {
    const deadline = new Deadline(computingMs);
    Object.assign(switches, { activeMutant: mutant, hitCount: 0 });
    try {
      const file = await this.#repeat(testFile, tests, testMs);
      if (deadline.isOver) return 'timeout';
      if (failuresOf(file).length === 0) return 'survived';
      if (file.tasks.length === 0) return 'unloadable';
      return isTimeout(file) ? 'timeout' : 'killed';
    } finally {
      Object.assign(switches, { activeMutant: undefined, hitCount: undefined });
    }
  }

  async #repeat(
    filepath: string,
    testIds: readonly string[] | undefined,
    testTimeout: number,
  ): Promise<RunnerTestFile> {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    vi.resetModules();
    const spec = testIds === undefined ? { filepath } : { filepath, testIds: [...testIds] };
    const [file] = await startTests([spec], new RepeatRunner(this, testTimeout));
    if (file === undefined) throw new Error(`${filepath} did not run`);
    return file;
  }
}

function isDone(verdict: Verdict): boolean {
  return verdict !== 'uncovered' && verdict !== 'survived';
}
