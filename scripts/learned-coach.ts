import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesOfCoach } from '#server/providers/ai/embedded/built-in-coach.ts';
import { loadCases } from '#server/providers/ai/embedded/coach/cases/load-cases.ts';
import { loadSituations } from '#server/providers/ai/embedded/coach/load-situations.ts';

/**
 * Learns what the built-in coach tells questions apart by, and stores it for the server of a build:
 * learning takes as long as many answers, and its memory stays taken.
 * @param knowledge the build's folder of knowledge
 * @param to the folder of what was learned
 */
export async function writeLearnedCoach(knowledge: string, to: string): Promise<void> {
  const folder = (path: string) => pathToFileURL(`${path}/`);
  const situations = loadSituations(folder(join(knowledge, 'situations')));
  const cases = loadCases(folder(join(knowledge, 'cases')));
  await mkdir(to, { recursive: true });
  for (const { name, bytes } of filesOfCoach(situations, cases)) {
    await writeFile(join(to, name), bytes);
  }
}
