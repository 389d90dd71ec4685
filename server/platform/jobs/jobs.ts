import type { Logger } from 'pino';
import type { Clock } from '../context.ts';

/** Work that nobody asks for. Every instance does it, so doing it twice at once must do no harm. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
}

export interface Jobs {
  /** Begins to look for due work, and goes on until `stop`. */
  start(): void;
  /** Does what is due by the clock, and ends when that is done. */
  runDue(): Promise<void>;
  /** Ends when the work that has begun is done. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 60_000;

/** A last run in the future means that the clock was set back: waiting for it would take too long. */
function isDue(begunMs: number | undefined, nowMs: number, everyMs: number): boolean {
  return begunMs === undefined || begunMs > nowMs || nowMs - begunMs >= everyMs;
}

/** Runs jobs in turn, each at its own pace. One that fails is logged, and comes again in its turn. */
export function createJobs(jobs: readonly Job[], clock: Clock, log: Logger): Jobs {
  const begunAt = new Map<Job, number>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function runAll(): Promise<void> {
    for (const job of jobs) {
      const nowMs = clock().getTime();
      if (!isDue(begunAt.get(job), nowMs, job.everyMs)) continue;
      begunAt.set(job, nowMs);
      try {
        await job.run();
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
