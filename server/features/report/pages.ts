import { BRAND_MARK, BRAND_NAME } from '#shared/domain/brand.ts';
import type { Marked, ReportContent } from './content.ts';
import { drawGraph } from './graph.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Pdf, type Sheet, SIDE_WIDTH, type TextStyle } from './sheet.ts';

const H1: TextStyle = { face: 'serifBold', size: 24, leading: 30, tag: 'H1' };
const TITLE: TextStyle = {
  face: 'sansBold',
  size: 8.5,
  leading: 12,
  color: COLORS.accent,
  tag: 'H2',
};
const HEADLINE: TextStyle = { face: 'serifBold', size: 17, leading: 22, tag: 'H3' };
const BODY: TextStyle = { face: 'serif', size: 10.5, leading: 16, color: COLORS.inkSoft };
const POINT: TextStyle = { ...BODY, size: 9.5, leading: 13.5 };
const LEAD: TextStyle = { face: 'serif', size: 13.5, leading: 20, color: COLORS.inkSoft };
const SIDE: TextStyle = { face: 'sans', size: 8, leading: 11, color: COLORS.muted, tag: 'Note' };
const WARN: TextStyle = { ...SIDE, color: COLORS.warn };
const TERM: TextStyle = { face: 'sans', size: 9, leading: 13, color: COLORS.muted };
const LABEL: TextStyle = { face: 'sansBold', size: 9, leading: 16 };

const SIGN = 'M0 3.6C1.6 .6 3.4 .6 5 2.2S8.4 3.8 10 .8M0 8C1.6 5 3.4 5 5 6.6S8.4 8.2 10 5.2';

/** ≈, which the text fonts lack. */
export function approximateSign(doc: Pdf, x: number, y: number, scale = 0.8): void {
  doc.save().translate(x, y).scale(scale);
  doc.path(SIGN).lineWidth(1.3).stroke(COLORS.warn);
  doc.restore();
}

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

/** Evidence and doubt beside a text, from its first line down; returns the height they take. */
function sideNote(sheet: Sheet, { evidence, doubt }: Omit<Marked, 'text'>, y: number): number {
  let height = 0;
  if (evidence) height += sheet.textAt(evidence, SIDE, { x: MARGIN, y: y + 2, width: SIDE_WIDTH });
  if (!doubt) return height;
  const at = { x: MARGIN + 13, y: y + 3 + height, width: SIDE_WIDTH - 13 };
  sheet.artifact(() => approximateSign(sheet.doc, MARGIN, at.y + 2.5));
  return height + 3 + sheet.textAt(`Approximate: ${doubt}`, WARN, at);
}

/** A doubt in full, or only its sign where the chapter's paragraphs say the same. */
function doubtNote(
  sheet: Sheet,
  { doubt }: Pick<Marked, 'doubt'>,
  y: number,
  told: ReadonlySet<string | null>,
): number {
  if (!doubt || !told.has(doubt)) return sideNote(sheet, { evidence: '', doubt }, y);
  sheet.artifact(() => approximateSign(sheet.doc, MARGIN, y + 5.5));
  return 0;
}

function sideHeight(sheet: Sheet, { evidence, doubt }: Omit<Marked, 'text'>): number {
  const count = (text: string, width: number) =>
    sheet.lines(text, SIDE, width).length * SIDE.leading;
  const doubtHeight = doubt ? 3 + count(`Approximate: ${doubt}`, SIDE_WIDTH - 13) : 0;
  return (evidence ? count(evidence, SIDE_WIDTH) : 0) + doubtHeight;
}

function heightOf(sheet: Sheet, text: string, style: TextStyle, width = sheet.textWidth): number {
  return sheet.lines(text, style, width).length * style.leading;
}

