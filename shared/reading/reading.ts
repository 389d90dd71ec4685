import type { ReadingChart } from './chart.ts';
import type { Evidence } from './evidence.ts';
import { type Evidenced, type FirstScreen, firstScreenOf } from './first-screen.ts';
import type { ChapterId } from './schema.ts';

export interface ReadingParagraph {
  /** The fact it is about, which stays the same when the text changes: "decide:type:Generator". */
  readonly id: string;
  readonly text: string;
  /** What it rests on, the fact it is about first. */
  readonly evidence: readonly Evidence[];
}

export interface ReadingChapter {
  readonly id: ChapterId;
  readonly title: string;
  readonly headline: Evidenced;
  /** How long it takes to read. */
  readonly seconds: number;
  readonly paragraphs: readonly ReadingParagraph[];
  readonly trial: Evidenced;
}

export interface Reading extends FirstScreen {
  readonly chapters: readonly ReadingChapter[];
}

/** What a chart means at work. Pure: same chart, same reading. */
export function readingOf(chart: ReadingChart): Reading {
  return { ...firstScreenOf(chart), chapters: [] };
}
