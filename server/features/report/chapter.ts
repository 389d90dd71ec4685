import { partsOf } from '#shared/domain/sentences.ts';
import {
  approximateSign,
  BODY,
  CAPTION,
  heightOf,
  LABEL,
  OPENER,
  sideHeight,
  sideNote,
  TITLE,
  WARN,
} from './blocks.ts';
import type { Marked, ReportContent } from './content.ts';
import { drawLitGraph } from './graph.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, SIDE_WIDTH, type TextStyle } from './sheet.ts';

type Chapter = ReportContent['chapters'][number];

/** Beside a chapter's headline, lit where it rests. */
const GRAPH = { height: 132, below: 8 } as const;
const TRIAL_PAD = 14;
/** After the opener, before an advice and beside its bar, between paragraphs, before the trial. */
const GAP = { opener: 16, advice: 5, bar: 12, paragraph: 11, trial: 5 } as const;

/** Down from a chapter's top: its margin has the drawing first. */
const NOTES_FROM = GRAPH.height + GRAPH.below;

/** From airy to tight; all chapters of a report share one. */
const TIGHTEST: TextStyle = { ...BODY, size: 10, leading: 14.5 };
const SETTINGS: readonly TextStyle[] = [
  BODY,
  { ...BODY, size: 11, leading: 16 },
  { ...BODY, size: 10.5, leading: 15.25 },
  TIGHTEST,
];

/** The airiest text that leaves each chapter on a page of its own, or the tightest. */
export function chapterText(sheet: Sheet, report: ReportContent): TextStyle {
  const room = sheet.bottom - sheet.top;
  const fits = (body: TextStyle) =>
    report.chapters.every((content) => chapterHeight(sheet, report, content, body) <= room);
  return SETTINGS.find(fits) ?? TIGHTEST;
}

function chapterHeight(
  sheet: Sheet,
  report: ReportContent,
  content: Chapter,
  body: TextStyle,
): number {
  const end = notedOnce(report, content).reduce(
    (y, one) => y + paragraphHeight(sheet, one, body, NOTES_FROM - y),
    openerHeight(sheet, content),
  );
  return end + GAP.trial + trialHeight(sheet, content.trial, body);
}

/** The paragraphs, each with what its margin adds to those before it and to what is said in short. */
function notedOnce({ facts }: ReportContent, { headline, paragraphs }: Chapter): readonly Marked[] {
  const said = new Set([headline.evidence, headline.doubt, ...facts.map(({ doubt }) => doubt)]);
  return paragraphs.map((paragraph) => {
    const { evidence, doubt, briefDoubt } = paragraph;
    const noted = {
      ...paragraph,
      evidence: said.has(evidence) ? '' : evidence,
      doubt: doubt && said.has(doubt) ? briefDoubt : doubt,
    };
    said.add(evidence).add(doubt);
    return noted;
  });
}

const adviceStyle = (body: TextStyle): TextStyle => ({ ...body, face: 'serifBold' });

function adviceHeight(sheet: Sheet, advice: string | null, body: TextStyle): number {
  if (advice === null) return 0;
  return GAP.advice + heightOf(sheet, advice, adviceStyle(body), sheet.textWidth - GAP.bar);
}

/** @param above how much of the margin beside it is taken */
function paragraphHeight(sheet: Sheet, paragraph: Marked, body: TextStyle, above: number): number {
  const { thought, advice } = partsOf(paragraph.text);
  const height = heightOf(sheet, thought, body) + adviceHeight(sheet, advice, body);
  const side = sideHeight(sheet, paragraph);
  const noted = side > 0 ? Math.max(0, above) + side : 0;
  return Math.max(height, noted) + GAP.paragraph;
}

function trialHeight(sheet: Sheet, { text }: Marked, body: TextStyle): number {
  return heightOf(sheet, text, body, trialWidth(sheet)) + TITLE.leading + 2 * TRIAL_PAD + 2;
}

const trialWidth = (sheet: Sheet) => sheet.textWidth - 2 * TRIAL_PAD;

/** Title, headline and what the lit part of the drawing is. */
function openerHeight(sheet: Sheet, { headline }: Chapter): number {
  const words = TITLE.leading + 4 + heightOf(sheet, headline.text, OPENER) + 8;
  const caption = heightOf(sheet, captionOf(headline), CAPTION);
  const doubt = headline.doubt ? heightOf(sheet, `Approximate: ${headline.doubt}`, WARN) + 3 : 0;
  return words + caption + doubt + GAP.opener;
}

const captionOf = ({ evidence }: Marked) => evidence;

