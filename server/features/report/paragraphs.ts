import { keyOf, partsOf, spokenPartsOf } from '#shared/domain/sentences.ts';
import { heightOf, SIDE, WARN, whole } from './blocks.ts';
import type { Marked, ReportChapter } from './content.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, SIDE_WIDTH, type TextStyle } from './sheet.ts';

/** Before an advice and beside its bar, and between paragraphs. */
const GAP = { advice: 5, bar: 12, paragraph: 11 } as const;
const NOTE_WIDTH = SIDE_WIDTH - 4;

/** A paragraph as it is set, with what its margin says. */
export interface SetParagraph {
  /** Empty where the chapter's opening has said it all. */
  readonly thought: string;
  readonly advice: string | null;
  readonly note: string;
  readonly isDoubtful: boolean;
  /** Whether it goes on with the chapter's opening sentence. */
  readonly isOpening: boolean;
}

/** The sentence that a chapter opens with: the first of its first paragraph. */
export function leadOf({ paragraphs: [first] }: ReportChapter): string {
  return first ? keyOf(partsOf(first.text).thought).key : '';
}

/** The paragraphs after the opening sentence, each with what its margin adds to those before it. */
export function setParagraphs({ paragraphs }: ReportChapter): readonly SetParagraph[] {
  const said = new Set<string>();
  return paragraphs.map(({ text, evidence, doubt }: Marked, index) => {
    const { thought, advice } = partsOf(text);
    const note = said.has(evidence) ? '' : evidence;
    said.add(evidence);
    const isOpening = index === 0;
    return {
      thought: isOpening ? keyOf(thought).rest : thought,
      advice,
      note,
      isDoubtful: doubt !== null,
      isOpening,
    };
  });
}

const adviceStyle = ({ size, leading }: TextStyle): TextStyle => ({
  face: 'sansBold',
  size: size - 1,
  leading: leading - 1,
});

/** The lines of an advice: a line to say is one of its own after a phrase. */
function adviceLines(advice: string): readonly string[] {
  const spoken = spokenPartsOf(advice);
  return spoken ? [spoken.lead, spoken.line] : [advice];
}

function adviceHeight(sheet: Sheet, advice: string | null, body: TextStyle): number {
  if (advice === null) return 0;
  const width = sheet.textWidth - GAP.bar;
  const style = adviceStyle(body);
  return adviceLines(advice).reduce(
    (height, line) => height + heightOf(sheet, whole(line), style, width),
    0,
  );
}

function thoughtHeight(sheet: Sheet, { thought, advice }: SetParagraph, body: TextStyle): number {
  if (thought === '') return 0;
  return heightOf(sheet, whole(thought), body) + (advice === null ? 0 : GAP.advice);
}

function noteHeight(sheet: Sheet, { note }: SetParagraph): number {
  return note === '' ? 0 : heightOf(sheet, note, SIDE, NOTE_WIDTH);
}

export function paragraphHeight(sheet: Sheet, paragraph: SetParagraph, body: TextStyle): number {
  const words = thoughtHeight(sheet, paragraph, body) + adviceHeight(sheet, paragraph.advice, body);
  return Math.max(words, noteHeight(sheet, paragraph)) + GAP.paragraph;
}

/** A paragraph, what it rests on beside it, and set apart from it what to do or say. */
export function drawParagraph(sheet: Sheet, paragraph: SetParagraph, body: TextStyle): void {
  const { thought, advice, isOpening } = paragraph;
  const beside = noteHeight(sheet, paragraph);
  const words = thoughtHeight(sheet, paragraph, body);
  sheet.keep(Math.max(beside, Math.min(3 * body.leading, words)));
  const { page, y: start } = sheet;
  // Its first line is on the paragraph's.
  const noteAt = start + (body.leading - SIDE.leading) / 2;
  if (!isOpening) drawNote(sheet, paragraph, noteAt);
  if (thought !== '') sheet.text(whole(thought), body);
  if (thought !== '' && advice !== null) sheet.y += GAP.advice;
  if (advice !== null) drawAdvice(sheet, advice, body);
  // Nothing is read between a chapter's opening sentence and what goes on with it.
  if (isOpening) drawNote(sheet, paragraph, noteAt);
  if (sheet.page === page) sheet.y = Math.max(sheet.y, start + beside);
  sheet.y += GAP.paragraph;
}

function drawNote(sheet: Sheet, { note, isDoubtful }: SetParagraph, y: number): void {
  if (note === '') return;
  const style = isDoubtful ? { ...WARN, size: SIDE.size, leading: SIDE.leading } : SIDE;
  sheet.textAt(note, style, { x: MARGIN, y, width: NOTE_WIDTH });
}

function drawAdvice(sheet: Sheet, advice: string, body: TextStyle): void {
  const height = adviceHeight(sheet, advice, body);
  sheet.keep(height);
  const { doc, y, textLeft: x, textWidth } = sheet;
  sheet.artifact(() => {
    doc
      .moveTo(x + 1, y + 2)
      .lineTo(x + 1, y + height - 2)
      .lineWidth(1.5)
      .stroke(COLORS.coral);
  });
  const at = { x: x + GAP.bar, width: textWidth - GAP.bar };
  for (const line of adviceLines(advice)) sheet.text(whole(line), adviceStyle(body), at);
}
