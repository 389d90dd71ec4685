import type { ReportChapter } from './content.ts';
import { MARGIN, type Sheet } from './sheet.ts';

/** Where a text is set, from its left edge. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

/** A chapter's text beside its drawing, or in two columns below it. */
export type Layout = 'beside' | 'columns';

/** Between two columns: a doubt's mark stands in it. */
const GAP = 28;

/** Where the drawing stands beside the text. */
export const BESIDE_WIDTH = 86;
const BESIDE_GAP = 18;

/** Chapters take turns, so that no two pages side by side look alike. */
export function layoutFor(index: number, { paragraphs }: ReportChapter): Layout {
  return index % 2 === 1 && paragraphs.length > 1 ? 'columns' : 'beside';
}

/** Where what isn't set in columns stands. */
export function wideColumn(sheet: Sheet, layout: Layout): Column {
  const taken = layout === 'columns' ? 0 : BESIDE_WIDTH + BESIDE_GAP;
  return { x: MARGIN + taken, width: sheet.width - taken };
}

/** One column, or two of the same width. */
export function columnsOf(sheet: Sheet, layout: Layout): readonly [Column, Column?] {
  const wide = wideColumn(sheet, layout);
  if (layout === 'beside') return [wide];
  const width = (wide.width - GAP) / 2;
  return [
    { x: wide.x, width },
    { x: wide.x + width + GAP, width },
  ];
}