export function cover(sheet: Sheet, content: ReportContent): void {
  const { doc } = sheet;
  const { width } = sheet;
  sheet.startSection('Cover');
  sheet.artifact(() => brandMark(doc, MARGIN, 64, 26));
  sheet.textAt(
    BRAND_NAME,
    { face: 'serifBold', size: 14, leading: 18 },
    { x: MARGIN + 34, y: 68, width },
  );
  const scale = (doc.page.height * 0.52) / 940;
  sheet.artifact(() =>
    drawGraph(sheet, content, { x: (doc.page.width - 540 * scale) / 2, y: 64, scale }),
  );
  const name: TextStyle = { face: 'serifBold', size: 34, leading: 40, tag: 'H1' };
  const nameStyle =
    heightOf(sheet, content.name, name, width) > 120 ? { ...name, size: 15, leading: 20 } : name;
  let y = doc.page.height * 0.62;
  y += sheet.textAt(content.name, nameStyle, { x: MARGIN, y, width }) + 14;
  y +=
    sheet.textAt(
      content.statement.text,
      { ...LEAD, size: 20, leading: 27, color: COLORS.accent },
      { x: MARGIN, y, width },
    ) + 6;
  y += sheet.textAt(content.lead, LEAD, { x: MARGIN, y, width }) + 20;
  sheet.artifact(() => {
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + 48, y)
      .lineWidth(2)
      .stroke(COLORS.coral);
  });
  y += 18;
  const small: TextStyle = { face: 'sans', size: 9.5, leading: 15, color: COLORS.muted };
  y += sheet.textAt(content.birth, small, { x: MARGIN, y, width });
  y += sheet.textAt(`Printed ${content.date}`, small, { x: MARGIN, y, width });
  if (content.doubt) {
    sheet.artifact(() => approximateSign(doc, MARGIN, y + 10));
    sheet.textAt(
      content.doubt,
      { ...small, color: COLORS.warn },
      { x: MARGIN + 14, y: y + 6, width: width - 14 },
    );
  }
}

function rule(sheet: Sheet): void {
  const { doc, y } = sheet;
  sheet.artifact(() => {
    doc
      .moveTo(MARGIN, y)
      .lineTo(doc.page.width - MARGIN, y)
      .lineWidth(0.6)
      .stroke(COLORS.line);
  });
}

export function summary(sheet: Sheet, content: ReportContent): void {
  sheet.newPage();
  sheet.startSection('In short');
  sheet.text('In short', H1, { x: MARGIN, width: sheet.width });
  sheet.y += 10;
  const { doubt } = content.statement;
  if (doubt) {
    sheet.text(`${content.statement.text} Approximate: ${doubt}`, { ...WARN, tag: 'P' });
    sheet.y += 14;
  }
  for (const fact of content.facts) {
    rule(sheet);
    sheet.y += 14;
    const top = sheet.y;
    let side = sheet.textAt(fact.label, LABEL, { x: MARGIN, y: top, width: SIDE_WIDTH });
    side += sideNote(sheet, { evidence: '', doubt: fact.doubt }, top + side);
    sheet.text(fact.text, { ...LEAD, color: COLORS.ink });
    sheet.y += 2;
    sheet.text(fact.term, TERM);
    sheet.y = Math.max(sheet.y, top + side) + 14;
  }
  for (const [label, text] of [
    ['Defined centers', content.definedCenters],
    ['Open centers', content.openCenters],
  ] as const) {
    rule(sheet);
    sheet.y += 12;
    sheet.textAt(label, LABEL, { x: MARGIN, y: sheet.y, width: SIDE_WIDTH });
    sheet.text(text, BODY);
    sheet.y += 12;
  }
  points(sheet, content);
}

