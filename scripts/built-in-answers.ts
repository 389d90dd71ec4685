import { builtInAnswers } from './coach-eval/built-in.ts';

/*
 * Prints the built-in coach's answer to each question of the corpora, one JSON object a line, for
 * people who judge them without knowing how they were made.
 */

for (const { id, chart, history, question, answer } of await builtInAnswers()) {
  const text = answer.replaceAll(/\s*\[[FK]\d+\]/g, '');
  process.stdout.write(`${JSON.stringify({ id, chart, history, question, answer: text })}\n`);
}
