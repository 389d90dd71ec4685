import { heightOf, LABEL, TITLE, whole } from './blocks.ts';
import type { Marked } from './content.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, SIDE_WIDTH, type TextStyle } from './sheet.ts';

const TRIAL_PAD = 14;

export function trialHeight(sheet: Sheet, { text }: Marked, body: TextStyle): number {
  const words = heightOf(sheet, whole(text), body, sheet.textWidth - 2 * TRIAL_PAD);
  return words + TITLE.leading + 2 * TRIAL_PAD + 2;
}

export function drawTrial(sheet: Sheet, trial: Marked, body: TextStyle): void {
  const height = trialHeight(sheet, trial, body);
  sheet.keep(height);
  const { doc, y, textLeft: x, textWidth: width } = sheet;
  sheet.artifact(() => doc.roundedRect(x, y, width, height, 8).fill(COLORS.accentSoft));
  const at = { x: x + TRIAL_PAD, width: width - 2 * TRIAL_PAD };
  sheet.textAt('Try this', { ...TITLE, tag: 'P' }, { ...at, y: y + TRIAL_PAD });
  sheet.textAt(whole(trial.text), body, { ...at, y: y + TRIAL_PAD + TITLE.leading + 2 });
  sheet.y += height;
}

const LINES = { most: 7, least: 2, step: 25, above: 16 } as const;
/** In the margin beside a trial. */
const MARGIN_LINES = { least: 2, step: 21, above: 16 } as const;
const NOTICED: TextStyle = { ...LABEL, leading: 14 };

interface Ruled {
  readonly x: number;
  readonly width: number;
  /** Above the first line. */
  readonly from: number;
  readonly count: number;
  readonly step: number;
}

function drawLines(sheet: Sheet, { x, width, from, count, step }: Ruled): void {
  const { doc } = sheet;
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
 * Lines for what came of the trial: down to the page's end, or in the margin beside it where the page
 * is full.
 * @param trial its height, which ends where the sheet is now
 */
export function drawOutcome(sheet: Sheet, trial: number): void {
  const room = Math.floor((sheet.bottom - sheet.y - LINES.above) / LINES.step);
  if (room < LINES.least) {
    drawMarginLines(sheet, sheet.y - trial, trial);
    return;
  }
  const count = Math.min(LINES.most, room);
  const { textLeft: x, textWidth: width } = sheet;
  const top = sheet.y + LINES.above;
  sheet.textAt('What I noticed', NOTICED, { x: MARGIN, y: top + 3, width: SIDE_WIDTH });
  drawLines(sheet, { x, width, from: top - 9, count, step: LINES.step });
  sheet.y = top + count * LINES.step;
}

function drawMarginLines(sheet: Sheet, top: number, height: number): void {
  const width = SIDE_WIDTH - 12;
  sheet.textAt('What I noticed', NOTICED, { x: MARGIN, y: top, width });
  const room = Math.floor((height - MARGIN_LINES.above) / MARGIN_LINES.step);
  const count = Math.max(MARGIN_LINES.least, room);
  const { above, step } = MARGIN_LINES;
  drawLines(sheet, { x: MARGIN, width, from: top + above, count, step });
}