/** What to build on and what to watch, beside each other: as many of each as the page takes. */
function points(sheet: Sheet, { strengths, watchouts }: ReportContent): void {
  const gap = 28;
  const width = (sheet.width - gap) / 2;
  const heightWith = (count: number) =>
    [strengths, watchouts].map((items) =>
      items
        .slice(0, count)
        .reduce((sum, item) => sum + heightOf(sheet, item, POINT, width) + 6, 30),
    );
  const room = sheet.bottom - sheet.y;
  const count = [5, 4, 3, 2, 1].find((many) => Math.max(...heightWith(many)) <= room) ?? 0;
  if (count === 0 || strengths.length === 0) return;
  rule(sheet);
  const top = sheet.y + 14;
  const columns = [
    ['What to build on', strengths, MARGIN],
    ['What to watch', watchouts, MARGIN + width + gap],
  ] as const;
  for (const [title, items, x] of columns) {
    let y = top + sheet.textAt(title, { ...TITLE, tag: 'H2' }, { x, y: top, width }) + 4;
    for (const item of items.slice(0, count)) {
      y += sheet.textAt(item, POINT, { x, y, width }) + 6;
    }
  }
  sheet.y += Math.max(...heightWith(count));
}

type Chapter = ReportContent['chapters'][number];

const TRIAL_PAD = 14;

function trialHeight(sheet: Sheet, { text, doubt }: Marked): number {
  const inner = sheet.textWidth - 2 * TRIAL_PAD;
  const side = sideHeight(sheet, { evidence: '', doubt });
  return Math.max(heightOf(sheet, text, BODY, inner) + TITLE.leading + 2 * TRIAL_PAD + 2, side);
}

/** From a chapter's title to the end of its box. */
function chapterHeight(sheet: Sheet, { headline, paragraphs, trial }: Chapter): number {
  const opening = TITLE.leading + heightOf(sheet, headline.text, HEADLINE) + 33;
  const text = paragraphs.map(
    (one) => Math.max(heightOf(sheet, one.text, BODY), sideHeight(sheet, one)) + 9,
  );
  return text.reduce((sum, height) => sum + height, opening) + 5 + trialHeight(sheet, trial);
}

function trialBox(sheet: Sheet, { text, doubt }: Marked, told: ReadonlySet<string | null>): void {
  const height = trialHeight(sheet, { text, doubt, evidence: '' });
  sheet.keep(height);
  const { doc, y, textLeft: x, textWidth: width } = sheet;
  sheet.artifact(() => {
    doc.roundedRect(x, y, width, height, 8).fill(COLORS.accentSoft);
  });
  doubtNote(sheet, { doubt }, y, told);
  const at = { x: x + TRIAL_PAD, width: width - 2 * TRIAL_PAD };
  sheet.textAt('Try this', { ...TITLE, tag: 'P' }, { ...at, y: y + TRIAL_PAD });
  sheet.textAt(text, BODY, { ...at, y: y + TRIAL_PAD + TITLE.leading + 2 });
  sheet.y += height;
}

export function chapter(sheet: Sheet, content: Chapter): void {
  // On a page of its own unless it fits whole below the last one.
  if (sheet.y > sheet.top) sheet.keep(chapterHeight(sheet, content));
  if (sheet.y > sheet.top) {
    rule(sheet);
    sheet.y += 20;
  }
  sheet.startSection(content.title);
  const top = sheet.y;
  sheet.text(content.title, TITLE);
  sheet.y += 3;
  const told = new Set(content.paragraphs.map(({ doubt }) => doubt));
  sheet.text(content.headline.text, HEADLINE);
  const side = doubtNote(sheet, content.headline, top, told);
  sheet.y = Math.max(sheet.y + 10, top + side + 6);
  for (const paragraph of content.paragraphs) {
    const need = Math.max(
      sideHeight(sheet, paragraph),
      Math.min(2 * BODY.leading, heightOf(sheet, paragraph.text, BODY)),
    );
    sheet.keep(need);
    const page = sheet.doc.bufferedPageRange().count;
    const start = sheet.y;
    const noted = sideNote(sheet, paragraph, start);
    sheet.text(paragraph.text, BODY);
    const isSamePage = sheet.doc.bufferedPageRange().count === page;
    sheet.y = (isSamePage ? Math.max(sheet.y, start + noted) : sheet.y) + 9;
  }
  sheet.y += 5;
  trialBox(sheet, content.trial, told);
  sheet.y += 26;
}

