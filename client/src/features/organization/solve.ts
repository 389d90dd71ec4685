import {
  type OrganizeInput,
  type OrganizeResult,
  organize,
} from '#shared/engine/penta/organize.ts';

/** Looks for the best teams in a worker; on the page's thread where there are no workers. */
export function solve(input: OrganizeInput): Promise<OrganizeResult> {
  if (typeof Worker === 'undefined') return Promise.resolve(organize(input));
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./organize.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<OrganizeResult>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The search for teams failed.'));
    });
    worker.postMessage(input);
  });
}
