import { BRAND_MARK, BRAND_NAME } from '#shared/domain/brand.ts';
import {
  approximateMark,
  approximateSign,
  balancedWidth,
  H1,
  heightOf,
  LABEL,
  LEAD,
  NOTED,
  POINT,
  rule,
  TERM,
  TITLE,
  WARN,
  whole,
} from './blocks.ts';
import type { ReportContent } from './content.ts';
import { drawGraph } from './graph.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Pdf, type Sheet, SIDE_WIDTH, type TextStyle } from './sheet.ts';

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

/** The graph above and the words below it, as shares of the page's height. */
const COVER = { graphTop: 52, graph: 0.42, words: 0.485 } as const;
/** The longer a name, the smaller it's set, to leave the contents their room. */
const NAMES = [
  { size: 40, leading: 46, lines: 1 },
  { size: 30, leading: 36, lines: 1 },
  { size: 22, leading: 27, lines: 2 },
] as const;
const LONG_NAME = { size: 15, leading: 20 } as const;

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

/** Returns where its text ends. */
export function cover(sheet: Sheet, content: ReportContent): number {
  const { doc } = sheet;
  const { width } = sheet;
  sheet.startSection('Cover');
  sheet.artifact(() => doc.rect(0, 0, doc.page.width, doc.page.height).fill(COLORS.ground));
  sheet.artifact(() => brandMark(doc, MARGIN, 64, 26));
  sheet.textAt(
    BRAND_NAME,
    { face: 'serifBold', size: 14, leading: 18 },
    { x: MARGIN + 34, y: 68, width },
  );
  const scale = (doc.page.height * COVER.graph) / 940;
  sheet.artifact(() =>
    drawGraph(sheet, content, {
      x: doc.page.width - MARGIN - 540 * scale,
      y: COVER.graphTop,
      scale,
      isBare: true,
    }),
  );
  let y = doc.page.height * COVER.words;
  y += sheet.textAt('How you work: a Human Design report', TERM, { x: MARGIN, y, width }) + 4;
  y += sheet.textAt(content.name, nameStyle(sheet, content.name), { x: MARGIN, y, width }) + 14;
  y +=
    sheet.textAt(
      content.statement.text,
      { ...LEAD, size: 20, leading: 27, color: COLORS.accent },
      { x: MARGIN, y, width },
    ) + 6;
  y += sheet.textAt(content.lead, LEAD, { x: MARGIN, y, width });
  y += 16;
  sheet.artifact(() => {
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + 48, y)
      .lineWidth(2)
      .stroke(COLORS.coral);
  });
  y += 14;
  const small: TextStyle = { face: 'sans', size: 9.5, leading: 15, color: COLORS.muted };
  y += sheet.textAt(content.birth, small, { x: MARGIN, y, width });
  y += sheet.textAt(`Printed ${content.date}`, small, { x: MARGIN, y, width });
  if (content.doubt && content.isOpen) {
    sheet.artifact(() => approximateSign(doc, MARGIN, y + 10));
    const at = { x: MARGIN + 14, y: y + 6, width: width - 14 };
    y += 6 + sheet.textAt(content.doubt, { ...small, color: COLORS.warn }, at);
  } else if (content.doubt) {
    y += 6 + sheet.textAt(content.doubt, small, { x: MARGIN, y: y + 6, width });
  }
  return y + 12;
}

export function summary(sheet: Sheet, content: ReportContent): void {
  sheet.newPage();
  sheet.startSection('In short');
  sheet.text('In short', H1, { x: MARGIN, width: sheet.width });
  sheet.y += 10;
  for (const fact of content.facts) {
    rule(sheet);
    sheet.y += 14;
    sheet.textAt(fact.label, LABEL, { x: MARGIN, y: sheet.y, width: SIDE_WIDTH });
    const style = { ...LEAD, color: COLORS.ink };
    const width = balancedWidth(sheet, fact.text, style, sheet.textWidth);
    sheet.text(fact.text, style, { width });
    sheet.y += 2;
    if (fact.doubt) approximately(sheet, `${fact.term} ${fact.doubt.when}`);
    else sheet.text(fact.term, TERM);
    sheet.y += 14;
  }
  points(sheet, content);
  hours(sheet, content);
  if (content.isOpen) findTheTime(sheet);
  if (sheet.y + centersHeight(sheet, content) <= sheet.bottom) centers(sheet, content);
}

/** More rows than these would be a list of their own. */
const HOURS_MAX = 8;
/** Of "From 10:45 AM until 12:30 PM" in one line. */
const HOURS_WIDTH = 150;

/** Before and after the rows. */
const HOURS_SPACE = { before: 12 + TITLE.leading + 4, after: 9 } as const;
const HOUR_LABEL: TextStyle = { ...LABEL, leading: NOTED.leading };

const hasHours = ({ hours: rows }: ReportContent) => rows.length > 0 && rows.length <= HOURS_MAX;

function hoursHeight(sheet: Sheet, content: ReportContent): number {
  if (!hasHours(content)) return 0;
  const width = sheet.width - HOURS_WIDTH - 12;
  const rows = content.hours.map(
    ({ when, what }) =>
      3 +
      Math.max(
        heightOf(sheet, when, HOUR_LABEL, HOURS_WIDTH),
        heightOf(sheet, whole(what), NOTED, width),
      ),
  );
  return rows.reduce((sum, height) => sum + height, HOURS_SPACE.before + HOURS_SPACE.after);
}

