import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { casesOf, type WorkCase } from '#shared/knowledge/cases.ts';

const CASES_FILE = /\.jsonl(?:\.gz)?$/;

function textOf(file: URL): string {
  const bytes = readFileSync(file);
  return (file.pathname.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/**
 * The cases of a folder's `.jsonl` files, which a build compresses.
 * @param folder a file URL that ends in a slash
 * @throws MalformedCase, or the system's error when the folder cannot be read
 */
export function loadCases(folder: URL): readonly WorkCase[] {
  return readdirSync(folder)
    .filter((name) => CASES_FILE.test(name))
    .toSorted()
    .flatMap((name) => casesOf(name, textOf(new URL(name, folder))));
}
