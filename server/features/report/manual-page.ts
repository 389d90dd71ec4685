import { keyOf } from '#shared/domain/sentences.ts';
import { approximateMark, balancedWidth, heightOf, LABEL, NOTED, whole } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { drawGraph } from './graph.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, type TextStyle } from './sheet.ts';

type ManualLine = ReportContent['manual'][number];

/** The card at the head, in the brand's color; the graph stands on a ground of its own in it. */
const HERO = { pad: 22, graphHeight: 124, graphPad: 10, radius: 12, gap: 16 } as const;
const TITLE: TextStyle = {
  face: 'serifBold',
  size: 22,
  leading: 28,
  color: COLORS.paper,
  tag: 'H1',
};
const NAME: TextStyle = { face: 'serif', size: 13, leading: 18, color: COLORS.accentSoft };
const QUOTE: TextStyle = { face: 'serif', size: 23, leading: 30, color: COLORS.paper };
const LONG_QUOTE: TextStyle = { ...QUOTE, size: 15, leading: 21 };
const QUOTE_LINES_MAX = 4;
const AFTER_QUOTE: TextStyle = { face: 'serif', size: 13, leading: 19, color: COLORS.paper };

/** The other answers, two beside each other, as tall as fills the sheet. */
const CARD = { gap: 12, pad: 14, radius: 10, label: 20, stretch: 76 } as const;
/** The airiest that leaves the page a single one. */
const ANSWERS: readonly TextStyle[] = [
  { face: 'serif', size: 12.5, leading: 18.5 },
  { face: 'serif', size: 11.5, leading: 16.5 },
];
const NOTE = { height: 30, above: 12, indent: 14 } as const;
/** Between lines to write on. */
const PEN_STEP = 25;

/** The page that is handed to colleagues: clear to somebody who reads nothing else. */
export function manualPage(sheet: Sheet, content: ReportContent): void {
  const [first, ...others] = content.manual;
  if (!first) return;
  sheet.newPage();
  sheet.startSection('How to work with me');
  hero(sheet, content, first);
  answers(sheet, others);
  if (content.manual.some(({ isUncertain }) => isUncertain)) note(sheet);
}

/** Of a name that takes more of them. */
function firstLine(sheet: Sheet, name: string, width: number): string {
  const lines = sheet.lines(name, NAME, width);
  const length = lines[0]?.runs.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
  return lines.length > 1 ? `${name.slice(0, length - 1)}…` : name;
}

interface HeroText {
  readonly text: string;
  readonly style: TextStyle;
  readonly above: number;
}

/** The first answer as a quote, under the title and the name. */
function heroTexts(sheet: Sheet, name: string, { label, text }: ManualLine, width: number) {
  const { key, rest } = keyOf(text);
  const isLong = sheet.lines(key, QUOTE, width).length > QUOTE_LINES_MAX;
  const quote = isLong ? LONG_QUOTE : QUOTE;
  const texts: readonly HeroText[] = [
    { text: 'How to work with me', style: TITLE, above: 0 },
    { text: firstLine(sheet, name, width), style: NAME, above: 0 },
    { text: label, style: { ...LABEL, color: COLORS.accentSoft }, above: 20 },
    { text: key, style: quote, above: 2 },
    ...(rest === '' ? [] : [{ text: whole(rest), style: AFTER_QUOTE, above: 8 }]),
  ];
  return texts;
}

function hero(sheet: Sheet, content: ReportContent, first: ManualLine): void {
  const { doc, top: y } = sheet;
  const scale = HERO.graphHeight / 940;
  const panel = {
    width: 540 * scale + 2 * HERO.graphPad,
    height: HERO.graphHeight + 2 * HERO.graphPad,
  };
  const width = sheet.width - 2 * HERO.pad - panel.width - HERO.gap;
  const texts = heroTexts(sheet, content.name, first, width);
  const words = texts.reduce(
    (sum, { text, style, above }) => sum + above + heightOf(sheet, text, style, width),
    0,
  );
  const height = Math.max(words, panel.height) + 2 * HERO.pad;
  const panelX = MARGIN + sheet.width - HERO.pad - panel.width;
  sheet.artifact(() => {
    doc.roundedRect(MARGIN, y, sheet.width, height, HERO.radius).fill(COLORS.accent);
    doc.roundedRect(panelX, y + HERO.pad, panel.width, panel.height, 8).fill(COLORS.ground);
    const at = { x: panelX + HERO.graphPad, y: y + HERO.pad + HERO.graphPad, scale };
    drawGraph(sheet, content, at);
  });
  let at = y + HERO.pad;
  for (const { text, style, above } of texts) {
    at += above;
    const x = MARGIN + HERO.pad;
    const balanced = style.size > AFTER_QUOTE.size;
    const inWidth = balanced ? balancedWidth(sheet, text, style, width) : width;
    at += sheet.textAt(text, style, { x, y: at, width: inWidth });
  }
  sheet.y = y + height + CARD.gap;
}

