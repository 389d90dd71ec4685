import { setImmediate as nextTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import type { PaperSize } from '#shared/contract/report.ts';
import { BRAND_NAME } from '#shared/domain/brand.ts';
import { aboutPage } from './about-page.ts';
import { chapter, chapterSetting } from './chapter.ts';
import { chartPage } from './chart-page.ts';
import type { ReportContent } from './content.ts';
import { contentsList, cover } from './cover.ts';
import { manualPage } from './manual-page.ts';
import { COLORS } from './palette.ts';
import { MARGIN, Sheet, type TextStyle } from './sheet.ts';
import { summary } from './summary.ts';

const PAGES = { a4: 'A4', letter: 'LETTER' } as const;
const RUNNING: TextStyle = { face: 'sans', size: 8, leading: 12, color: COLORS.muted };
const NAME_SHARE = 0.7;

/** The name above, date, product and page number below, on every page but the cover. */
function runningLines(sheet: Sheet, { name, date }: ReportContent): void {
  const { doc, width } = sheet;
  const { count } = doc.bufferedPageRange();
  const [first] = sheet.lines(name, RUNNING, width * NAME_SHARE);
  const [brand] = sheet.lines(BRAND_NAME, RUNNING, width);
  for (let index = 1; index < count; index += 1) {
    doc.switchToPage(index);
    const [number] = sheet.lines(`Page ${index + 1} of ${count}`, RUNNING, width);
    const right = doc.page.width - MARGIN;
    const bottom = doc.page.height - 46;
    doc.markContent('Artifact', { type: 'Pagination' });
    if (first)
      sheet.draw([{ ...first, isRightToLeft: false }], RUNNING, { x: MARGIN, y: 44, width });
    if (brand) {
      const x = (doc.page.width - brand.width) / 2;
      sheet.draw([brand], RUNNING, { x, y: bottom, width });
    }
    if (number) sheet.draw([number], RUNNING, { x: right - number.width, y: bottom, width });
    sheet.draw(sheet.lines(date, RUNNING, width), RUNNING, { x: MARGIN, y: bottom, width });
    doc.endMarkedContent();
  }
}

/**
 * The report as a tagged PDF; between its parts other requests get their turn.
 * @param now becomes the document's date: the same content and date give the same bytes
 */
export async function renderReport(
  content: ReportContent,
  size: PaperSize,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: PAGES[size],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${content.name}: chart report`,
      Author: BRAND_NAME,
      Creator: BRAND_NAME,
      Producer: 'pdfkit',
      CreationDate: now,
      ModDate: now,
    },
  });
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const done = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const sheet = new Sheet(doc);
  cover(sheet, content);
  await nextTurn();
  summary(sheet, content);
  manualPage(sheet, content);
  await nextTurn();
  chartPage(sheet, content);
  const setting = chapterSetting(sheet, content);
  for (const index of content.chapters.keys()) {
    await nextTurn();
    chapter(sheet, content, index, setting);
  }
  await nextTurn();
  aboutPage(sheet, content);
  await nextTurn();
  contentsList(sheet);
  runningLines(sheet, content);
  doc.end();
  await done;
  return Buffer.concat(parts);
}
