import { readdirSync, readFileSync } from 'node:fs';
import { type Situation, situationOf } from '#shared/knowledge/situations.ts';

/**
 * The situations of a folder, by name.
 * @param folder a file URL that ends in a slash
 * @throws MalformedSituation, or the system's error when the folder cannot be read
 */
export function loadSituations(folder: URL): readonly Situation[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => situationOf(name, readFileSync(new URL(name, folder), 'utf8')));
}
