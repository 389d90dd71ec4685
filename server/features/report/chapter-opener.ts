import { andList } from '#shared/domain/english.ts';
import { detailWidth, drawBand } from './band.ts';
import {
  approximateMark,
  balancedWidth,
  heightOf,
  OPENER,
  PULLED,
  TITLE,
  WARN,
  whole,
} from './blocks.ts';
import type { ReportChapter, ReportContent } from './content.ts';
import { leadOf } from './paragraphs.ts';
import { MARGIN, type Sheet, type TextStyle } from './sheet.ts';

/** Across the page's head, with the title at the left and a detail of the graph at the right. */
const BAND = { title: 66, least: 150, foot: 18 } as const;
const GAP = { headline: 4, below: 16, doubt: 8, lead: 10 } as const;
/** After the mark of a doubt. */
const INDENT = 14;

/** For headlines that would take more than two lines. */
const LONG_OPENER: TextStyle = { ...OPENER, size: 21, leading: 26 };

const headlineWidth = (sheet: Sheet) => sheet.width - detailWidth;

/** The same on all chapters' pages, which lie side by side. */
function openerStyle(sheet: Sheet, { chapters }: ReportContent): TextStyle {
  const isLong = ({ headline }: ReportChapter) =>
    sheet.lines(headline.text, OPENER, headlineWidth(sheet)).length > 2;
  return chapters.some(isLong) ? LONG_OPENER : OPENER;
}

function bandHeight(sheet: Sheet, report: ReportContent): number {
  const style = openerStyle(sheet, report);
  const words = report.chapters.map(({ headline }) =>
    heightOf(sheet, headline.text, style, headlineWidth(sheet)),
  );
  const above = BAND.title + TITLE.leading + GAP.headline;
  return Math.max(BAND.least, above + Math.max(...words) + BAND.foot);
}

/** More of them in one sentence are hard to follow. */
const MEANINGS_MAX = 1;

/**
 * What a reader born at another time would find in a chapter instead, said once for all its paragraphs:
 * "With a birth time until 8:14 AM, your gut answers first."
 */
export function doubtLine({ headline, paragraphs, trial }: ReportChapter): string | null {
  const doubts = [headline, ...paragraphs, trial].flatMap(({ doubt }) => doubt ?? []);
  if (doubts.length === 0) return null;
  const byTime = new Map<string, Set<string>>();
  for (const { when, means } of doubts.flatMap(({ others }) => others)) {
    byTime.set(when, (byTime.get(when) ?? new Set()).add(means));
  }
  const count = [...byTime.values()].reduce((sum, { size }) => sum + size, 0);
  if (count > MEANINGS_MAX)
    return 'Texts with this mark depend on the birth time, the others don’t.';
  const parts = [...byTime].map(([when, means]) => `${when}, ${andList([...means])}`);
  if (parts.length > 0) return `With a birth time ${parts.join('; ')}.`;
  const heads = paragraphs.flatMap(({ doubt, head }) =>
    doubt && head !== null ? `“${head}” (${doubt.when})` : [],
  );
  return `Depends on the birth time: ${andList(heads)}.`;
}

function doubtHeight(sheet: Sheet, content: ReportChapter): number {
  const line = doubtLine(content);
  return line === null ? 0 : heightOf(sheet, line, WARN, sheet.width - INDENT) + GAP.doubt;
}

/** From the top edge of the page to the first paragraph's second sentence. */
export function openerHeight(sheet: Sheet, report: ReportContent, content: ReportChapter): number {
  return (
    bandHeight(sheet, report) +
    GAP.below +
    doubtHeight(sheet, content) +
    heightOf(sheet, whole(leadOf(content)), PULLED, sheet.width) +
    GAP.lead
  );
}

export function drawOpener(sheet: Sheet, report: ReportContent, index: number): void {
  const content = report.chapters[index];
  if (!content) return;
  const { headline, title, centers } = content;
  const height = bandHeight(sheet, report);
  sheet.artifact(() => drawBand(sheet, report, centers, height));
  sheet.y = BAND.title;
  const at = { x: MARGIN, width: headlineWidth(sheet) };
  sheet.text(`Chapter ${index + 1} of ${report.chapters.length} · ${title}`, TITLE, at);
  sheet.y += GAP.headline;
  const style = openerStyle(sheet, report);
  const width = balancedWidth(sheet, headline.text, style, at.width);
  sheet.text(headline.text, style, { x: MARGIN, width });
  sheet.y = height + GAP.below;
  const doubt = doubtLine(content);
  if (doubt !== null) {
    approximateMark(sheet, MARGIN, sheet.y + 1.5);
    sheet.text(doubt, { ...WARN, tag: 'P' }, { x: MARGIN + INDENT, width: sheet.width - INDENT });
    sheet.y += GAP.doubt;
  }
  sheet.text(whole(leadOf(content)), PULLED, { x: MARGIN, width: sheet.width });
  sheet.y += GAP.lead;
}
