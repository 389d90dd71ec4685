import { approximateMark, CAPTION, heightOf, OPENER, TITLE, whole } from './blocks.ts';
import { type Column, type Layout, wideColumn } from './columns.ts';
import type { Marked, ReportChapter, ReportContent } from './content.ts';
import { drawLitGraph } from './graph.ts';
import { MARGIN, type Sheet } from './sheet.ts';

const UNITS = { width: 540, height: 940 } as const;
/** The drawing beside a chapter's text, and beside its headline only. */
const GRAPH_HEIGHT: Readonly<Record<Layout, number>> = { beside: 148, columns: 116 };
const GAP = { headline: 4, caption: 8, below: 16, graph: 24 } as const;
/** For the mark of a doubt. */
const INDENT = 14;

const graphWidth = (layout: Layout) => (GRAPH_HEIGHT[layout] / UNITS.height) * UNITS.width;

function wordsColumn(sheet: Sheet, layout: Layout): Column {
  const { x, width } = wideColumn(sheet, layout);
  return layout === 'columns' ? { x, width: width - graphWidth(layout) - GAP.graph } : { x, width };
}

function captionIndent({ doubt }: Marked): number {
  return doubt === null ? 0 : INDENT;
}

/** Title, headline and what the lit part of the drawing is. */
export function openerHeight(sheet: Sheet, { headline }: ReportChapter, layout: Layout): number {
  const { width } = wordsColumn(sheet, layout);
  const words =
    TITLE.leading +
    GAP.headline +
    heightOf(sheet, headline.text, OPENER, width) +
    GAP.caption +
    heightOf(sheet, whole(headline.evidence), CAPTION, width - captionIndent(headline));
  return (layout === 'columns' ? Math.max(words, GRAPH_HEIGHT[layout]) : words) + GAP.below;
}

export function drawOpener(
  sheet: Sheet,
  report: ReportContent,
  index: number,
  layout: Layout,
): void {
  const content = report.chapters[index];
  if (!content) return;
  const { headline, title, centers } = content;
  const { y: top } = sheet;
  const bottom = top + openerHeight(sheet, content, layout);
  const scale = GRAPH_HEIGHT[layout] / UNITS.height;
  const x = layout === 'columns' ? MARGIN + sheet.width - graphWidth(layout) : MARGIN;
  sheet.artifact(() => drawLitGraph(sheet, report, centers, { x, y: top, scale }));
  const words = wordsColumn(sheet, layout);
  sheet.text(`Chapter ${index + 1} of ${report.chapters.length} · ${title}`, TITLE, words);
  sheet.y += GAP.headline;
  sheet.text(headline.text, OPENER, words);
  sheet.y += GAP.caption;
  const indent = captionIndent(headline);
  if (indent > 0) approximateMark(sheet, words.x, sheet.y + 3.5);
  const at = { x: words.x + indent, width: words.width - indent };
  sheet.text(whole(headline.evidence), CAPTION, at);
  sheet.y = bottom;
}
