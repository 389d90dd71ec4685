import { BODY } from './blocks.ts';
import {
  drawOutcome,
  drawTrial,
  OUTCOME_LEAST,
  outcomeHeight,
  outcomeLines,
  trialHeight,
} from './chapter-end.ts';
import { drawOpener, openerHeight } from './chapter-opener.ts';
import type { ReportChapter, ReportContent } from './content.ts';
import { drawParagraph, paragraphHeight, setParagraphs } from './paragraphs.ts';
import type { Sheet, TextStyle } from './sheet.ts';

/** Before the trial, and what a page with room to spare adds to each gap at most. */
const GAP = { trial: 3, spare: 26 } as const;

/** From airy to tight; all chapters of a report share one. */
const COMFORTABLE: readonly TextStyle[] = [
  BODY,
  { ...BODY, size: 11, leading: 16.5 },
  { ...BODY, size: 11, leading: 15.5 },
  { ...BODY, size: 10.5, leading: 15 },
  { ...BODY, size: 10.5, leading: 14.5 },
];
const TIGHTEST: TextStyle = { ...BODY, size: 10, leading: 13.5 };
const TIGHT: readonly TextStyle[] = [{ ...BODY, size: 10, leading: 14 }, TIGHTEST];

/** How all chapters of a report are set. */
export interface ChapterSetting {
  readonly body: TextStyle;
  /** To write on, as many on each page. */
  readonly lines: number;
}

/** The airiest text that leaves each chapter on a page of its own: with room for notes unless that takes small print. */
export function chapterSetting(sheet: Sheet, report: ReportContent): ChapterSetting {
  const roomWith = (body: TextStyle) =>
    Math.min(...report.chapters.map((content) => roomBelow(sheet, report, content, body)));
  const withNotes = COMFORTABLE.find((body) => roomWith(body) >= OUTCOME_LEAST);
  const body =
    withNotes ?? [...COMFORTABLE, ...TIGHT].find((style) => roomWith(style) >= 0) ?? TIGHTEST;
  return { body, lines: outcomeLines(roomWith(body)) };
}

/** What a chapter leaves of its page. */
function roomBelow(
  sheet: Sheet,
  report: ReportContent,
  content: ReportChapter,
  body: TextStyle,
): number {
  const end = setParagraphs(content).reduce(
    (y, one) => y + paragraphHeight(sheet, one, body),
    openerHeight(sheet, report, content),
  );
  return sheet.bottom - end - GAP.trial - trialHeight(sheet, content.trial, body);
}

/** A chapter, on a page of its own as far as it fits. */
export function chapter(
  sheet: Sheet,
  report: ReportContent,
  index: number,
  { body, lines }: ChapterSetting,
): void {
  const content = report.chapters[index];
  if (!content) return;
  sheet.newPage();
  sheet.startSection(content.title);
  const room = roomBelow(sheet, report, content, body) - outcomeHeight(lines);
  drawOpener(sheet, report, index);
  const paragraphs = setParagraphs(content);
  const spare = Math.min(GAP.spare, Math.max(0, room) / paragraphs.length);
  for (const paragraph of paragraphs) {
    drawParagraph(sheet, paragraph, body);
    sheet.y += spare;
  }
  sheet.y += GAP.trial;
  drawTrial(sheet, content.trial, body);
  drawOutcome(sheet, lines);
}
