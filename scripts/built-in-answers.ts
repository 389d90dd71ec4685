import { readFileSync } from 'node:fs';
import { answersTo, builtInAnswers, type OwnQuestion } from './coach-eval/built-in.ts';

/*
 * Prints the built-in coach's answers for people who judge them without knowing how they were made,
 * one JSON object a line with question, chart and answer:
 *
 *   npx tsx scripts/built-in-answers.ts              to each question of the corpora
 *   npx tsx scripts/built-in-answers.ts FILE [6]     to each line of a file, over that many charts
 *
 * In a file, "TEAM " begins a question to a team, whose members are {A}, {B} and {C}, and a tab stands
 * before a follow-up.
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

const answers =
  file === undefined
    ? await builtInAnswers()
    : await answersTo(questionsIn(readFileSync(file, 'utf8')), Number(charts));

for (const { id, chart, history, question, answer } of answers) {
  const text = answer.replaceAll(/\s*\[[FK]\d+\]/g, '');
  process.stdout.write(`${JSON.stringify({ id, chart, history, question, answer: text })}\n`);
}
