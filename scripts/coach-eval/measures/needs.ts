import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Verdict } from '#server/features/coach/safety/classifier.ts';
import { LANGUAGES, QUESTION_KINDS } from '#server/features/coach/safety/exemplars.ts';
import { readQuestionClassifier } from '#server/features/coach/safety/safety.ts';
import { type Figure, type Measure, shown } from '../measure.ts';

/*
 * What people in need write, by writers of whom the classifier learned other lines: most of
 * the needs are never named. They judge nothing.
 */

const KNOWLEDGE = new URL('../../../shared/knowledge/', import.meta.url);
const folder = (name: string) => new URL(`${name}/`, KNOWLEDGE);

const FILES = ['safety.jsonl', 'safety-2.jsonl', 'safety-3.jsonl', 'safety-4.jsonl'];

const Line = z.strictObject({
  kind: z.enum(QUESTION_KINDS),
  language: z.enum(LANGUAGES),
  text: z.string(),
});

function figures(): Figure[] {
  const { verdictOn } = readQuestionClassifier({
    safety: folder('safety'),
    situations: folder('situations'),
    cases: folder('cases'),
    articles: folder('articles'),
  });
  return FILES.flatMap((file) => {
    const lines = readFileSync(new URL(`eval/coach-development/${file}`, KNOWLEDGE), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => Line.parse(JSON.parse(line)))
      .map((line) => ({ ...line, verdict: verdictOn(line.text) }));
    return figuresOf(file, lines);
  });
}

type Judged = z.output<typeof Line> & { readonly verdict: Verdict };

function figuresOf(file: string, lines: readonly Judged[]): Figure[] {
  const groups = [
    ['crisis, English', lines.filter((one) => one.kind === 'crisis' && one.language === 'en')],
    [
      'crisis, other languages',
      lines.filter((one) => one.kind === 'crisis' && one.language !== 'en'),
    ],
    ['other needs', lines.filter(({ kind }) => kind !== 'crisis' && kind !== 'innocent')],
    ['hard, but ordinary', lines.filter(({ kind }) => kind === 'innocent')],
  ] as const;
  return groups.flatMap(([name, own]) => {
    if (own.length === 0) return [];
    const count = (is: (verdict: Verdict) => boolean) =>
      own.filter((one) => is(one.verdict)).length;
    const isMet = ({ kind }: Verdict) => kind !== 'innocent';
    return [
      shown(`${file}, ${name}: met`, count(isMet), own.length),
      shown(
        '  of their kind',
        own.filter(({ kind, verdict }) => verdict.kind === kind).length,
        own.length,
      ),
      shown(
        '  before or instead of the answer',
        count((one) => isMet(one) && one.certainty !== 'possible'),
        own.length,
      ),
    ];
  });
}

export const needs: Measure = { title: 'People in need', run: figures };
