import { centerLayouts } from '#shared/bodygraph/layout.ts';
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
import { drawLitGraph } from './graph.ts';
import { COLORS } from './palette.ts';
import { leadOf } from './paragraphs.ts';
import { MARGIN, type Sheet, type TextStyle } from './sheet.ts';

/** Across the page's head, with the title at the left and a detail of the graph at the right. */
const BAND = { title: 70, least: 156, foot: 20, detail: 200, scale: 0.36 } as const;
const GAP = { headline: 4, below: 18, doubt: 8, lead: 10 } as const;
/** After the mark of a doubt. */
const INDENT = 14;
const GRAPH_UNITS = { width: 540, height: 940 } as const;

const headlineWidth = (sheet: Sheet) => sheet.width - BAND.detail;

/** For headlines that would take more than two lines. */
const LONG_OPENER: TextStyle = { ...OPENER, size: 21, leading: 25 };

function openerStyle(sheet: Sheet, { headline }: ReportChapter): TextStyle {
  const lines = sheet.lines(headline.text, OPENER, headlineWidth(sheet)).length;
  return lines > 2 ? LONG_OPENER : OPENER;
}

function bandHeight(sheet: Sheet, content: ReportChapter): number {
  const style = openerStyle(sheet, content);
  const words = heightOf(sheet, content.headline.text, style, headlineWidth(sheet));
  return Math.max(BAND.least, BAND.title + TITLE.leading + GAP.headline + words + BAND.foot);
}

/**
 * What of a chapter the birth time decides, with the hours, said once for all its paragraphs: "Depends on
 * the birth time: Generator (from 8:14 AM), Profile 3/5 (from 10:07 AM)."
 */
export function doubtLine({ headline, paragraphs, trial }: ReportChapter): string | null {
  const byTime = new Map<string, Set<string>>();
  for (const { doubt } of [headline, ...paragraphs, trial]) {
    if (!doubt) continue;
    byTime.set(doubt.when, (byTime.get(doubt.when) ?? new Set()).add(doubt.fact));
  }
  if (byTime.size === 0) return null;
  const parts = [...byTime].map(([when, facts]) => `${[...facts].join(', ')} (${when})`);
  return `Depends on the birth time: ${parts.join('; ')}.`;
}

function doubtHeight(sheet: Sheet, content: ReportChapter): number {
  const line = doubtLine(content);
  return line === null ? 0 : heightOf(sheet, line, WARN, sheet.width - INDENT) + GAP.doubt;
}

/** From the top edge of the page to the first paragraph's second sentence. */
export function openerHeight(sheet: Sheet, content: ReportChapter): number {
  return (
    bandHeight(sheet, content) +
    GAP.below +
    doubtHeight(sheet, content) +
    heightOf(sheet, whole(leadOf(content)), PULLED, sheet.width) +
    GAP.lead
  );
}

export function drawOpener(sheet: Sheet, report: ReportContent, index: number): void {
  const content = report.chapters[index];
  if (!content) return;
  const { headline, title } = content;
  const height = bandHeight(sheet, content);
  sheet.artifact(() => drawBand(sheet, report, content, height));
  sheet.y = BAND.title;
  const at = { x: MARGIN, width: headlineWidth(sheet) };
  sheet.text(`Chapter ${index + 1} of ${report.chapters.length} · ${title}`, TITLE, at);
  sheet.y += GAP.headline;
  const style = openerStyle(sheet, content);
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

/** The detail is of the graph's height at which the lit centers are. */
function drawBand(sheet: Sheet, report: ReportContent, content: ReportChapter, height: number) {
  const { doc } = sheet;
  const { centers } = content;
  const { width } = doc.page;
  doc.rect(0, 0, width, height).fill(COLORS.ground);
  const lit = centerLayouts.flatMap(({ id, labelAt }) => (centers.has(id) ? labelAt[1] : []));
  const middle = lit.length > 0 ? (Math.min(...lit) + Math.max(...lit)) / 2 : 0;
  const shown = height / BAND.scale;
  const from = Math.min(Math.max(0, middle - shown / 2), GRAPH_UNITS.height - shown);
  doc.save().rect(0, 0, width, height).clip();
  const x = width - MARGIN - GRAPH_UNITS.width * BAND.scale + 20;
  drawLitGraph(sheet, report, centers, { x, y: -from * BAND.scale, scale: BAND.scale });
  doc.restore();
}
