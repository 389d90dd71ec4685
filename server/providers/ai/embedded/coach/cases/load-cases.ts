import { readdirSync, readFileSync } from 'node:fs';
import { casesOf, type WorkCase } from '#shared/knowledge/cases.ts';

/**
 * The cases of a folder's `.jsonl` files.
 * @param folder a file URL that ends in a slash
 * @throws MalformedCase, or the system's error when the folder cannot be read
 */
export function loadCases(folder: URL): readonly WorkCase[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => casesOf(name, readFileSync(new URL(name, folder), 'utf8')));
}
