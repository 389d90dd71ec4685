import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDERS = ['client', 'server', 'shared', 'migrations'];
const FILES = [
  'scripts/build.ts',
  'scripts/client-chunks.ts',
  'scripts/first-views.ts',
  'scripts/integrity.ts',
  'scripts/notices.ts',
  'scripts/runtime-modules.ts',
  'package-lock.json',
  'vite.config.ts',
  'tailwind.config.ts',
];
const MARK = 'dist/source-hash';

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function sourceHash(root: string): Promise<string> {
  const inFolders = await Promise.all(FOLDERS.map((folder) => filesIn(root, folder)));
  const files = [...inFolders.flat(), ...FILES.map((file) => join(root, file))].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file.slice(root.length)).update('\0');
    hash.update(await readFile(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Records in `dist` which sources it was built from. */
export async function markBuilt(root: string): Promise<void> {
  await writeFile(join(root, MARK), await sourceHash(root));
}

/** True when `dist` was built from the current sources. */
export async function isBuilt(root: string): Promise<boolean> {
  const mark = await readFile(join(root, MARK), 'utf8').catch(() => null);
  return mark === (await sourceHash(root));
}
