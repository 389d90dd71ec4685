import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CheckContext } from '#shared/coach/check.ts';
import { checkedProse, corpusContexts, isShown } from './read-sentence.ts';

/*
 * Sentences about the charts of the frozen corpora by authors who hadn't seen the checker either: sets a
 * and d and the other languages may be studied, sets b and c were counted before they were read, and
 * set e and the odd numbers of the second languages are counted only.
 */

const FOLDER = new URL('../../shared/knowledge/eval/coach-development/', import.meta.url);

const Line = z.looseObject({
  chart: z.string(),
  text: z.string(),
  language: z.string().default('en'),
  class: z.string().default(''),
  decidable: z.boolean().default(true),
  isTrue: z.boolean().optional(),
});

export interface FreshSentence {
  readonly text: string;
  readonly language: string;
  readonly class: string;
  readonly isTrue: boolean;
  /** Whether the chart's facts alone show that a false one is false. */
  readonly isDecidable: boolean;
  readonly isShown: boolean;
}

const FILES = {
  a: ['true-en-a', 'false-en-a'],
  b: ['true-en-b', 'false-en-b'],
  c: ['true-en-c', 'false-en-c'],
  d: ['true-en-d', 'false-en-d'],
  e: ['true-en-e', 'false-en-e'],
  languages: ['languages'],
  'languages-2': ['languages-2'],
} as const;
export type FreshSet = keyof typeof FILES;

function readFrom(file: string, contexts: ReadonlyMap<string, CheckContext>): FreshSentence[] {
  const lines = readFileSync(new URL(`${file}.jsonl`, FOLDER), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((json) => {
    const line = Line.parse(JSON.parse(json));
    const context = contexts.get(line.chart);
    if (context === undefined) throw new Error(`No chart ${line.chart}`);
    return {
      text: line.text,
      language: line.language,
      class: line.class,
      isTrue: line.isTrue ?? file.startsWith('true'),
      isDecidable: line.decidable,
      isShown: isShown(checkedProse(line.text, { ...context, language: line.language })),
    };
  });
}

/** The sentences of a set, read as a model's prose. */
export function freshSentences(set: FreshSet): FreshSentence[] {
  const contexts = corpusContexts();
  return FILES[set].flatMap((file) => readFrom(file, contexts));
}
