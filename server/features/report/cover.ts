import { BRAND_MARK, BRAND_NAME } from '#shared/domain/brand.ts';
import { approximateSign, heightOf, LEAD, TERM, TITLE, whole } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { drawGraph } from './graph.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Pdf, type Sheet, type TextStyle } from './sheet.ts';

/** The graph at the right, the contents beside it and the words below, as shares of the page's height. */
const COVER = { graphTop: 50, graph: 0.55, words: 0.635 } as const;
const CONTENTS = { top: 150, gap: 24, number: 24 } as const;
const ENTRY: TextStyle = { face: 'sans', size: 11, leading: 20, color: COLORS.inkSoft };
const NUMBER: TextStyle = { ...ENTRY, face: 'sansMedium', color: COLORS.accent };

/** The longer a name, the smaller it's set, to leave what follows its room. */
const NAMES = [
  { size: 38, leading: 44, lines: 1 },
  { size: 30, leading: 36, lines: 1 },
  { size: 22, leading: 27, lines: 2 },
] as const;
const LONG_NAME = { size: 14, leading: 18 } as const;

function brandMark(doc: Pdf, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / BRAND_MARK.box);
  doc.lineCap('round');
  for (const { d, width } of BRAND_MARK.arms) doc.path(d).lineWidth(width).stroke(COLORS.ink);
  const { x: cx, y: cy, radius } = BRAND_MARK.disc;
  doc.circle(cx, cy, radius).fill(COLORS.coral);
  doc.restore();
}

function nameStyle(sheet: Sheet, name: string): TextStyle {
  const styled = ({ size, leading }: { size: number; leading: number }): TextStyle => ({
    face: 'serifBold',
    size,
    leading,
    tag: 'H1',
  });
  const fitting = NAMES.find(
    (one) => heightOf(sheet, name, styled(one), sheet.width) <= one.lines * one.leading,
  );
  return styled(fitting ?? LONG_NAME);
}

function graphPlace({ doc }: Sheet) {
  const scale = (doc.page.height * COVER.graph) / 940;
  return { x: doc.page.width - MARGIN - 540 * scale, y: COVER.graphTop, scale };
}

/** Who it is about; what is on which page comes last, by `contentsList`. */
export function cover(sheet: Sheet, content: ReportContent): void {
  const { doc, width } = sheet;
  sheet.startSection('Cover');
  sheet.artifact(() => doc.rect(0, 0, doc.page.width, doc.page.height).fill(COLORS.ground));
  sheet.artifact(() => brandMark(doc, MARGIN, 64, 26));
  const brand: TextStyle = { face: 'serifBold', size: 14, leading: 18 };
  sheet.textAt(BRAND_NAME, brand, { x: MARGIN + 34, y: 68, width });
  sheet.artifact(() => drawGraph(sheet, content, { ...graphPlace(sheet), isBare: true }));
  let y = doc.page.height * COVER.words;
  y += sheet.textAt('How you work: a Human Design report', TERM, { x: MARGIN, y, width }) + 4;
  y += sheet.textAt(content.name, nameStyle(sheet, content.name), { x: MARGIN, y, width }) + 12;
  const statement: TextStyle = { ...LEAD, size: 20, leading: 27, color: COLORS.accent };
  y += sheet.textAt(content.statement.text, statement, { x: MARGIN, y, width }) + 4;
  if (content.lead !== null) y += sheet.textAt(content.lead, LEAD, { x: MARGIN, y, width });
  if (content.own !== null) {
    const label = content.lead === null ? 'True at any birth time' : 'What’s your own';
    y += 10;
    y += sheet.textAt(label, { ...TITLE, tag: 'P' }, { x: MARGIN, y, width }) + 1;
    y += sheet.textAt(whole(content.own), LEAD, { x: MARGIN, y, width });
  }
  births(sheet, content, y + 16);
}

/** The birth, and how much of the report its time leaves open. */
function births(sheet: Sheet, content: ReportContent, top: number): void {
  const { doc, width } = sheet;
  sheet.artifact(() => {
    doc
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + 48, top)
      .lineWidth(2)
      .stroke(COLORS.coral);
  });
  let y = top + 12;
  const small: TextStyle = { face: 'sans', size: 9.5, leading: 14.5, color: COLORS.muted };
  y += sheet.textAt(content.birth, small, { x: MARGIN, y, width });
  y += sheet.textAt(`Printed ${content.date}`, small, { x: MARGIN, y, width });
  if (content.doubt === null) return;
  y += 5;
  if (!content.isOpen) {
    sheet.textAt(content.doubt, small, { x: MARGIN, y, width });
    return;
  }
  sheet.artifact(() => approximateSign(doc, MARGIN, y + 3.5));
  const at = { x: MARGIN + 14, y, width: width - 14 };
  sheet.textAt(content.doubt, { ...small, color: COLORS.warn }, at);
}

/** What is on which page, beside the cover's graph. Programs read it from the outline instead. */
export function contentsList(sheet: Sheet): void {
  const { doc, sections } = sheet;
  // Of what shares a page, the first is enough.
  const entries = sections
    .slice(1)
    .filter(({ page }, index, all) => index === 0 || all[index - 1]?.page !== page);
  doc.switchToPage(0);
  const width = graphPlace(sheet).x - MARGIN - CONTENTS.gap;
  sheet.artifact(() => {
    entries.forEach(({ title, page }, index) => {
      const y = CONTENTS.top + index * ENTRY.leading;
      sheet.draw(sheet.lines(`${page}`, NUMBER, width), NUMBER, { x: MARGIN, y, width });
      const x = MARGIN + CONTENTS.number;
      sheet.draw(sheet.lines(title, ENTRY, width), ENTRY, { x, y, width });
    });
  });
}
