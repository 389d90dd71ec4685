import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { askedOfChart } from '#server/providers/ai/embedded/coach/of-chart/asked-of-chart.ts';
import { type Figure, type Measure, shown } from '../measure.ts';

/*
 * What people ask of their chart itself, by three writers who knew of charts what everybody reads, and of stories of
 * work, how many are taken for such a question. They judge nothing.
 */

const FOLDER = new URL('../../../shared/knowledge/eval/coach-development/', import.meta.url);

const ChartLine = z.object({ writer: z.enum(['a', 'b', 'c']), question: z.string() });
const CaseLine = z.object({ form: z.string(), text: z.string() });

function linesOf<T>(name: string, schema: z.ZodType<T>): readonly T[] {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));
}

function figureOf(name: string, questions: readonly string[]): Figure {
  const found = questions.filter((question) => askedOfChart(question) !== null);
  return shown(name, found.length, questions.length);
}

export const chartQuestions: Measure = {
  title: 'Questions about the chart',
  run: () => {
    const asked = linesOf('chart-questions.jsonl', ChartLine);
    const stories = linesOf('case-questions.jsonl', CaseLine);
    const writers = ['a', 'b', 'c'] as const;
    return [
      ...writers.map((writer) =>
        figureOf(
          `writer ${writer}: recognized`,
          asked.filter((one) => one.writer === writer).map(({ question }) => question),
        ),
      ),
      figureOf(
        'of questions about cases, taken for one',
        stories.map(({ text }) => text),
      ),
    ];
  },
};
