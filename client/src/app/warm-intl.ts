/**
 * Has a worker use `Intl` first: whichever thread does so waits 20 to 40 ms for the browser's data on
 * languages, and no other thread after it.
 */
export function warmIntl(): void {
  if (typeof Worker === 'undefined') return;
  new Worker(new URL('./warm-intl.worker.ts', import.meta.url), { type: 'module' });
}
