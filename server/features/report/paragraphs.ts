import { partsOf } from '#shared/domain/sentences.ts';
import { approximateMark, BODY, heightOf, whole } from './blocks.ts';
import type { Column } from './columns.ts';
import type { Marked } from './content.ts';
import { COLORS } from './palette.ts';
import type { Sheet, TextStyle } from './sheet.ts';

/** How a chapter is set. */
export interface Look {
  readonly body: TextStyle;
  /** The one advice of a chapter that is set large. */
  readonly pull: TextStyle;
}

interface Paragraph {
  readonly thought: string;
  readonly advice: string | null;
  readonly isPulled: boolean;
  readonly isDoubtful: boolean;
}

/** Before an advice and beside its bar, around and within a large one, and between paragraphs. */
const GAP = { advice: 5, bar: 12, pull: 7, pullPad: 7, paragraph: 10 } as const;

/** Large, a longer advice would outweigh its page. */
const PULL_MAX = 130;

export function lookOf(body: TextStyle, isNarrow: boolean): Look {
  const [size, leading] = isNarrow ? [13.5, 18.5] : [15.5, 20.5];
  return { body, pull: { ...BODY, size, leading, color: COLORS.accent } };
}

/** A chapter's paragraphs; the best line to say or do of them is set large. */
export function paragraphsOf(marked: readonly Marked[]): readonly Paragraph[] {
  const parts = marked.map(({ text, doubt }) => ({
    ...partsOf(text),
    isDoubtful: doubt !== null,
  }));
  const pulled = pulledOf(parts.map(({ advice }) => advice));
  return parts.map((part, index) => ({ ...part, isPulled: index === pulled }));
}

function pulledOf(all: readonly (string | null)[]): number | undefined {
  const ranked = all.flatMap((advice, index) => {
    if (advice === null || advice.length > PULL_MAX) return [];
    // The last one has the trial right below it.
    const rank = rankOf(advice) + (index === all.length - 1 ? 1 : 0);
    return [{ index, rank, length: advice.length }];
  });
  const [best] = ranked.toSorted((a, b) => a.rank - b.rank || a.length - b.length);
  return best?.index;
}

/** A line to say, then one with a quotation in it, then the rest. */
function rankOf(advice: string): number {
  if (/^(?:Say|Ask|Tell|Answer|Offer)\b[^“]{0,40}“/.test(advice)) return 0;
  return advice.includes('“') ? 1 : 2;
}

const adviceStyle = (body: TextStyle): TextStyle => ({ ...body, face: 'serifBold' });

export function paragraphHeight(
  sheet: Sheet,
  { thought, advice, isPulled }: Paragraph,
  { body, pull }: Look,
  { width }: Pick<Column, 'width'>,
): number {
  const height = heightOf(sheet, whole(thought), body, width) + GAP.paragraph;
  if (advice === null) return height;
  if (isPulled) return height + pullHeight(sheet, advice, pull, width);
  return height + adviceHeight(sheet, advice, body, width);
}

function adviceHeight(sheet: Sheet, advice: string, body: TextStyle, width: number): number {
  return GAP.advice + heightOf(sheet, whole(advice), adviceStyle(body), width - GAP.bar);
}

function pullHeight(sheet: Sheet, advice: string, pull: TextStyle, width: number): number {
  return heightOf(sheet, whole(advice), pull, width) + 2 * GAP.pull + 2 * GAP.pullPad;
}

/** A paragraph, and set apart from it what to do or say. */
export function drawParagraph(
  sheet: Sheet,
  paragraph: Paragraph,
  look: Look,
  column: Column,
): void {
  const { thought, advice, isPulled, isDoubtful } = paragraph;
  const { body } = look;
  sheet.keep(Math.min(3 * body.leading, heightOf(sheet, whole(thought), body, column.width)));
  if (isDoubtful) approximateMark(sheet, column.x - 13, sheet.y + body.leading / 2 - 3.5);
  sheet.text(whole(thought), body, column);
  if (advice !== null) {
    if (isPulled) drawPull(sheet, advice, look.pull, column);
    else drawAdvice(sheet, advice, body, column);
  }
  sheet.y += GAP.paragraph;
}

function drawAdvice(sheet: Sheet, advice: string, body: TextStyle, { x, width }: Column): void {
  const height = adviceHeight(sheet, advice, body, width);
  sheet.keep(height);
  sheet.y += GAP.advice;
  const { doc, y } = sheet;
  sheet.artifact(() => {
    doc
      .moveTo(x + 1, y + 2)
      .lineTo(x + 1, y + height - GAP.advice - 1)
      .lineWidth(1.5)
      .stroke(COLORS.coral);
  });
  const at = { x: x + GAP.bar, width: width - GAP.bar };
  sheet.text(whole(advice), adviceStyle(body), at);
}

/** Large between two rules. */
function drawPull(sheet: Sheet, advice: string, pull: TextStyle, column: Column): void {
  const { doc } = sheet;
  const { x, width } = column;
  const height = pullHeight(sheet, advice, pull, width);
  sheet.keep(height);
  const top = sheet.y + GAP.pull;
  const bottom = sheet.y + height - GAP.pull;
  sheet.artifact(() => {
    for (const y of [top, bottom]) {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .stroke(COLORS.coral);
    }
  });
  sheet.y = top + GAP.pullPad;
  sheet.text(whole(advice), pull, column);
  sheet.y = bottom + GAP.pull;
}
