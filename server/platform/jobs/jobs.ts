import type { Logger } from 'pino';
import type { Clock } from '../context.ts';

/**
 * Background work. One instance at a time runs it; as a lease can be lost while it runs, it must
 * still be safe to run twice at the same time.
 */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
}

/** Agrees with the other instances on who runs a job. */
export interface Turns {
  /** False when the job is not due yet or runs elsewhere. */
  begin(job: Job, now: Date): Promise<boolean>;
  end(job: Job): Promise<void>;
}

export interface Jobs {
  /** Starts looking for due work, until `stop`. */
  start(): void;
  /** Runs what is due by the clock, and resolves when it is done. */
  runDue(): Promise<void>;
  /** Resolves when the running work is done. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 60_000;

/** A last run in the future means that the clock was set back: run now rather than wait for it. */
function isDue(begunMs: number | undefined, nowMs: number, everyMs: number): boolean {
  return begunMs === undefined || begunMs > nowMs || nowMs - begunMs >= everyMs;
}

/**
 * Runs jobs one after another, each at its own interval over all instances. A failing one is logged
 * and runs again.
 */
export function createJobs(jobs: readonly Job[], clock: Clock, log: Logger, turns: Turns): Jobs {
  const begunAt = new Map<Job, number>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function runIfDue(job: Job): Promise<void> {
    const now = clock();
    if (!isDue(begunAt.get(job), now.getTime(), job.everyMs)) return;
    if (!(await turns.begin(job, now))) return;
    begunAt.set(job, now.getTime());
    try {
      await job.run();
    } finally {
      await turns.end(job);
    }
  }

  async function runAll(): Promise<void> {
    for (const job of jobs) {
      try {
        await runIfDue(job);
      } catch (error) {
        log.error({ err: error, job: job.name }, 'a job failed');
      }
    }
  }

  function runDue(): Promise<void> {
    running ??= runAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    start() {
      timer ??= setInterval(runDue, LOOK_EVERY_MS).unref();
      void runDue();
    },
    runDue,
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
