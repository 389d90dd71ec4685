import { partsOf } from '#shared/domain/sentences.ts';
import { approximateMark, heightOf, SIDE, whole } from './blocks.ts';
import type { Marked, ReportChapter } from './content.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, SIDE_WIDTH, type TextStyle } from './sheet.ts';

/** Before an advice and beside its bar, and between paragraphs. */
const GAP = { advice: 5, bar: 12, paragraph: 11 } as const;
/** What the margin says beside a paragraph ends before the mark of a doubt. */
const NOTE_WIDTH = SIDE_WIDTH - 12;

/** The paragraphs, each with what its margin adds to those before it and to the headline's. */
export function notedOnce({ headline, paragraphs }: ReportChapter): readonly Marked[] {
  const said = new Set([headline.evidence]);
  return paragraphs.map((paragraph) => {
    const evidence = said.has(paragraph.evidence) ? '' : paragraph.evidence;
    said.add(paragraph.evidence);
    return { ...paragraph, evidence };
  });
}

const adviceStyle = (body: TextStyle): TextStyle => ({ ...body, face: 'serifBold' });

function adviceHeight(sheet: Sheet, advice: string | null, body: TextStyle): number {
  if (advice === null) return 0;
  const width = sheet.textWidth - GAP.bar;
  return GAP.advice + heightOf(sheet, whole(advice), adviceStyle(body), width);
}

function noteHeight(sheet: Sheet, { evidence }: Marked): number {
  return evidence === '' ? 0 : heightOf(sheet, evidence, SIDE, NOTE_WIDTH);
}

/** @param above how much of the margin beside it is taken */
export function paragraphHeight(
  sheet: Sheet,
  paragraph: Marked,
  body: TextStyle,
  above: number,
): number {
  const { thought, advice } = partsOf(paragraph.text);
  const height = heightOf(sheet, whole(thought), body) + adviceHeight(sheet, advice, body);
  const note = noteHeight(sheet, paragraph);
  const noted = note > 0 ? Math.max(0, above) + note : 0;
  return Math.max(height, noted) + GAP.paragraph;
}

/** A paragraph, what it rests on beside it, and set apart from it what to do or say. */
export function drawParagraph(
  sheet: Sheet,
  paragraph: Marked,
  body: TextStyle,
  notesFrom: number,
): void {
  const { thought, advice } = partsOf(paragraph.text);
  const note = noteHeight(sheet, paragraph);
  sheet.keep(Math.max(note, Math.min(3 * body.leading, heightOf(sheet, whole(thought), body))));
  const { page, y: start, textLeft } = sheet;
  const noteAt = Math.max(start, notesFrom);
  if (note > 0) {
    const at = { x: MARGIN, y: noteAt + 2, width: NOTE_WIDTH };
    sheet.textAt(paragraph.evidence, SIDE, at);
  }
  if (paragraph.doubt !== null) {
    approximateMark(sheet, textLeft - 13, start + body.leading / 2 - 3.5);
  }
  sheet.text(whole(thought), body);
  if (advice !== null) drawAdvice(sheet, advice, body);
  const isNoted = sheet.page === page && note > 0;
  sheet.y = (isNoted ? Math.max(sheet.y, noteAt + note) : sheet.y) + GAP.paragraph;
}

function drawAdvice(sheet: Sheet, advice: string, body: TextStyle): void {
  const height = adviceHeight(sheet, advice, body);
  sheet.keep(height);
  sheet.y += GAP.advice;
  const { doc, y, textLeft: x, textWidth } = sheet;
  sheet.artifact(() => {
    doc
      .moveTo(x + 1, y + 2)
      .lineTo(x + 1, y + height - GAP.advice - 1)
      .lineWidth(1.5)
      .stroke(COLORS.coral);
  });
  const at = { x: x + GAP.bar, width: textWidth - GAP.bar };
  sheet.text(whole(advice), adviceStyle(body), at);
}
