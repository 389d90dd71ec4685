import { embeddedText } from '#server/features/knowledge/passages.ts';
import { processEnvironment, readConfig } from '#server/platform/config.ts';
import { createLexicalEmbeddings } from '#server/providers/ai/embedded/lexical-embeddings.ts';
import { createEmbeddings } from '#server/providers/ai/select.ts';
import {
  createSearch,
  evaluate,
  knowledgeBase,
  offTopicQuestions,
  questionsOf,
  SETS,
} from './knowledge/evaluate.ts';

/*
 * Measures how well search finds the article that answers a question: with the built-in embedder,
 * and with the configured one when it differs. `--missed` lists the questions that fail.
 */

const passages = knowledgeBase();
const builtIn = createLexicalEmbeddings(passages.map(embeddedText));
const configured = await createEmbeddings(readConfig(processEnvironment()).ai, {
  lexical: () => builtIn,
});

for (const embedder of new Set([builtIn, configured])) {
  process.stdout.write(`${embedder.model}, ${passages.length} passages\n`);
  const search = await createSearch(embedder, passages);
  for (const set of SETS) {
    const result = await evaluate(search, questionsOf(set, passages));
    process.stdout.write(
      `${set.padEnd(10)} ${String(result.asked).padStart(4)} asked  ` +
        `first ${result.first.toFixed(3)}  recall@5 ${result.recall.toFixed(3)}  MRR ${result.reciprocalRank.toFixed(3)}\n`,
    );
    if (!process.argv.includes('--missed')) continue;
    for (const { question, article } of result.missed) {
      process.stdout.write(`  ${article}: ${question}\n`);
    }
  }
  const answered: string[] = [];
  for (const question of offTopicQuestions()) {
    if ((await search(question)).length > 0) answered.push(question);
  }
  process.stdout.write(
    `off-topic  ${offTopicQuestions().length} asked, ${answered.length} answered\n`,
  );
}
