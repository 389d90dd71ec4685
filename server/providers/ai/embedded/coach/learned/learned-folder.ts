import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onFirstUse } from '#shared/engine/on-first-use.ts';

/*
 * Where what was learned is kept: a build has a folder beside its server, and a source tree one in its
 * cache, named by a hash of everything that decides what is learned: after a change, another one.
 */

const isSourceTree = import.meta.url.endsWith('.ts');
const BUILT = new URL('./learned/', import.meta.url);
const ROOT = new URL('../../../../../../', import.meta.url);
const CACHE = new URL('node_modules/.cache/human-design/', ROOT);
const CACHED = /^learned-[0-9a-f]{16}$/;

/** Kept last, with nothing in it, where all is learned before it's needed. */
export const ALL_LEARNED = 'all';

/** The texts that are learned from, and the code that learns. */
const DECIDING = [
  'server/providers/ai/embedded/',
  'server/features/coach/safety/',
  'shared/knowledge/',
  'shared/coach/',
];
const NOT_DECIDING = /\.test\.ts$|^eval\//;

function sourceKey(): string {
  const hash = createHash('sha256');
  for (const path of DECIDING) {
    const folder = new URL(path, ROOT);
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(fileURLToPath(folder), join(parentPath, name)))
      .filter((name) => !NOT_DECIDING.test(name));
    for (const name of names.sort()) {
      hash.update(`${path}${name}\0`).update(readFileSync(new URL(name, folder)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The folder of this build, or of this state of a source tree; it need not exist. */
export const learnedFolder = onFirstUse(() =>
  isSourceTree ? new URL(`learned-${sourceKey()}/`, CACHE) : BUILT,
);

/** A file in a folder of what was learned; null where it has none of the name. */
export function readKept(name: string, folder = learnedFolder()): Buffer | null {
  const file = new URL(name, folder);
  return existsSync(file) ? readFileSync(file) : null;
}

function removeOthers(): void {
  const current = new URL('.', learnedFolder()).pathname;
  for (const name of readdirSync(CACHE).filter((one) => CACHED.test(one))) {
    const folder = new URL(`${name}/`, CACHE);
    if (folder.pathname !== current) rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps what a source tree has learned. A folder that can't be written costs learning it again. */
export function keep(name: string, toBytes: () => Uint8Array): void {
  if (!isSourceTree) return;
  try {
    const folder = learnedFolder();
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true });
      removeOthers();
    }
    // A file appears whole: several processes may learn the same.
    const partial = new URL(`${randomUUID()}.partial`, folder);
    writeFileSync(partial, toBytes());
    renameSync(partial, new URL(name, folder));
  } catch {
    // Learned again by the next process.
  }
}