/** Beside the head of the page to hand out. */
const SMALL_GRAPH = { height: 116, top: 58 };
const OWN_LINES = 5;
const OWN_LINE_STEP = 26;

export function manualPage(sheet: Sheet, content: ReportContent): void {
  const { manual, name, date } = content;
  if (manual.length === 0) return;
  sheet.newPage();
  sheet.startSection('How to work with me');
  const { doc } = sheet;
  const scale = SMALL_GRAPH.height / 940;
  const x = doc.page.width - MARGIN - 540 * scale;
  sheet.artifact(() => drawGraph(sheet, content, { x, y: SMALL_GRAPH.top, scale }));
  const width = x - MARGIN - 20;
  sheet.text('How to work with me', H1, { x: MARGIN, width });
  const quiet: TextStyle = { ...BODY, color: COLORS.muted };
  sheet.text(name, quiet, { x: MARGIN, width });
  sheet.text(`As of ${date}`, TERM, { x: MARGIN, width });
  sheet.y = Math.max(sheet.y, SMALL_GRAPH.top + SMALL_GRAPH.height) + 14;
  for (const { label, text } of manual) {
    sheet.keep(Math.min(heightOf(sheet, text, LEAD), 3 * LEAD.leading) + 24);
    rule(sheet);
    sheet.y += 12;
    const top = sheet.y;
    const side = sheet.textAt(
      label,
      { ...LABEL, leading: 14 },
      { x: MARGIN, y: top + 2, width: SIDE_WIDTH },
    );
    sheet.text(text, { ...LEAD, size: 12, leading: 18 });
    sheet.y = Math.max(sheet.y, top + side) + 12;
  }
  ownLines(sheet);
}

/** Room for what one would add by pen, as far as the page has it. */
function ownLines(sheet: Sheet): void {
  const room = Math.floor((sheet.bottom - sheet.y - 12) / OWN_LINE_STEP);
  const count = Math.min(OWN_LINES, room);
  if (count < 2) return;
  rule(sheet);
  const { doc, textLeft, width } = sheet;
  const top = sheet.y + 12;
  sheet.textAt(
    'What I’d add',
    { ...LABEL, leading: 14 },
    { x: MARGIN, y: top + 2, width: SIDE_WIDTH },
  );
  sheet.artifact(() => {
    for (let index = 1; index <= count; index += 1) {
      const y = top + index * OWN_LINE_STEP - 8;
      doc
        .moveTo(textLeft, y)
        .lineTo(MARGIN + width, y)
        .lineWidth(0.75)
        .stroke(COLORS.line);
    }
  });
  sheet.y = top + count * OWN_LINE_STEP;
}

const SOURCE: TextStyle = { face: 'sans', size: 8, leading: 11, color: COLORS.inkSoft };
const SOURCES_HEADING: TextStyle = { face: 'serifBold', size: 13, leading: 17, tag: 'H1' };
const SOURCE_GAP = 6;

/** All on one page: below the last chapter where there is room. */
export function sourcesPage(sheet: Sheet, { sources }: ReportContent): void {
  const heights = sources.map(({ text }) => heightOf(sheet, text, SOURCE) + SOURCE_GAP);
  const height = heights.reduce((sum, one) => sum + one, SOURCES_HEADING.leading + SOURCE_GAP);
  sheet.keep(height - SOURCE_GAP);
  sheet.startSection('Sources');
  sheet.text('Sources', SOURCES_HEADING, { x: MARGIN, width: sheet.width });
  sheet.y += SOURCE_GAP;
  const label: TextStyle = { ...SOURCE, face: 'sansBold', color: COLORS.ink };
  for (const source of sources) {
    sheet.textAt(source.label, label, { x: MARGIN, y: sheet.y, width: SIDE_WIDTH });
    sheet.text(source.text, SOURCE);
    sheet.y += SOURCE_GAP;
  }
}