/** A cell of the grid: an answer, or room to write one; null for the latter. */
type Cell = ManualLine | null;

function rowsOf(others: readonly ManualLine[]): readonly (readonly Cell[])[] {
  const cells: readonly Cell[] = [...others, null];
  return cells.flatMap((cell, index) =>
    index % 2 === 0 ? [[cell, ...cells.slice(index + 1, index + 2)]] : [],
  );
}

const innerWidth = (sheet: Sheet, cells: number) =>
  (sheet.width - (cells - 1) * CARD.gap) / cells - 2 * CARD.pad;

function rowHeight(sheet: Sheet, row: readonly Cell[], style: TextStyle): number {
  const width = innerWidth(sheet, row.length);
  const texts = row.map((cell) =>
    cell === null ? 2 * PEN_STEP : heightOf(sheet, whole(cell.text), style, width),
  );
  return Math.max(...texts) + CARD.label + 2 * CARD.pad;
}

/** How the rows are set: the airiest text that fits, and what is left for each of them. */
function rowSetting(sheet: Sheet, rows: readonly (readonly Cell[])[]) {
  const settings = ANSWERS.map((style) => {
    const heights = rows.map((row) => rowHeight(sheet, row, style));
    const taken = heights.reduce((sum, height) => sum + height + CARD.gap, NOTE.height);
    return { style, heights, spare: (sheet.bottom - sheet.y - taken) / rows.length };
  });
  return settings.find(({ spare }) => spare >= 0) ?? settings.at(-1);
}

function answers(sheet: Sheet, others: readonly ManualLine[]): void {
  const rows = rowsOf(others);
  const setting = rowSetting(sheet, rows);
  if (!setting) return;
  const { style, heights, spare } = setting;
  const stretch = Math.min(CARD.stretch, Math.max(0, spare));
  rows.forEach((row, index) => {
    const height = (heights[index] ?? 0) + stretch;
    sheet.keep(height);
    const width = innerWidth(sheet, row.length) + 2 * CARD.pad;
    row.forEach((cell, column) => {
      card(sheet, cell, style, { x: MARGIN + column * (width + CARD.gap), width, height });
    });
    sheet.y += height + CARD.gap;
  });
}

function card(
  sheet: Sheet,
  cell: Cell,
  style: TextStyle,
  { x: left, width, height }: { x: number; width: number; height: number },
): void {
  const { doc, y } = sheet;
  sheet.artifact(() => {
    const shape = doc.roundedRect(left, y, width, height, CARD.radius);
    if (cell === null) shape.lineWidth(0.9).stroke(COLORS.line);
    else shape.fill(COLORS.accentSoft);
  });
  const at = { x: left + CARD.pad, y: y + CARD.pad, width: width - 2 * CARD.pad };
  const label = { ...LABEL, size: 10, color: COLORS.accent };
  sheet.textAt(cell?.label ?? 'What I’d add', label, at);
  if (cell === null) penLines(sheet, at, y + height - CARD.pad);
  else sheet.textAt(whole(cell.text), style, { ...at, y: at.y + CARD.label });
}

function penLines(
  sheet: Sheet,
  { x, y, width }: { x: number; y: number; width: number },
  bottom: number,
): void {
  const { doc } = sheet;
  sheet.artifact(() => {
    for (let at = y + CARD.label + PEN_STEP - 6; at <= bottom; at += PEN_STEP) {
      doc
        .moveTo(x, at)
        .lineTo(x + width, at)
        .lineWidth(0.75)
        .stroke(COLORS.line);
    }
  });
}

/** Said once for the page: a mark on each answer would leave nothing to hand to a colleague. */
function note(sheet: Sheet): void {
  const { y } = sheet;
  approximateMark(sheet, MARGIN, y + 3);
  const words = 'My birth time isn’t exact, so some of this may not fit. If in doubt, ask me.';
  const at = { x: MARGIN + NOTE.indent, y, width: sheet.width - NOTE.indent };
  sheet.textAt(words, { ...NOTED, color: COLORS.warn }, at);
}
