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

/** 8 mm and a little more apart, as a pen needs it. */
const LINES = { most: 7, least: 2, step: 24, above: 8 } as const;
const NOTICED: TextStyle = { ...LABEL, leading: 14 };

/** The height of lines to write on, as few as there may be. */
export const OUTCOME_LEAST = LINES.above + LINES.least * LINES.step;

/** Lines for what came of the trial, down to the page's end; none on a full page. */
export function drawOutcome(sheet: Sheet): void {
  const { doc, textLeft, textWidth, y } = sheet;
  const room = Math.floor((sheet.bottom - y - LINES.above) / LINES.step);
  if (room < 1) return;
  const count = Math.min(LINES.most, room);
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
