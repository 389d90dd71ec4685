import { heightOf, LABEL, TITLE, whole } from './blocks.ts';
import type { Marked } from './content.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, SIDE_WIDTH, type TextStyle } from './sheet.ts';

const TRIAL_PAD = 12;

const trialWidth = (sheet: Sheet) => sheet.textWidth - TRIAL_PAD;

export function trialHeight(sheet: Sheet, { text }: Marked, body: TextStyle): number {
  return heightOf(sheet, whole(text), body, trialWidth(sheet)) + 2 * TRIAL_PAD;
}

/** Over the whole width, with its label in the margin. */
export function drawTrial(sheet: Sheet, trial: Marked, body: TextStyle): void {
  const height = trialHeight(sheet, trial, body);
  sheet.keep(height);
  const { doc, y, textLeft, width } = sheet;
  sheet.artifact(() => doc.roundedRect(MARGIN, y, width, height, 8).fill(COLORS.accentSoft));
  const label: TextStyle = { ...TITLE, size: 10, leading: body.leading, tag: 'P' };
  sheet.textAt('Try this', label, { x: MARGIN + TRIAL_PAD, y: y + TRIAL_PAD, width: SIDE_WIDTH });
  const at = { x: textLeft, y: y + TRIAL_PAD, width: trialWidth(sheet) };
  sheet.textAt(whole(trial.text), body, at);
  sheet.y += height;
}

/** 8 mm apart, as a pen needs it. */
const LINES = { most: 6, least: 4, step: 23, above: 8 } as const;
const NOTICED: TextStyle = { ...LABEL, leading: 14 };

/** The height of as few lines to write on as are of use. */
export const OUTCOME_LEAST = LINES.above + LINES.least * LINES.step;

/** How many lines fit in a room; none where they would be too few to be of use. */
export function outcomeLines(room: number): number {
  const count = Math.floor((room - LINES.above + 0.01) / LINES.step);
  return count < LINES.least ? 0 : Math.min(LINES.most, count);
}

export function outcomeHeight(lines: number): number {
  return lines === 0 ? 0 : LINES.above + lines * LINES.step;
}

/** Lines for what came of the trial. */
export function drawOutcome(sheet: Sheet, count: number): void {
  if (count === 0) return;
  const { doc, textLeft, textWidth, y } = sheet;
  const top = y + LINES.above;
  sheet.textAt('What I noticed', NOTICED, {
    x: MARGIN,
    y: top + LINES.step - NOTICED.leading,
    width: SIDE_WIDTH,
  });
  sheet.artifact(() => {
    doc.lineWidth(0.75);
    for (let index = 1; index <= count; index += 1) {
      const lineY = top + index * LINES.step;
      doc
        .moveTo(textLeft, lineY)
        .lineTo(textLeft + textWidth, lineY)
        .stroke(COLORS.line);
    }
  });
  sheet.y = top + count * LINES.step;
}
