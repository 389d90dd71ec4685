import { heightOf, LABEL, TITLE, whole } from './blocks.ts';
import { BESIDE_WIDTH, type Column, type Layout } from './columns.ts';
import type { Marked, ReportChapter } from './content.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, SIDE_WIDTH, type TextStyle } from './sheet.ts';

const TRIAL_PAD = 14;

export function trialHeight(
  sheet: Sheet,
  { text }: Marked,
  body: TextStyle,
  { width }: Column,
): number {
  const words = heightOf(sheet, whole(text), body, width - 2 * TRIAL_PAD);
  return words + TITLE.leading + 2 * TRIAL_PAD + 2;
}

export function drawTrial(sheet: Sheet, trial: Marked, body: TextStyle, column: Column): void {
  const height = trialHeight(sheet, trial, body, column);
  sheet.keep(height);
  const { doc, y } = sheet;
  const { x, width } = column;
  sheet.artifact(() => doc.roundedRect(x, y, width, height, 8).fill(COLORS.accentSoft));
  const at = { x: x + TRIAL_PAD, width: width - 2 * TRIAL_PAD };
  sheet.textAt('Try this', { ...TITLE, tag: 'P' }, { ...at, y: y + TRIAL_PAD });
  sheet.textAt(whole(trial.text), body, { ...at, y: y + TRIAL_PAD + TITLE.leading + 2 });
  sheet.y += height;
}

const LINES = { most: 7, least: 2, step: 25, above: 16, left: SIDE_WIDTH + 18 } as const;
/** In the margin beside a trial. */
const MARGIN_LINES = { least: 2, step: 21, above: 16 } as const;
const NOTICED: TextStyle = { ...LABEL, leading: 14 };

/** What a page keeps for what came of the trial: in the margin beside it there is room anyway. */
export function outcomeHeight(layout: Layout): number {
  return layout === 'columns' ? LINES.above + LINES.least * LINES.step : 0;
}

function drawLines(sheet: Sheet, column: Column, from: number, count: number, step: number): void {
  const { doc } = sheet;
  const { x, width } = column;
  sheet.artifact(() => {
    doc.lineWidth(0.75);
    for (let index = 1; index <= count; index += 1) {
      const y = from + index * step;
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(COLORS.line);
    }
  });
}

/**
 * Lines for what came of the trial: down to the chapter's foot, or in the margin beside it where the
 * page is full.
 * @param trial its height, which ends where the sheet is now
 */
export function drawOutcome(sheet: Sheet, trial: number, foot: number): void {
  const room = Math.floor((foot - sheet.y - LINES.above) / LINES.step);
  if (room < LINES.least) {
    drawMarginLines(sheet, sheet.y - trial, trial);
    return;
  }
  const count = Math.min(LINES.most, room);
  const top = sheet.y + LINES.above;
  sheet.textAt('What I noticed', NOTICED, { x: MARGIN, y: top + 3, width: SIDE_WIDTH });
  const column = { x: MARGIN + LINES.left, width: sheet.width - LINES.left };
  drawLines(sheet, column, top - 9, count, LINES.step);
  sheet.y = top + count * LINES.step;
}

function drawMarginLines(sheet: Sheet, top: number, height: number): void {
  sheet.textAt('What I noticed', NOTICED, { x: MARGIN, y: top, width: BESIDE_WIDTH });
  const room = Math.floor((height - MARGIN_LINES.above) / MARGIN_LINES.step);
  const count = Math.max(MARGIN_LINES.least, room);
  const column = { x: MARGIN, width: BESIDE_WIDTH };
  drawLines(sheet, column, top + MARGIN_LINES.above, count, MARGIN_LINES.step);
}

const FOOT: TextStyle = {
  face: 'sans',
  size: 8,
  leading: 11.5,
  color: COLORS.muted,
  tag: 'Note',
};
const FOOT_GAP = 8;

/** What a chapter rests on besides what stands under its headline; empty for nothing else. */
function footWords({ headline, paragraphs }: ReportChapter): string {
  const named = new Set(paragraphs.map(({ evidence }) => evidence));
  const others = [...named].filter((one) => one !== '' && one !== headline.evidence);
  return others.length === 0 ? '' : `Also from your chart: ${others.map(asPart).join(' · ')}`;
}

function asPart(evidence: string): string {
  return evidence.slice(0, 1).toLowerCase() + evidence.slice(1);
}

export function footHeight(sheet: Sheet, content: ReportChapter): number {
  const words = footWords(content);
  return words === '' ? 0 : FOOT_GAP + heightOf(sheet, whole(words), FOOT, sheet.width);
}

/** At the end of the page, where the chapter has left room for it. */
export function drawFoot(sheet: Sheet, content: ReportChapter): void {
  const words = footWords(content);
  if (words === '') return;
  const height = footHeight(sheet, content);
  sheet.keep(height);
  const at = { x: MARGIN, y: sheet.bottom - height + FOOT_GAP, width: sheet.width };
  sheet.textAt(whole(words), FOOT, at);
  sheet.y = sheet.bottom;
}
