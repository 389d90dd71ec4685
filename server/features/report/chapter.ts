import { BODY } from './blocks.ts';
import {
  drawFoot,
  drawOutcome,
  drawTrial,
  footHeight,
  outcomeHeight,
  trialHeight,
} from './chapter-end.ts';
import { drawOpener, openerHeight } from './chapter-opener.ts';
import { columnsOf, type Layout, layoutFor, wideColumn } from './columns.ts';
import type { ReportChapter, ReportContent } from './content.ts';
import { drawParagraph, type Look, lookOf, paragraphHeight, paragraphsOf } from './paragraphs.ts';
import type { Sheet, TextStyle } from './sheet.ts';

/** Before the trial, at least and at most. */
const TRIAL_GAP = { least: 6, most: 22 } as const;

/** From airy to tight; all chapters of a report share one. */
const TIGHTEST: TextStyle = { ...BODY, size: 9.75, leading: 14 };
const SETTINGS: readonly TextStyle[] = [
  BODY,
  { ...BODY, size: 11, leading: 16 },
  { ...BODY, size: 10.5, leading: 15.25 },
  { ...BODY, size: 10.25, leading: 14.75 },
  { ...BODY, size: 10, leading: 14.5 },
  TIGHTEST,
];

/**
 * The airiest text that leaves each chapter on a page of its own, in the layout of its turn or, where
 * none does, in one of the two; or the tightest.
 */
export function chapterText(sheet: Sheet, { chapters }: ReportContent): TextStyle {
  const inTurn = (body: TextStyle) =>
    chapters.every((content, index) => fitsPage(sheet, content, body, layoutFor(index, content)));
  const somehow = (body: TextStyle) =>
    chapters.every((content, index) =>
      fitsPage(sheet, content, body, layoutOn(sheet, content, index, body)),
    );
  return SETTINGS.find(inTurn) ?? SETTINGS.find(somehow) ?? TIGHTEST;
}

/** The layout of a chapter's turn where its page has room for it. */
function layoutOn(sheet: Sheet, content: ReportChapter, index: number, body: TextStyle): Layout {
  const wanted = layoutFor(index, content);
  return fitsPage(sheet, content, body, wanted) ? wanted : 'beside';
}

function fitsPage(sheet: Sheet, content: ReportChapter, body: TextStyle, layout: Layout): boolean {
  const height =
    openerHeight(sheet, content, layout) +
    settingOf(sheet, content, body, layout).height +
    TRIAL_GAP.least +
    trialHeight(sheet, content.trial, body, wideColumn(sheet, layout)) +
    outcomeHeight(layout) +
    footHeight(sheet, content);
  return sheet.top + height <= sheet.bottom;
}

interface Setting {
  readonly look: Look;
  readonly columns: ReturnType<typeof columnsOf>;
  readonly paragraphs: ReturnType<typeof paragraphsOf>;
  /** How many paragraphs stand in the first column. */
  readonly inFirst: number;
  readonly height: number;
}

/** The paragraphs over the columns, so that the longer column is as short as it can be. */
function settingOf(sheet: Sheet, content: ReportChapter, body: TextStyle, layout: Layout): Setting {
  const columns = columnsOf(sheet, layout);
  const [column, second] = columns;
  const look = lookOf(body, second !== undefined);
  const paragraphs = paragraphsOf(content.paragraphs);
  const heights = paragraphs.map((one) => paragraphHeight(sheet, one, look, column));
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  const longest = (count: number) =>
    Math.max(sum(heights.slice(0, count)), sum(heights.slice(count)));
  const counts = heights.map((_, index) => index + 1);
  const inFirst = second
    ? counts.reduce((best, count) => (longest(count) < longest(best) ? count : best), 1)
    : heights.length;
  return { look, columns, paragraphs, inFirst, height: longest(inFirst) };
}

function drawBody(sheet: Sheet, setting: Setting): void {
  const { look, columns, paragraphs, inFirst } = setting;
  const [first, second] = columns;
  const top = sheet.y;
  for (const one of paragraphs.slice(0, inFirst)) drawParagraph(sheet, one, look, first);
  if (!second) return;
  const end = sheet.y;
  sheet.y = top;
  for (const one of paragraphs.slice(inFirst)) drawParagraph(sheet, one, look, second);
  sheet.y = Math.max(end, sheet.y);
}

/** A chapter, on a page of its own as far as it fits. */
export function chapter(sheet: Sheet, report: ReportContent, index: number, body: TextStyle): void {
  const content = report.chapters[index];
  if (!content) return;
  const layout = layoutOn(sheet, content, index, body);
  const column = wideColumn(sheet, layout);
  sheet.newPage();
  sheet.startSection(content.title);
  drawOpener(sheet, report, index, layout);
  drawBody(sheet, settingOf(sheet, content, body, layout));
  const foot = sheet.bottom - footHeight(sheet, content);
  const trial = trialHeight(sheet, content.trial, body, column);
  const spare = foot - outcomeHeight(layout) - trial - sheet.y;
  sheet.y += Math.min(TRIAL_GAP.most, Math.max(TRIAL_GAP.least, spare));
  drawTrial(sheet, content.trial, body, column);
  drawOutcome(sheet, trial, foot);
  drawFoot(sheet, content);
}
