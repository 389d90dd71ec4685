import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { openDatabase } from '../platform/db/client.ts';

// A separate process that writes rows until it is killed, and prints the acknowledged ones.
const [, , directory = ''] = process.argv;
const database = await openDatabase(
  { kind: 'embedded', directory },
  pino({ level: 'silent' }),
  (error) => {
    throw error;
  },
);
await database.pool.query('create table if not exists kept (note text primary key, filler text)');
let count = 0;

async function writeForEver(): Promise<never> {
  for (;;) {
    const note = randomUUID();
    const filler = 'x'.repeat(500);
    await database.pool.query('insert into kept values ($1, $2)', [note, filler]);
    count += 1;
    process.stdout.write(`${count} ${note}\n`);
  }
}

await Promise.all(Array.from({ length: 4 }, writeForEver));