function opener(sheet: Sheet, report: ReportContent, content: Chapter, index: number): void {
  const { headline, title, centers } = content;
  const top = sheet.y;
  const bottom = top + openerHeight(sheet, content);
  const scale = GRAPH.height / 940;
  sheet.artifact(() => drawLitGraph(sheet, report, centers, { x: MARGIN, y: top, scale }));
  sheet.text(`Chapter ${index + 1} of ${report.chapters.length} · ${title}`, TITLE);
  sheet.y += 4;
  sheet.text(headline.text, OPENER);
  sheet.y += 8;
  sheet.text(captionOf(headline), CAPTION);
  if (headline.doubt) {
    const { y, textLeft: x, textWidth } = sheet;
    sheet.artifact(() => approximateSign(sheet.doc, x, y + 5.5));
    const at = { x: x + 13, width: textWidth - 13 };
    sheet.y += 3;
    sheet.text(`Approximate: ${headline.doubt}`, WARN, at);
  }
  sheet.y = bottom;
}

/** A paragraph, and set apart from it what to do or say. */
function paragraphBlock(sheet: Sheet, paragraph: Marked, body: TextStyle, notesFrom: number): void {
  const { thought, advice } = partsOf(paragraph.text);
  const lead = Math.min(3 * body.leading, heightOf(sheet, thought, body));
  sheet.keep(Math.max(sideHeight(sheet, paragraph), lead));
  const { page } = sheet;
  const start = sheet.y;
  const noteAt = Math.max(start, notesFrom);
  const noted = noteAt - start + sideNote(sheet, paragraph, noteAt);
  sheet.text(thought, body);
  if (advice !== null) adviceBlock(sheet, advice, body);
  const isNoted = sheet.page === page && sideHeight(sheet, paragraph) > 0;
  sheet.y = (isNoted ? Math.max(sheet.y, start + noted) : sheet.y) + GAP.paragraph;
}

function adviceBlock(sheet: Sheet, advice: string, body: TextStyle): void {
  const height = adviceHeight(sheet, advice, body);
  sheet.keep(height);
  sheet.y += GAP.advice;
  const { doc, y, textLeft: x, textWidth } = sheet;
  sheet.artifact(() => {
    doc
      .moveTo(x + 1, y + 2)
      .lineTo(x + 1, y + height - GAP.advice - 1)
      .lineWidth(1.5)
      .stroke(COLORS.coral);
  });
  sheet.text(advice, adviceStyle(body), { x: x + GAP.bar, width: textWidth - GAP.bar });
}

function trialBox(sheet: Sheet, trial: Marked, body: TextStyle): void {
  const { text } = trial;
  const height = trialHeight(sheet, trial, body);
  sheet.keep(height);
  const { doc, y, textLeft: x, textWidth: width } = sheet;
  sheet.artifact(() => doc.roundedRect(x, y, width, height, 8).fill(COLORS.accentSoft));
  const at = { x: x + TRIAL_PAD, width: trialWidth(sheet) };
  sheet.textAt('Try this', { ...TITLE, tag: 'P' }, { ...at, y: y + TRIAL_PAD });
  sheet.textAt(text, body, { ...at, y: y + TRIAL_PAD + TITLE.leading + 2 });
  sheet.y += height;
}

const LINES = { most: 4, least: 2, step: 25, above: 18 } as const;

/** Room for what came of the trial, as far as the page has it. */
function outcomeLines(sheet: Sheet): void {
  const room = Math.floor((sheet.bottom - sheet.y - LINES.above) / LINES.step);
  const count = Math.min(LINES.most, room);
  if (count < LINES.least) return;
  const { doc, textLeft, width } = sheet;
  const top = sheet.y + LINES.above;
  const label = { ...LABEL, leading: 14 };
  sheet.textAt('What I noticed', label, { x: MARGIN, y: top + 3, width: SIDE_WIDTH });
  sheet.artifact(() => {
    doc.lineWidth(0.75);
    for (let index = 1; index <= count; index += 1) {
      const y = top + index * LINES.step - 9;
      doc
        .moveTo(textLeft, y)
        .lineTo(MARGIN + width, y)
        .stroke(COLORS.line);
    }
  });
  sheet.y = top + count * LINES.step;
}

/** A chapter, on a page of its own as far as it fits. */
export function chapter(sheet: Sheet, report: ReportContent, index: number, body: TextStyle): void {
  const content = report.chapters[index];
  if (!content) return;
  sheet.newPage();
  sheet.startSection(content.title);
  opener(sheet, report, content, index);
  const { page } = sheet;
  for (const paragraph of notedOnce(report, content)) {
    paragraphBlock(sheet, paragraph, body, sheet.page === page ? sheet.top + NOTES_FROM : 0);
  }
  sheet.y += GAP.trial;
  trialBox(sheet, content.trial, body);
  outcomeLines(sheet);
}
