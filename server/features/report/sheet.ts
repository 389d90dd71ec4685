import type PDFDocument from 'pdfkit';
import type { Face, FontFile } from './fonts.ts';
import { COLORS } from './palette.ts';
import { type Line, linesOf } from './text-lines.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;

/** The role of a text for readers with a screen reader. */
export type Tag = 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'Note';

export interface TextStyle {
  readonly face: Face;
  /** In points, as all lengths of a page. */
  readonly size: number;
  readonly leading: number;
  readonly color?: string;
  readonly tag?: Tag;
}

export const MARGIN = 56;
const TOP = 76;
const BOTTOM = 64;
/** Evidence and marks stand beside the text. */
export const SIDE_WIDTH = 108;
const SIDE_GAP = 18;
/** Fewer lines than this never stand alone at a page's end or start. */
const WIDOW_LINES = 2;

/** One document, filled from top to bottom. */
export class Sheet {
  y = TOP;
  /** The parts of the document in order, each with the page it begins on. */
  readonly sections: { readonly title: string; readonly page: number }[] = [];
  readonly #root: Structure;
  #section: Structure;

  constructor(readonly doc: Pdf) {
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
    this.#section = this.#root;
  }

  get width(): number {
    return this.doc.page.width - 2 * MARGIN;
  }
  get textLeft(): number {
    return MARGIN + SIDE_WIDTH + SIDE_GAP;
  }
  get textWidth(): number {
    return this.doc.page.width - MARGIN - this.textLeft;
  }
  get top(): number {
    return TOP;
  }
  /** Of the document so far, from 1. */
  get page(): number {
    return this.doc.bufferedPageRange().count;
  }
  get bottom(): number {
    return this.doc.page.height - BOTTOM;
  }

  /** Starts a part of the document, with its entry in the outline. */
  startSection(title: string): void {
    this.#section = this.doc.struct('Sect', { title });
    this.#root.add(this.#section);
    this.doc.outline.addItem(title);
    this.sections.push({ title, page: this.page });
  }

  newPage(): void {
    this.doc.addPage();
    this.y = TOP;
  }

  /** Goes on with a new page unless this height is left. */
  keep(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  /** Kept by text, face, and width: a text is set several times until its page is decided. */
  lines(text: string, { face, size }: TextStyle, width: number): readonly Line[] {
    const key = `${face} ${size} ${width} ${text}`;
    const kept = this.#lines.get(key);
    if (kept) return kept;
    const lines = linesOf(text, face, width, (words, font, isRightToLeft) => {
      this.#setFont(font, size);
      return this.doc.widthOfString(words, featuresOf(words, isRightToLeft));
    });
    this.#lines.set(key, lines);
    return lines;
  }
  readonly #lines = new Map<string, readonly Line[]>();

  /** Draws lines from a top edge down, without breaking pages. */
  draw(
    lines: readonly Line[],
    style: TextStyle,
    at: { x: number; y: number; width: number },
  ): void {
    const { size, leading, color = COLORS.ink } = style;
    lines.forEach(({ runs, width, isRightToLeft }, index) => {
      let x = isRightToLeft ? at.x + at.width - width : at.x;
      const baseline = at.y + index * leading + (leading + size * 0.7) / 2;
      for (const run of runs) {
        this.#setFont(run.font, size);
        this.doc.fillColor(color).text(run.text, x, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...featuresOf(run.text, run.isRightToLeft),
        });
        x += run.width;
      }
    });
  }

  /** Something with a place of its own in the document, drawn by the function. */
  tagged(tag: string, draw: () => void, options: { alt?: string } = {}): void {
    const part = this.doc.struct(tag, options);
    this.#section.add(part);
    this.#marked(part, tag, draw);
    part.end();
  }

  /** An ornament, which screen readers pass over. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** A text at a place of its own. */
  textAt(text: string, style: TextStyle, at: { x: number; y: number; width: number }): number {
    const lines = this.lines(text, style, at.width);
    this.tagged(style.tag ?? 'P', () => this.draw(lines, style, at));
    return lines.length * style.leading;
  }

  /** A text in the flow, over as many pages as it takes. */
  text(text: string, style: TextStyle, { x = this.textLeft, width = this.textWidth } = {}): void {
    const lines = this.lines(text, style, width);
    const tag = style.tag ?? 'P';
    const part = this.doc.struct(tag);
    this.#section.add(part);
    let rest = lines;
    while (rest.length > 0) {
      const fitting = fittingLines(rest.length, (this.bottom - this.y) / style.leading);
      if (fitting === 0) {
        this.newPage();
        continue;
      }
      const here = rest.slice(0, fitting);
      this.#marked(part, tag, () => this.draw(here, style, { x, y: this.y, width }));
      this.y += here.length * style.leading;
      rest = rest.slice(fitting);
    }
    part.end();
  }

  #marked(part: Structure, tag: string, draw: () => void): void {
    const content = this.doc.markStructureContent(tag);
    draw();
    this.doc.endMarkedContent();
    part.add(content);
  }

  #setFont({ key, bytes }: FontFile, size: number): void {
    if (!this.#registered.has(key)) {
      this.doc.registerFont(key, bytes);
      this.#registered.add(key);
    }
    this.doc.font(key).fontSize(size);
  }
  readonly #registered = new Set<string>();
}

/** How many of the lines stand on this page, so that none is alone here or on the next. */
function fittingLines(count: number, room: number): number {
  const fitting = Math.floor(room + 0.01);
  if (fitting >= count) return count;
  const here = Math.min(fitting, count - WIDOW_LINES);
  return here >= WIDOW_LINES ? here : 0;
}

const FIGURES = /\d/;
/** Kerning draws a point under a figure that isn't tabular: "57.1" would read as 571. */
const FIGURE_FEATURES = ['tnum'] as const;

/** A run from right to left is shaped whole: by words, they would stand in the wrong order. */
function featuresOf(text: string, isRightToLeft: boolean) {
  if (isRightToLeft) return { features: [] };
  return FIGURES.test(text) ? { features: [...FIGURE_FEATURES] } : {};
}
