import pino from 'pino';
import { openDatabase } from '../platform/db/client.ts';
import { DirectoryInUse } from '../platform/db/embedded/lock.ts';

// A separate process that opens the embedded database of the given folder and keeps it open.
const [, , directory = ''] = process.argv;
try {
  await openDatabase({ kind: 'embedded', directory }, pino({ level: 'silent' }), (error) => {
    throw error;
  });
  process.stdout.write('open\n');
} catch (error) {
  if (!(error instanceof DirectoryInUse)) throw error;
  process.stdout.write('in use\n');
}
