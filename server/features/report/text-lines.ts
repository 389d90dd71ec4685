import bidiFactory from 'bidi-js';
import { type Face, type FontFile, fontFor } from './fonts.ts';

/** A run of one font and direction. */
export interface Run {
  readonly text: string;
  readonly font: FontFile;
  readonly isRightToLeft: boolean;
  readonly width: number;
}

/** Runs from left to right, as they are drawn. */
export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
  /** The paragraph's own direction: it starts at the right edge. */
  readonly isRightToLeft: boolean;
}

export type Measure = (text: string, font: FontFile, isRightToLeft: boolean) => number;

interface Grapheme {
  readonly text: string;
  readonly font: FontFile;
  /** Embedding level: odd runs from right to left. */
  readonly level: number;
}

const bidi = bidiFactory();
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ONE_DIRECTION = /^[\u0020-\u024f\u2010-\u2027]*$/;
/** Written without spaces: a line may end after each character. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function graphemesOf(text: string, face: Face): { graphemes: Grapheme[]; isRightToLeft: boolean } {
  const levels = ONE_DIRECTION.test(text) ? null : bidi.getEmbeddingLevels(text);
  let last = fontFor(face, ' ');
  const graphemes = [...segmenter.segment(text)].map(({ segment, index }) => {
    const level = levels?.levels[index] ?? 0;
    // A space between two words of a script is set in that script's font.
    last =
      segment === ' ' && last.characters.has(32) && level % 2 === 1 ? last : fontFor(face, segment);
    return { text: segment, font: last, level };
  });
  return { graphemes, isRightToLeft: (levels?.paragraphs[0]?.level ?? 0) % 2 === 1 };
}

/** The parts of a text that stay on one line, each with the spaces after it. */
function chunksOf(graphemes: readonly Grapheme[]): Grapheme[][] {
  const chunks: Grapheme[][] = [];
  let current: Grapheme[] = [];
  graphemes.forEach((grapheme, index) => {
    current.push(grapheme);
    const next = graphemes[index + 1];
    const isEnd = grapheme.text === ' ' ? next?.text !== ' ' : canBreakAfter(grapheme, next);
    if (isEnd || !next) {
      chunks.push(current);
      current = [];
    }
  });
  return chunks;
}

function canBreakAfter({ text }: Grapheme, next: Grapheme | undefined): boolean {
  if (next?.text === ' ') return false;
  return text === '—' || (IDEOGRAPH.test(text) && IDEOGRAPH.test(next?.text ?? ''));
}

function trimmed(graphemes: readonly Grapheme[]): readonly Grapheme[] {
  let end = graphemes.length;
  while (end > 0 && graphemes[end - 1]?.text === ' ') end -= 1;
  return graphemes.slice(0, end);
}

interface LogicalRun {
  text: string;
  readonly font: FontFile;
  readonly level: number;
}

function runsOf(graphemes: readonly Grapheme[]): LogicalRun[] {
  const runs: LogicalRun[] = [];
  for (const { text, font, level } of graphemes) {
    const last = runs.at(-1);
    if (last && last.font === font && last.level === level) last.text += text;
    else runs.push({ text, font, level });
  }
  return runs;
}

/** The order of drawing: rule L2 of the Unicode Bidirectional Algorithm, over runs. */
function visualOrder(runs: readonly LogicalRun[]): LogicalRun[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return ordered;
}

function widthOf(graphemes: readonly Grapheme[], measure: Measure): number {
  return runsOf(graphemes).reduce(
    (sum, { text, font, level }) => sum + measure(text, font, level % 2 === 1),
    0,
  );
}

/** A chunk that is wider than a line, in pieces that fit. */
function split(chunk: readonly Grapheme[], width: number, measure: Measure): Grapheme[][] {
  if (widthOf(trimmed(chunk), measure) <= width) return [[...chunk]];
  const pieces: Grapheme[][] = [];
  let current: Grapheme[] = [];
  for (const grapheme of chunk) {
    if (current.length > 0 && widthOf([...current, grapheme], measure) > width) {
      pieces.push(current);
      current = [];
    }
    current.push(grapheme);
  }
  return [...pieces, current];
}

/**
 * Breaks a text into lines, each in the order in which it is drawn.
 * @param width of a line, in points
 */
export function linesOf(text: string, face: Face, width: number, measure: Measure): Line[] {
  const { graphemes, isRightToLeft } = graphemesOf(text, face);
  const rows: Grapheme[][] = [];
  let row: Grapheme[] = [];
  let rowWidth = 0;
  for (const chunk of chunksOf(graphemes).flatMap((one) => split(one, width, measure))) {
    if (row.length > 0 && rowWidth + widthOf(trimmed(chunk), measure) > width) {
      rows.push(row);
      row = [];
      rowWidth = 0;
    }
    row.push(...chunk);
    rowWidth += widthOf(chunk, measure);
  }
  if (row.length > 0) rows.push(row);
  return rows.map((one) => {
    const runs = visualOrder(runsOf(trimmed(one))).map(({ text: words, font, level }) => {
      const isReversed = level % 2 === 1;
      return {
        text: words,
        font,
        isRightToLeft: isReversed,
        width: measure(words, font, isReversed),
      };
    });
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), isRightToLeft };
  });
}
