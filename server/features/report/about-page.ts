import { readGate } from '#shared/domain/chart-text.ts';
import { BODY_IDS, BODY_NAMES, SIDES, type Side } from '#shared/engine/bodies.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
import { whole } from './blocks.ts';
import { DECIDED, type ReportContent } from './content.ts';
import { COLORS, GRAPH_COLORS } from './palette.ts';
import { MARGIN, type Sheet, SIDE_WIDTH, type TextStyle } from './sheet.ts';

const ENTRY: TextStyle = { face: 'sans', size: 8.5, leading: 12.5, color: COLORS.inkSoft };
const TERM: TextStyle = { ...ENTRY, face: 'sansBold', color: COLORS.ink };
const HEADING: TextStyle = { face: 'serifBold', size: 14, leading: 18, tag: 'H1' };
const GAP = { entry: 6, heading: 8, list: 18 } as const;

interface Entry {
  readonly label: string;
  readonly text: string;
}

/** The words of a report, with examples from the chart itself. */
const wordsOf = (profile: string, position: string): readonly Entry[] => [
  {
    label: 'Type',
    text: 'One of five ways to work: Manifestor, Generator, Manifesting Generator, Projector, or Reflector.',
  },
  { label: 'Strategy', text: 'How your type gets into the right work.' },
  { label: 'Authority', text: 'Where a sound decision comes from in you.' },
  {
    label: 'Profile',
    text: `Two numbers, ${profile} for you: two ways of learning and working that you combine.`,
  },
  {
    label: 'Center',
    text: 'One of the nine shapes. Defined, in color: it works the same way every day. Open, in white: it takes its tone from the people around you.',
  },
  {
    label: 'Gate',
    text: 'One of 64 themes, numbered in the drawing. A colored one is in your chart.',
  },
  {
    label: 'Channel',
    text: 'The line between two gates. With both in your chart, it defines the centers at its ends.',
  },
  {
    label: 'Line',
    text: `The part of a gate, from 1 to 6: your ${position} is gate ${position.split('.')[0]} in line ${position.split('.')[1]}.`,
  },
];

/** What to look up, on the last page: the chart in words, the report's words and its sources. */
export function aboutPage(sheet: Sheet, content: ReportContent): void {
  const { profile, model, sources, decided } = content;
  sheet.newPage();
  if (decided.length === 0) positionList(sheet, content);
  else decidedList(sheet, decided);
  sheet.y += GAP.list;
  list(sheet, 'Words in this report', wordsOf(profile, model.activations.personality.sun));
  sheet.y += GAP.list;
  list(sheet, 'Sources', sources);
}

/** When facts hold and what holds otherwise: said here, and only marked on the other pages. */
function decidedList(sheet: Sheet, decided: ReportContent['decided']): void {
  const entries = decided.flatMap(({ when, facts }) =>
    facts.map((fact, index) => ({ label: index === 0 ? when : '', text: `${fact}.` })),
  );
  list(sheet, DECIDED, entries);
}

const COLUMN_GAP = 28;
const NAME_WIDTH = 58;
const VALUE_WIDTH = 30;
const SIDES_IN_WORDS: Readonly<Record<Side, string>> = {
  design: 'Design: what others see first',
  personality: 'Personality: what you’d say about yourself',
};

/** The 26 positions with their gates' keynotes, each side in a column of its own. */
function positionList(sheet: Sheet, { model }: ReportContent): void {
  heading(sheet, 'Your chart in words');
  const width = (sheet.width - COLUMN_GAP) / 2;
  const top = sheet.y;
  const ends = SIDES.map((side, index) => {
    const x = MARGIN + index * (width + COLUMN_GAP);
    const color = GRAPH_COLORS[side];
    let y = top;
    y += sheet.textAt(SIDES_IN_WORDS[side], { ...TERM, color }, { x, y, width }) + 2;
    for (const body of BODY_IDS) {
      const value = model.activations[side][body];
      const gate = readGate(value)?.gate;
      const at = x + NAME_WIDTH + VALUE_WIDTH;
      sheet.textAt(BODY_NAMES[body], { ...ENTRY, color: COLORS.muted }, { x, y, width });
      sheet.textAt(value, { ...TERM, color }, { x: x + NAME_WIDTH, y, width });
      const keynote = gate ? GATE_TEXTS[gate].keynote : '';
      y += sheet.textAt(keynote, ENTRY, { x: at, y, width: x + width - at });
    }
    return y;
  });
  sheet.y = Math.max(...ends);
}

/** Never at a page's end without what it is about. */
function heading(sheet: Sheet, title: string): void {
  sheet.keep(HEADING.leading + GAP.heading + 2 * ENTRY.leading);
  sheet.startSection(title);
  sheet.text(title, HEADING, { x: MARGIN, width: sheet.width });
  sheet.y += GAP.heading;
}

/** Entries without a label go on with the one before. */
export function list(sheet: Sheet, title: string, entries: readonly Entry[]): void {
  heading(sheet, title);
  entries.forEach(({ label, text }, index) => {
    if (index > 0 && label !== '') sheet.y += GAP.entry;
    const lines = label === '' ? 0 : sheet.lines(label, TERM, SIDE_WIDTH).length;
    sheet.keep(lines * TERM.leading);
    const { y } = sheet;
    if (lines > 0) sheet.textAt(label, TERM, { x: MARGIN, y, width: SIDE_WIDTH });
    sheet.text(whole(text), ENTRY);
    sheet.y = Math.max(sheet.y, y + lines * TERM.leading);
  });
}
