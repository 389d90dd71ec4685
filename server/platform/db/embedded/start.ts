import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fillFromTemplate } from './fill.ts';
import { lockDirectory } from './lock.ts';

export interface EmbeddedDatabase {
  /** Loopback only: the socket takes any password, and serves one connection. */
  readonly url: string;
  close(): Promise<void>;
}

/** V8's default of 48 MB costs some 20 MB more at rest, and makes queries no faster. */
const YOUNG_MB = 6;

function startWorker(directory: string): Promise<[Worker, number]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      execArgv: [],
      workerData: { directory },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const ended = (code: number) =>
      reject(new Error(`The embedded database ended with code ${code} before it was ready`));
    worker.once('error', reject);
    worker.once('exit', ended);
    worker.once('message', (message: { readonly port: number }) => {
      worker.off('error', reject);
      worker.off('exit', ended);
      resolve([worker, message.port]);
    });
  });
}

/**
 * Starts PGlite in a worker thread on a data directory, which this process locks.
 * @param onFailure called when the database dies while in use.
 * @param template an archive of a database directory that an empty data directory starts from;
 *   without one, or when it cannot be read, PGlite creates a cluster, which takes seconds
 * @throws DirectoryInUse when another process has the directory open.
 */
export async function startEmbeddedDatabase(
  directory: string,
  onFailure: (error: Error) => void,
  template?: string,
): Promise<EmbeddedDatabase> {
  await mkdir(directory, { recursive: true });
  const unlock = await lockDirectory(directory);
  const cluster = join(directory, 'postgres');
  if (template !== undefined) await fillFromTemplate(cluster, template);
  const [worker, port] = await startWorker(cluster).catch(async (error) => {
    await unlock();
    throw error;
  });
  let closing = false;
  const exited = new Promise<void>((resolve) => {
    worker.once('exit', (code) => {
      if (!closing) onFailure(new Error(`The embedded database ended with code ${code}`));
      resolve();
    });
  });
  worker.on('error', (error) => {
    if (!closing) onFailure(error);
  });
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    async close() {
      closing = true;
      worker.postMessage('close');
      await exited;
      await unlock();
    },
  };
}
