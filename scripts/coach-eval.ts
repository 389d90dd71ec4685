import type { Measure } from './coach-eval/measure.ts';
import { builtIn } from './coach-eval/measures/built-in.ts';
import { caseQuestions } from './coach-eval/measures/case-questions.ts';
import { chartQuestions } from './coach-eval/measures/chart-questions.ts';
import { development } from './coach-eval/measures/development.ts';
import { englishProse } from './coach-eval/measures/english-prose.ts';
import { fresh } from './coach-eval/measures/fresh.ts';
import { needs } from './coach-eval/measures/needs.ts';
import { otherLanguages } from './coach-eval/measures/other-languages.ts';
import { safety } from './coach-eval/measures/safety.ts';

/* Prints what the coach does with the frozen corpora, beside its aims; exit code 1 below an aim. */

const MEASURES: readonly Measure[] = [
  englishProse,
  otherLanguages,
  fresh,
  development,
  caseQuestions,
  chartQuestions,
  needs,
  safety,
  builtIn,
];

for (const { title, run } of MEASURES) {
  process.stdout.write(`${title}\n`);
  for (const { name, figure, aim, isMet } of await run()) {
    const mark = aim === null ? '      ' : isMet ? 'ok    ' : 'BELOW ';
    process.stdout.write(`  ${mark} ${name}: ${figure}${aim === null ? '' : `, aim ${aim}`}\n`);
    if (!isMet) process.exitCode = 1;
  }
}
