import { COLORS } from './palette.ts';
import { MARGIN, type Pdf, type Sheet, type TextStyle } from './sheet.ts';

export const H1: TextStyle = { face: 'serifBold', size: 24, leading: 30, tag: 'H1' };
export const TITLE: TextStyle = {
  face: 'sansBold',
  size: 8.5,
  leading: 12,
  color: COLORS.accent,
  tag: 'H2',
};
export const OPENER: TextStyle = { face: 'serifBold', size: 25, leading: 30, tag: 'H3' };
/** The sentence that a chapter begins with. */
export const PULLED: TextStyle = {
  face: 'serif',
  size: 16,
  leading: 22,
  color: COLORS.accent,
};
export const BODY: TextStyle = { face: 'serif', size: 11.5, leading: 17.5, color: COLORS.ink };
export const POINT: TextStyle = { ...BODY, size: 10.5, leading: 15 };
/** What is there to look up. */
export const NOTED: TextStyle = { ...BODY, size: 9.5, leading: 13.5 };
export const LEAD: TextStyle = { face: 'serif', size: 13.5, leading: 20, color: COLORS.inkSoft };
/** What a text rests on, in the margin. */
export const NOTE: TextStyle = {
  face: 'sans',
  size: 9,
  leading: 12,
  color: COLORS.inkSoft,
  tag: 'Note',
};
export const NOTE_TERM: TextStyle = { ...NOTE, color: COLORS.muted };
export const WARN: TextStyle = { ...NOTE, size: 9.5, leading: 12.5, color: COLORS.warn };
export const TERM: TextStyle = { face: 'sans', size: 9, leading: 13, color: COLORS.muted };
export const LABEL: TextStyle = { face: 'sansBold', size: 9, leading: 16 };

const SIGN = 'M0 3.6C1.6 .6 3.4 .6 5 2.2S8.4 3.8 10 .8M0 8C1.6 5 3.4 5 5 6.6S8.4 8.2 10 5.2';
const SIGN_SCALE = 0.8;

/** ≈, which the text fonts lack. */
export function approximateSign(doc: Pdf, x: number, y: number, color: string = COLORS.warn): void {
  doc.save().translate(x, y).scale(SIGN_SCALE);
  doc.path(SIGN).lineWidth(1.3).stroke(color);
  doc.restore();
}

/** The sign with its word for screen readers. */
export function approximateMark(sheet: Sheet, x: number, y: number, color?: string): void {
  sheet.tagged('Span', () => approximateSign(sheet.doc, x, y, color), { alt: 'Approximate' });
}

/** In characters: shorter than this, the end of a text isn't left on a line of its own. */
const LEAST_END = 12;

/** Keeps the last words of a text together, so that its last line isn't a scrap. */
export function whole(text: string): string {
  const words = text.split(' ');
  if (words.length < 5) return text;
  let end = words.at(-1) ?? '';
  let from = words.length - 1;
  while (end.length < LEAST_END && from > 1) {
    from -= 1;
    end = `${words[from]}\u00A0${end}`;
  }
  return [...words.slice(0, from), end].join(' ');
}

/** The least width in which a text takes no more lines: those of a headline are then of one length. */
export function balancedWidth(sheet: Sheet, text: string, style: TextStyle, width: number): number {
  const lines = sheet.lines(text, style, width).length;
  if (lines === 1) return width;
  let [least, most] = [width / 2, width];
  while (most - least > 4) {
    const middle = (least + most) / 2;
    if (sheet.lines(text, style, middle).length > lines) least = middle;
    else most = middle;
  }
  return most;
}

export function heightOf(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  width = sheet.textWidth,
): number {
  return sheet.lines(text, style, width).length * style.leading;
}

export function rule(sheet: Sheet): void {
  const { doc, y } = sheet;
  sheet.artifact(() => {
    doc
      .moveTo(MARGIN, y)
      .lineTo(doc.page.width - MARGIN, y)
      .lineWidth(0.6)
      .stroke(COLORS.line);
  });
}
