import { chaptersOf, type ReadingChapter } from './chapters.ts';
import type { ReadingChart } from './chart.ts';
import { type FirstScreen, firstScreenOf } from './first-screen.ts';
import { READING_TEXTS } from './texts.ts';

export interface Reading extends FirstScreen {
  readonly chapters: readonly ReadingChapter[];
}

/** What a chart means at work. Pure: same chart, same reading. */
export function readingOf(chart: ReadingChart): Reading {
  return { ...firstScreenOf(chart), chapters: chaptersOf(chart, READING_TEXTS) };
}
