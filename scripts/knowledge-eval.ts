import { embeddedText } from '#server/features/knowledge/passages.ts';
import { createLexicalEmbeddings } from '#server/providers/ai/embedded/lexical-embeddings.ts';
import { evaluate, knowledgeBase, questionsOf } from './knowledge/evaluate.ts';

/* How well search finds the article that answers a question. `--missed` lists those it does not. */

const passages = knowledgeBase();
const embedders = [createLexicalEmbeddings(passages.map(embeddedText))];

for (const embedder of embedders) {
  process.stdout.write(`${embedder.model}, ${passages.length} passages\n`);
  for (const set of ['questions', 'held-back'] as const) {
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
