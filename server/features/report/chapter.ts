import { BODY } from './blocks.ts';
import { drawOutcome, drawTrial, OUTCOME_LEAST, trialHeight } from './chapter-end.ts';
import { drawOpener, openerHeight } from './chapter-opener.ts';
import type { ReportChapter, ReportContent } from './content.ts';
import { drawParagraph, paragraphHeight, setParagraphs } from './paragraphs.ts';
import type { Sheet, TextStyle } from './sheet.ts';

/** Before the trial, at least and at most. */
const TRIAL_GAP = { least: 3, most: 16 } as const;

/** From airy to tight; all chapters of a report share one. */
const TIGHTEST: TextStyle = { ...BODY, size: 10, leading: 13.5 };
const SETTINGS: readonly TextStyle[] = [
  BODY,
  { ...BODY, size: 11, leading: 16.5 },
  { ...BODY, size: 11, leading: 15.5 },
  { ...BODY, size: 10.5, leading: 15 },
  { ...BODY, size: 10.5, leading: 14.5 },
  { ...BODY, size: 10, leading: 14 },
  TIGHTEST,
];

/** The airiest text that leaves each chapter on a page of its own with room for notes, or the tightest. */
export function chapterText(sheet: Sheet, { chapters }: ReportContent): TextStyle {
  const fits = (body: TextStyle) =>
    chapters.every((content) => chapterEnd(sheet, content, body) + OUTCOME_LEAST <= sheet.bottom);
  return SETTINGS.find(fits) ?? TIGHTEST;
}

/** Down from the page's top edge. */
function chapterEnd(sheet: Sheet, content: ReportChapter, body: TextStyle): number {
  const end = setParagraphs(content).reduce(
    (y, one) => y + paragraphHeight(sheet, one, body),
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
  for (const paragraph of setParagraphs(content)) drawParagraph(sheet, paragraph, body);
  const trial = trialHeight(sheet, content.trial, body);
  const spare = sheet.bottom - trial - OUTCOME_LEAST - sheet.y;
  sheet.y += Math.min(TRIAL_GAP.most, Math.max(TRIAL_GAP.least, spare));
  drawTrial(sheet, content.trial, body);
  drawOutcome(sheet);
}
