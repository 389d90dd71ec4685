import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { learnedQuestions } from '#server/features/coach/safety/safety.ts';

/**
 * Learns the kinds and languages of questions and stores the result for the server of a build.
 * @param knowledge the build's folder of knowledge
 * @param to the folder of what was learned
 */
export async function writeLearnedQuestions(knowledge: string, to: string): Promise<void> {
  const folder = (name: string) => pathToFileURL(`${join(knowledge, name)}/`);
  const { name, bytes } = learnedQuestions({
    safety: folder('safety'),
    situations: folder('situations'),
    cases: folder('cases'),
    articles: folder('articles'),
  });
  await mkdir(to, { recursive: true });
  await writeFile(join(to, name), bytes);
}
