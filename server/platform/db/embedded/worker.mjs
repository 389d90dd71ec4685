// Runs PGlite away from the main thread and offers it on a loopback socket. Plain JavaScript, so
// that tsx, node and the bundle load the same file.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** @type {{ directory: string }} */
const { directory } = workerData;

const db = await PGlite.create({
  dataDir: directory,
  extensions: { pg_trgm },
  // One connection over a small database: the default of 128 MB is memory that nothing would use.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
});
// The pool drops a connection after any error and opens the next one before the old one is gone.
const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 2 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await db.close();
  process.exit(0);
});
parentPort?.postMessage({ port: Number(server.getServerConn().split(':').at(-1)) });
