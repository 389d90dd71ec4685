import {
  approximateMark,
  balancedWidth,
  CAPTION,
  heightOf,
  OPENER,
  TITLE,
  whole,
} from './blocks.ts';
import type { Marked, ReportChapter, ReportContent } from './content.ts';
import { drawLitGraph } from './graph.ts';
import { MARGIN, type Sheet } from './sheet.ts';

/** Beside a chapter's headline, lit where it rests. */
const GRAPH = { height: 140, units: 940, below: 10 } as const;
const GAP = { headline: 4, caption: 8, below: 16 } as const;
/** For the mark of a doubt. */
const INDENT = 14;

/** Down from a chapter's top: its margin has the drawing first. */
export const NOTES_FROM = GRAPH.height + GRAPH.below;

function captionIndent({ doubt }: Marked): number {
  return doubt === null ? 0 : INDENT;
}

/** Title, headline and what the lit part of the drawing is. */
export function openerHeight(sheet: Sheet, { headline }: ReportChapter): number {
  const { textWidth } = sheet;
  return (
    TITLE.leading +
    GAP.headline +
    heightOf(sheet, headline.text, OPENER) +
    GAP.caption +
    heightOf(sheet, whole(headline.evidence), CAPTION, textWidth - captionIndent(headline)) +
    GAP.below
  );
}

export function drawOpener(sheet: Sheet, report: ReportContent, index: number): void {
  const content = report.chapters[index];
  if (!content) return;
  const { headline, title, centers } = content;
  const { y: top, textLeft, textWidth } = sheet;
  const bottom = top + openerHeight(sheet, content);
  const scale = GRAPH.height / GRAPH.units;
  sheet.artifact(() => drawLitGraph(sheet, report, centers, { x: MARGIN, y: top, scale }));
  sheet.text(`Chapter ${index + 1} of ${report.chapters.length} · ${title}`, TITLE);
  sheet.y += GAP.headline;
  const width = balancedWidth(sheet, headline.text, OPENER, textWidth);
  sheet.text(headline.text, OPENER, { width });
  sheet.y += GAP.caption;
  const indent = captionIndent(headline);
  if (indent > 0) approximateMark(sheet, textLeft, sheet.y + 3.5);
  const at = { x: textLeft + indent, width: textWidth - indent };
  sheet.text(whole(headline.evidence), CAPTION, at);
  sheet.y = bottom;
}
