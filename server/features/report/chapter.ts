import { BODY } from './blocks.ts';
import { drawOutcome, drawTrial, trialHeight } from './chapter-end.ts';
import { drawOpener, NOTES_FROM, openerHeight } from './chapter-opener.ts';
import type { ReportChapter, ReportContent } from './content.ts';
import { drawParagraph, notedOnce, paragraphHeight } from './paragraphs.ts';
import type { Sheet, TextStyle } from './sheet.ts';

/** Before the trial, at least and at most. */
const TRIAL_GAP = { least: 5, most: 16 } as const;

/** From airy to tight; all chapters of a report share one. */
const TIGHTEST: TextStyle = { ...BODY, size: 10, leading: 14.5 };
const SETTINGS: readonly TextStyle[] = [
  BODY,
  { ...BODY, size: 11, leading: 16 },
  { ...BODY, size: 10.5, leading: 15.25 },
  TIGHTEST,
];

/** The airiest text that leaves each chapter on a page of its own, or the tightest. */
export function chapterText(sheet: Sheet, { chapters }: ReportContent): TextStyle {
  const room = sheet.bottom - sheet.top;
  const fits = (body: TextStyle) =>
    chapters.every((content) => chapterHeight(sheet, content, body) <= room);
  return SETTINGS.find(fits) ?? TIGHTEST;
}

function chapterHeight(sheet: Sheet, content: ReportChapter, body: TextStyle): number {
  const end = notedOnce(content).reduce(
    (y, one) => y + paragraphHeight(sheet, one, body, NOTES_FROM - y),
    openerHeight(sheet, content),
  );
  return end + TRIAL_GAP.least + trialHeight(sheet, content.trial, body);
}

/** A chapter, on a page of its own as far as it fits. */
export function chapter(sheet: Sheet, report: ReportContent, index: number, body: TextStyle): void {
  const content = report.chapters[index];
  if (!content) return;
  sheet.newPage();
  sheet.startSection(content.title);
  drawOpener(sheet, report, index);
  const { page } = sheet;
  for (const paragraph of notedOnce(content)) {
    drawParagraph(sheet, paragraph, body, sheet.page === page ? sheet.top + NOTES_FROM : 0);
  }
  const trial = trialHeight(sheet, content.trial, body);
  const spare = sheet.bottom - trial - sheet.y;
  sheet.y += Math.min(TRIAL_GAP.most, Math.max(TRIAL_GAP.least, spare));
  drawTrial(sheet, content.trial, body);
  drawOutcome(sheet, trial);
}
