import { keyOf, partsOf, spokenPartsOf } from '#shared/domain/sentences.ts';
import { approximateMark, balancedWidth, heightOf, NOTE, NOTE_TERM, whole } from './blocks.ts';
import type { MarkedParagraph, ReportChapter } from './content.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, SIDE_WIDTH, type TextStyle } from './sheet.ts';

/** Before an advice and beside its bar, between paragraphs, and after what the margin says first. */
const GAP = { advice: 5, bar: 12, paragraph: 11, note: 3 } as const;
const NOTE_WIDTH = SIDE_WIDTH - 4;
/** After the mark of a doubt. */
const INDENT = 13;
const HEAD: TextStyle = {
  face: 'sansBold',
  size: 10,
  leading: 13,
  color: COLORS.ink,
  tag: 'H4',
};

/** A paragraph as it is set, with what its margin says. */
export interface SetParagraph extends Pick<MarkedParagraph, 'head' | 'note'> {
  /** Empty where the chapter's opening has said it all. */
  readonly thought: string;
  readonly advice: string | null;
  /** Whether it goes on with the chapter's opening sentence. */
  readonly isOpening: boolean;
}

/** The sentence that a chapter opens with: the first of its first paragraph. */
export function leadOf({ paragraphs: [first] }: ReportChapter): string {
  return first ? keyOf(partsOf(first.text).thought).key : '';
}

/** The paragraphs after the opening sentence. */
export function setParagraphs({ paragraphs }: ReportChapter): readonly SetParagraph[] {
  return paragraphs.map(({ text, head, note }, index) => {
    const { thought, advice } = partsOf(text);
    const isOpening = index === 0;
    return { thought: isOpening ? keyOf(thought).rest : thought, advice, head, note, isOpening };
  });
}

/** What to do is set like a label, and what to say like speech. */
const adviceStyle = ({ size, leading }: TextStyle): TextStyle => ({
  face: 'sansMedium',
  size: size - 1,
  leading: leading - 1,
});
const speechStyle = ({ size, leading }: TextStyle): TextStyle => ({
  face: 'serifItalic',
  size,
  leading,
});

interface AdviceLine {
  readonly text: string;
  readonly style: TextStyle;
}

/** The lines of an advice: a line to say is one of its own after a phrase. */
function adviceLines(advice: string, body: TextStyle): readonly AdviceLine[] {
  const spoken = spokenPartsOf(advice);
  if (!spoken) return [{ text: whole(advice), style: adviceStyle(body) }];
  return [
    { text: whole(spoken.lead), style: adviceStyle(body) },
    { text: whole(spoken.line), style: speechStyle(body) },
  ];
}

function adviceHeight(sheet: Sheet, advice: string | null, body: TextStyle): number {
  if (advice === null) return 0;
  const width = sheet.textWidth - GAP.bar;
  return adviceLines(advice, body).reduce(
    (height, { text, style }) => height + heightOf(sheet, text, style, width),
    0,
  );
}

function thoughtHeight(sheet: Sheet, { thought, advice }: SetParagraph, body: TextStyle): number {
  if (thought === '') return 0;
  return heightOf(sheet, whole(thought), body) + (advice === null ? 0 : GAP.advice);
}

/** What stands in the margin, from the top. */
function marginTexts({ head, note }: SetParagraph) {
  return [
    ...(head === null ? [] : [{ text: head, style: HEAD }]),
    ...(note?.reason ? [{ text: note.reason, style: NOTE }] : []),
    ...(note?.term ? [{ text: note.term, style: NOTE_TERM }] : []),
  ];
}

const indentOf = ({ note }: SetParagraph, style: TextStyle) =>
  note?.isUncertain && style !== HEAD ? INDENT : 0;

function marginHeight(sheet: Sheet, paragraph: SetParagraph): number {
  return marginTexts(paragraph).reduce(
    (sum, { text, style }) =>
      sum + heightOf(sheet, text, style, NOTE_WIDTH - indentOf(paragraph, style)) + GAP.note,
    0,
  );
}

export function paragraphHeight(sheet: Sheet, paragraph: SetParagraph, body: TextStyle): number {
  const words = thoughtHeight(sheet, paragraph, body) + adviceHeight(sheet, paragraph.advice, body);
  return Math.max(words, marginHeight(sheet, paragraph)) + GAP.paragraph;
}

/** A paragraph, its head and what it rests on beside it, and set apart from it what to do or say. */
export function drawParagraph(sheet: Sheet, paragraph: SetParagraph, body: TextStyle): void {
  const { thought, advice, isOpening } = paragraph;
  const beside = marginHeight(sheet, paragraph);
  const words = thoughtHeight(sheet, paragraph, body);
  sheet.keep(Math.max(beside, Math.min(3 * body.leading, words)));
  const { page, y: start } = sheet;
  // Its first line is on the paragraph's.
  const marginAt = start + (body.leading - HEAD.leading) / 2;
  if (!isOpening) drawMargin(sheet, paragraph, marginAt);
  if (thought !== '') sheet.text(whole(thought), body);
  if (thought !== '' && advice !== null) sheet.y += GAP.advice;
  if (advice !== null) drawAdvice(sheet, advice, body);
  // Nothing is read between a chapter's opening sentence and what goes on with it.
  if (isOpening) drawMargin(sheet, paragraph, marginAt);
  if (sheet.page === page) sheet.y = Math.max(sheet.y, start + beside);
  sheet.y += GAP.paragraph;
}

function drawMargin(sheet: Sheet, paragraph: SetParagraph, top: number): void {
  let y = top;
  let isMarked = false;
  for (const { text, style } of marginTexts(paragraph)) {
    const indent = indentOf(paragraph, style);
    if (indent > 0 && !isMarked) {
      approximateMark(sheet, MARGIN, y + 2);
      isMarked = true;
    }
    const width = balancedWidth(sheet, text, style, NOTE_WIDTH - indent);
    y += sheet.textAt(text, style, { x: MARGIN + indent, y, width }) + GAP.note;
  }
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
  for (const { text, style } of adviceLines(advice, body)) sheet.text(text, style, at);
}
