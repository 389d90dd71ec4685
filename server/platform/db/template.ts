import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { create } from 'tar';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';

/** Increment when what is kept in the archive changes for the same migrations and PGlite. */
const VERSION = 1;
const NAME = /^database-[0-9a-f]{16}\.tar\.gz$/;

async function pgliteVersion(): Promise<string> {
  const entry = import.meta.resolve('@electric-sql/pglite');
  return readFile(fileURLToPath(new URL('../package.json', entry)), 'utf8');
}

/** The name of the archive that fits these migrations and the installed PGlite. */
export async function templateName(migrations: string): Promise<string> {
  const entries = await readdir(migrations, { recursive: true });
  const names = entries.filter((name) => /\.sql$|_journal\.json$/.test(name)).sort();
  const hash = createHash('sha256').update(`${VERSION}\0${await pgliteVersion()}`);
  for (const name of names) {
    hash.update(`\0${name}\0`).update(await readFile(join(migrations, name)));
  }
  return `database-${hash.digest('hex').slice(0, 16)}.tar.gz`;
}

async function removeOthers(folder: string, kept: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name) && name !== kept);
  for (const name of names) await rm(join(folder, name), { force: true });
}

/**
 * Creates a migrated, empty database and packs its directory, unless that was done before. Safe
 * when several processes do it at once: an archive appears whole, and each makes the same.
 * @param folder where archives are kept; those of other versions are removed
 * @param migrations folder of the migrations
 * @returns the archive's path
 * @throws when the folder cannot be written
 */
export async function ensureTemplate(
  folder: string,
  migrations: string,
  log: Logger,
): Promise<string> {
  const name = await templateName(migrations);
  const file = join(folder, name);
  const found = await stat(file).catch(() => null);
  if (found) return file;
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, 'making-'));
  try {
    const config = { kind: 'embedded', directory: work } as const;
    const database = await openDatabase(config, log, () => {});
    await migrateDatabase(database, config, migrations).finally(() => database.close());
    const packed = join(dirname(work), `${randomUUID()}.partial`);
    await create({ file: packed, cwd: join(work, 'postgres'), gzip: true, portable: true }, ['.']);
    await rename(packed, file);
    await removeOthers(folder, name);
    return file;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
