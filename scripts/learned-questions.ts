import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LEARNED_FILE, learnedToBytes } from '#server/features/coach/safety/learned-file.ts';
import { learnFrom } from '#server/features/coach/safety/safety.ts';

/**
 * Learns the kinds and languages of questions and stores the result beside its data, so that the
 * server of a build starts with it.
 * @param knowledge the build's folder of knowledge
 */
export async function writeLearned(knowledge: string): Promise<void> {
  const folder = (name: string) => pathToFileURL(`${join(knowledge, name)}/`);
  const learned = learnFrom({
    safety: folder('safety'),
    situations: folder('situations'),
    cases: folder('cases'),
    articles: folder('articles'),
  });
  await writeFile(join(knowledge, 'safety', LEARNED_FILE), learnedToBytes(learned));
}
