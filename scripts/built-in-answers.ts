import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import { answersTo, builtInAnswers, type OwnQuestion } from './coach-eval/built-in.ts';

/*
 * Prints the built-in coach's answers for people who judge them without knowing how they were made,
 * one JSON object a line with question, chart and answer:
 *
 *   npx tsx scripts/built-in-answers.ts              to each question of the corpora
 *   npx tsx scripts/built-in-answers.ts FILE [6]     to each line of a file, over that many charts
 *
 * In a file, "TEAM " begins a question to a team, whose members are {A}, {B} and {C}, and a tab stands
 * before a follow-up. A file that ends in .jsonl has an object a line instead: id, chart or team,
 * question, and for a follow-up followUp.
 */

const [file, charts = '6'] = process.argv.slice(2);

function questionsIn(text: string): OwnQuestion[] {
  return text.split('\n').flatMap((line): OwnQuestion[] => {
    const [first = '', ...then] = line.trim().split('\t');
    if (first === '') return [];
    const isTeam = first.startsWith('TEAM ');
    const audience = isTeam ? 'team' : 'individual';
    return [{ audience, turns: [isTeam ? first.slice('TEAM '.length) : first, ...then] }];
  });
}

const OwnLine = z.object({
  id: z.string(),
  chart: z.optional(z.string()),
  team: z.optional(z.string()),
  question: z.string(),
  followUp: z.optional(z.string()),
});

function questionsInLines(text: string): OwnQuestion[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line): OwnQuestion => {
    const { id, chart, team, question, followUp } = OwnLine.parse(JSON.parse(line));
    const asker = team ?? chart;
    return {
      id,
      ...(asker !== undefined && { asker }),
      audience: team === undefined ? 'individual' : 'team',
      turns: followUp === undefined ? [question] : [question, followUp],
    };
  });
}

function read(path: string): OwnQuestion[] {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.jsonl') ? questionsInLines(text) : questionsIn(text);
}

const answers =
  file === undefined ? await builtInAnswers() : await answersTo(read(file), Number(charts));

for (const { id, chart, history, question, answer } of answers) {
  const text = answer.replaceAll(/\s*\[[FK]\d+\]/g, '');
  process.stdout.write(`${JSON.stringify({ id, chart, history, question, answer: text })}\n`);
}
