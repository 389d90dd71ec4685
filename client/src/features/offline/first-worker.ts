import { whenIdle } from '#client/lib/when-idle.ts';

/** By then even a slow phone shows the whole page. */
const FIRST_AFTER_MS = 4000;

/**
 * Runs at once where a worker delivers pages already, to hear of a new version. The first worker
 * waits: what it downloads and keeps would compete with the page that people wait for.
 * @returns cancels it
 */
export function whenWorkerMayStart(isFirst: boolean, run: () => void): () => void {
  if (!isFirst) {
    run();
    return () => undefined;
  }
  let cancel = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    cancel = whenIdle(run);
  }, FIRST_AFTER_MS);
  return () => cancel();
}
