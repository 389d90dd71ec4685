import { partsOf } from '#shared/domain/sentences.ts';
import {
  BODY,
  doubtNote,
  HEADLINE,
  heightOf,
  rule,
  sideHeight,
  sideNote,
  TITLE,
} from './blocks.ts';
import type { Marked, ReportContent } from './content.ts';
import { drawLitGraph } from './graph.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, type TextStyle } from './sheet.ts';

type Chapter = ReportContent['chapters'][number];

const TRIAL_PAD = 14;
/** Beside a chapter's beginning, lit where its headline rests. */
const GRAPH = { height: 132, above: 4, below: 8 } as const;

function trialHeight(sheet: Sheet, { text, doubt }: Marked): number {
  const inner = sheet.textWidth - 2 * TRIAL_PAD;
  const side = sideHeight(sheet, { evidence: '', doubt });
  return Math.max(heightOf(sheet, text, BODY, inner) + TITLE.leading + 2 * TRIAL_PAD + 2, side);
}

const ADVICE: TextStyle = { ...BODY, face: 'serifBold', color: COLORS.ink };
/** Between a paragraph's thought and the advice it ends in, and before what follows. */
const GAP = { advice: 5, paragraph: 11, bar: 12 } as const;

function adviceHeight(sheet: Sheet, advice: string | null): number {
  if (advice === null) return 0;
  return GAP.advice + heightOf(sheet, advice, ADVICE, sheet.textWidth - GAP.bar);
}

function paragraphHeight(sheet: Sheet, paragraph: Marked): number {
  const { thought, advice } = partsOf(paragraph.text);
  const height = heightOf(sheet, thought, BODY) + adviceHeight(sheet, advice);
  return Math.max(height, sideHeight(sheet, paragraph)) + GAP.paragraph;
}

/** From a chapter's title to the end of its first paragraph: less never stands at a page's end. */
function openingHeight(sheet: Sheet, { headline, paragraphs: [first] }: Chapter): number {
  const head = TITLE.leading + heightOf(sheet, headline.text, HEADLINE) + 33;
  const noted = first ? sideHeight(sheet, first) : 0;
  const beside = GRAPH.above + GRAPH.height + GRAPH.below + noted;
  return Math.max(head + (first ? paragraphHeight(sheet, first) : 0), beside);
}

/** A paragraph, and set apart from it what to do or say. */
function paragraphBlock(sheet: Sheet, paragraph: Marked, noteFrom = 0): void {
  const { thought, advice } = partsOf(paragraph.text);
  const lead = Math.min(3 * BODY.leading, heightOf(sheet, thought, BODY));
  sheet.keep(Math.max(sideHeight(sheet, paragraph), lead));
  const { page } = sheet;
  const start = sheet.y;
  const noteAt = Math.max(start, noteFrom);
  const noted = noteAt - start + sideNote(sheet, paragraph, noteAt);
  sheet.text(thought, BODY);
  if (advice !== null) adviceBlock(sheet, advice);
  sheet.y = (sheet.page === page ? Math.max(sheet.y, start + noted) : sheet.y) + GAP.paragraph;
}

function adviceBlock(sheet: Sheet, advice: string): void {
  const height = adviceHeight(sheet, advice);
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
  sheet.text(advice, ADVICE, { x: x + GAP.bar, width: textWidth - GAP.bar });
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

export function chapter(sheet: Sheet, report: ReportContent, index: number): void {
  const content = report.chapters[index];
  if (!content) return;
  if (sheet.y > sheet.top) sheet.keep(openingHeight(sheet, content));
  if (sheet.y > sheet.top) {
    rule(sheet);
    sheet.y += 20;
  }
  sheet.startSection(content.title);
  const top = sheet.y;
  sheet.text(`Chapter ${index + 1} of ${report.chapters.length} · ${content.title}`, TITLE);
  sheet.y += 3;
  const told = new Set(content.paragraphs.map(({ doubt }) => doubt));
  sheet.text(content.headline.text, HEADLINE);
  const side = doubtNote(sheet, content.headline, top, told);
  sheet.y = Math.max(sheet.y + 10, top + side + 6);
  const graphTop = top + Math.max(side, GRAPH.above);
  const scale = GRAPH.height / 940;
  sheet.artifact(() =>
    drawLitGraph(sheet, report, content.centers, { x: MARGIN, y: graphTop, scale }),
  );
  const { page } = sheet;
  const below = graphTop + GRAPH.height + GRAPH.below;
  for (const paragraph of content.paragraphs) {
    paragraphBlock(sheet, paragraph, sheet.page === page ? below : 0);
  }
  sheet.y += 5;
  trialBox(sheet, content.trial, told);
  sheet.y += 22;
}
