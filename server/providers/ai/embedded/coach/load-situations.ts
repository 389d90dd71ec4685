import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Situation, situationOf } from '#shared/knowledge/situations.ts';

/** The lines of a situation's file of phrasings; none when it has no such file. */
function phrasingsIn(file: URL): readonly string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/**
 * The situations of a folder, by name, with their phrasings from the folder `phrasings` beside it.
 * @param folder a file URL that ends in a slash
 * @throws MalformedSituation, or the system's error when the folder cannot be read
 */
export function loadSituations(folder: URL): readonly Situation[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => {
      const situation = situationOf(name, readFileSync(new URL(name, folder), 'utf8'));
      const phrasings = phrasingsIn(new URL(`../phrasings/${situation.id}.txt`, folder));
      return { ...situation, phrasings };
    });
}
