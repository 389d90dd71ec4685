import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { Kept, type KeptFile, type Learning } from './kept.ts';
import { partOf } from './packed.ts';

function folderWith(...files: readonly KeptFile[]): URL {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
  return pathToFileURL(`${folder}/`);
}

function sumOf(lessons: readonly string[]) {
  return {
    lessons: () => lessons,
    learn: vi.fn(() => lessons.length),
    toParts: (sum) => ({ sum: Float64Array.of(sum) }),
    ofParts: (parts) => partOf(parts, 'sum', Float64Array)[0] ?? 0,
  } satisfies Learning<number>;
}

test('what a build has learned is not learned again', () => {
  const again = sumOf(['one', 'two']);
  const kept = new Kept(again, folderWith(new Kept(sumOf(['one', 'two'])).toFile()));
  expect(kept.tables).toBe(2);
  expect(again.learn).not.toHaveBeenCalled();
});

test('what was learned from other lessons isn’t used', () => {
  const now = sumOf(['one', 'two', 'three']);
  expect(new Kept(now, folderWith(new Kept(sumOf(['one', 'two'])).toFile())).tables).toBe(3);
  const split = sumOf(['onetwo']);
  expect(new Kept(split, folderWith(new Kept(sumOf(['one', 'two'])).toFile())).tables).toBe(1);
});

test('without a build it’s learned once, on first use', () => {
  const own = sumOf(['one']);
  const kept = new Kept(own, new URL('none/', folderWith()));
  expect(own.learn).not.toHaveBeenCalled();
  expect([kept.tables, kept.tables]).toEqual([1, 1]);
  expect(own.learn).toHaveBeenCalledOnce();
});

test('what a source tree has learned is not learned again by its next process', () => {
  const lessons = [randomUUID(), 'two'];
  expect(new Kept(sumOf(lessons)).tables).toBe(2);
  const again = sumOf(lessons);
  expect(new Kept(again).tables).toBe(2);
  expect(again.learn).not.toHaveBeenCalled();
});
