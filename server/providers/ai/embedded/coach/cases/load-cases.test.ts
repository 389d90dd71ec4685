import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadCases } from './load-cases.ts';

const CASES = new URL('../../../../../../shared/knowledge/cases/', import.meta.url);

test('reads cases as a build compresses them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cases-'));
  try {
    const bytes = await readFile(new URL('leading.jsonl', CASES));
    await writeFile(join(folder, 'leading.jsonl.gz'), gzipSync(bytes));
    await writeFile(join(folder, 'notes.txt'), 'no case');
    const plain = new Set(loadCases(CASES).map(({ id }) => id));
    const read = loadCases(pathToFileURL(`${folder}/`));
    expect(read.length).toBeGreaterThan(50);
    expect(read.filter(({ id }) => !plain.has(id))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