/** What a person is, hour by hour. */
function hours(sheet: Sheet, content: ReportContent): void {
  if (!hasHours(content)) return;
  rule(sheet);
  sheet.y += 12;
  sheet.text('By the hour of birth', { ...TITLE, tag: 'H2' }, { x: MARGIN, width: sheet.width });
  sheet.y += 4;
  for (const { when, what } of content.hours) {
    const { y } = sheet;
    const height = sheet.textAt(when, HOUR_LABEL, { x: MARGIN, y, width: HOURS_WIDTH });
    const x = MARGIN + HOURS_WIDTH + 12;
    sheet.text(whole(what), NOTED, { x, width: sheet.width + MARGIN - x });
    sheet.y = Math.max(sheet.y, y + height) + 3;
  }
  sheet.y += HOURS_SPACE.after;
}

/** A term that the birth time decides. */
function approximately(sheet: Sheet, words: string): void {
  const { textLeft, textWidth, y } = sheet;
  approximateMark(sheet, textLeft, y + 2.5);
  sheet.text(whole(words), { ...WARN, tag: 'P' }, { x: textLeft + 13, width: textWidth - 13 });
}

const WAYS_TO_THE_TIME = [
  [
    'Records',
    'Ask for the long form of the birth certificate, or for the hospital’s record of the birth. Both often have the time to the minute.',
  ],
  [
    'Family',
    'Look into baby books, birth announcements and the first photos, and ask what people remember: “before breakfast” already rules out half a day.',
  ],
  [
    'This chart',
    'Open it online and move the birth-time slider: the drawing and its sentences follow. Where two versions differ, ask someone who has worked with you.',
  ],
] as const;

function waysHeight(sheet: Sheet): number {
  const heights = WAYS_TO_THE_TIME.map(([, text]) => heightOf(sheet, whole(text), NOTED) + 8);
  return heights.reduce((sum, height) => sum + height, 18 + TITLE.leading);
}

/** How to find the birth time. */
function findTheTime(sheet: Sheet): void {
  sheet.keep(waysHeight(sheet));
  rule(sheet);
  sheet.y += 12;
  const all = { x: MARGIN, width: sheet.width };
  sheet.text('How to settle what’s approximate', { ...TITLE, tag: 'H2' }, all);
  sheet.y += 6;
  for (const [label, text] of WAYS_TO_THE_TIME) {
    sheet.textAt(label, { ...LABEL, leading: 14 }, { x: MARGIN, y: sheet.y, width: SIDE_WIDTH });
    sheet.text(whole(text), NOTED);
    sheet.y += 8;
  }
}

/** Between two columns of a page. */
const COLUMN_GAP = 28;

const columnWidth = (sheet: Sheet) => (sheet.width - COLUMN_GAP) / 2;

/** The defined centers beside the open ones, a line for each. */
function centers(sheet: Sheet, content: ReportContent): void {
  rule(sheet);
  const top = sheet.y + 12;
  const width = columnWidth(sheet);
  centerColumns(content).forEach(({ title, items }, index) => {
    const x = MARGIN + index * (width + COLUMN_GAP);
    let y = top + sheet.textAt(title, { ...TITLE, tag: 'H2' }, { x, y: top, width }) + 4;
    for (const item of items) y += sheet.textAt(whole(item), NOTED, { x, y, width });
  });
  sheet.y += centersHeight(sheet, content);
}

function centerColumns({ definedCenters, openCenters }: ReportContent) {
  return [
    { title: 'Steady in you: defined centers', items: orNone(definedCenters) },
    { title: 'Shaped by others: open centers', items: orNone(openCenters) },
  ];
}

const orNone = (items: readonly string[]) => (items.length > 0 ? items : ['None']);

function centersHeight(sheet: Sheet, content: ReportContent): number {
  const width = columnWidth(sheet);
  const heights = centerColumns(content).map(({ items }) =>
    items.reduce((sum, item) => sum + heightOf(sheet, whole(item), NOTED, width), 0),
  );
  return Math.max(...heights) + TITLE.leading + 28;
}

/** Between points. */
const POINT_GAP = 8;

/** What follows the points on their page. */
function heightAfterPoints(sheet: Sheet, content: ReportContent): number {
  if (!content.isOpen) return centersHeight(sheet, content);
  return hoursHeight(sheet, content) + waysHeight(sheet);
}

/** What to build on and what to watch, beside each other: as many as leave room for what follows. */
function points(sheet: Sheet, content: ReportContent): void {
  const { strengths } = content;
  // A client counts: no more warnings than strengths.
  const watchouts = content.watchouts.slice(0, strengths.length);
  const width = columnWidth(sheet);
  const heightWith = (count: number) =>
    [strengths, watchouts].map((items) =>
      items
        .slice(0, count)
        .reduce((sum, item) => sum + heightOf(sheet, whole(item), POINT, width) + POINT_GAP, 32),
    );
  const room = sheet.bottom - sheet.y - heightAfterPoints(sheet, content);
  const count = [5, 4, 3, 2, 1].find((many) => Math.max(...heightWith(many)) <= room) ?? 0;
  if (count === 0 || strengths.length === 0) return;
  rule(sheet);
  const top = sheet.y + 14;
  const columns = [
    ['What to build on', strengths, MARGIN],
    ['What to watch', watchouts, MARGIN + width + COLUMN_GAP],
  ] as const;
  for (const [title, items, x] of columns) {
    if (items.length === 0) continue;
    let y = top + sheet.textAt(title, { ...TITLE, tag: 'H2' }, { x, y: top, width }) + 4;
    for (const item of items.slice(0, count)) {
      y += sheet.textAt(whole(item), POINT, { x, y, width }) + POINT_GAP;
    }
  }
  sheet.y += Math.max(...heightWith(count));
}
