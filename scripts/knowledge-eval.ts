import { embeddedText } from '#server/features/knowledge/passages.ts';
import { processEnvironment, readConfig } from '#server/platform/config.ts';
import { createLexicalEmbeddings } from '#server/providers/ai/embedded/lexical-embeddings.ts';
import { createEmbeddings } from '#server/providers/ai/select.ts';
import { evaluate, knowledgeBase, questionsOf, SETS } from './knowledge/evaluate.ts';

/*
 * Measures how well search finds the article that answers a question: with the built-in embedder,
 * and with the configured one when it differs. `--missed` lists the questions that fail.
 */

const passages = knowledgeBase();
const builtIn = createLexicalEmbeddings(passages.map(embeddedText));
const configured = createEmbeddings(readConfig(processEnvironment()).ai, {
  lexical: () => builtIn,
});

for (const embedder of new Set([builtIn, configured])) {
  process.stdout.write(`${embedder.model}, ${passages.length} passages\n`);
  for (const set of SETS) {
    const result = await evaluate(embedder, passages, questionsOf(set, passages));
    process.stdout.write(
      `${set.padEnd(10)} ${String(result.asked).padStart(4)} asked  ` +
        `recall@5 ${result.recall.toFixed(3)}  MRR ${result.reciprocalRank.toFixed(3)}\n`,
    );
    if (!process.argv.includes('--missed')) continue;
    for (const { question, article } of result.missed) {
      process.stdout.write(`  ${article}: ${question}\n`);
    }
  }
}
