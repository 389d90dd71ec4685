import { partsOf } from '#shared/domain/sentences.ts';
import { H1, heightOf, LEAD, whole } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, type TextStyle } from './sheet.ts';
import { DECIDED } from './uncertainty.ts';

const STEP: TextStyle = { face: 'serif', size: 10.5, leading: 14.5 };
const CHAPTER: TextStyle = { face: 'sansBold', size: 9.5, leading: 14.5 };
/** A box to tick, and the chapter's name beside it. */
const STEPS = { box: 10, chapter: 24, text: 140, gap: 3, spare: 17 } as const;

const ENTRY: TextStyle = { face: 'sans', size: 8.5, leading: 11.5, color: COLORS.inkSoft };
const TERM: TextStyle = { ...ENTRY, face: 'sansBold', color: COLORS.ink };
const HEADING: TextStyle = { face: 'serifBold', size: 13, leading: 17, tag: 'H2' };
const GAP = { entry: 3, heading: 4, list: 10, column: 24 } as const;

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
    label: 'Channel',
    text: 'The line between two gates. With both in your chart, it defines the centers at its ends.',
  },
  {
    label: 'Gate and line',
    text: `One of 64 themes, numbered in the drawing, and its part from 1 to 6: your ${position} is gate ${position.split('.')[0]} in line ${position.split('.')[1]}.`,
  },
];

const WAYS_TO_THE_TIME: Entry = {
  label: 'How to settle what’s approximate',
  text: 'The long birth certificate or the hospital’s record often has the minute. Family may remember: “before breakfast” rules out half a day. Or move the slider online, and ask a colleague which version is you.',
};

/** The last page: where to start, and below it what to look up. */
export function aboutPage(sheet: Sheet, content: ReportContent): void {
  const { profile, model, sources, decided } = content;
  const decidedAt = decided.map(({ when, what }) => `${when}: ${what}.`).join(' ');
  const lookedUp: readonly Entry[] = [
    ...(decidedAt === '' ? [] : [{ label: DECIDED, text: decidedAt }]),
    ...(content.hours.rows.length === 0 ? [] : [WAYS_TO_THE_TIME]),
    ...wordsOf(profile, model.activations.personality.sun),
    ...sources,
  ];
  sheet.newPage();
  firstSteps(
    sheet,
    content,
    columnsOf(sheet, lookedUp).height + HEADING.leading + GAP.heading + GAP.list,
  );
  list(sheet, 'Words and sources', lookedUp);
}

const stepWidth = (sheet: Sheet) => sheet.width - STEPS.text;

/** The first thing to do in each chapter. */
function stepsOf(sheet: Sheet, { chapters }: ReportContent) {
  return chapters.flatMap(({ title, paragraphs: [first] }) => {
    const advice = first && partsOf(first.text).advice;
    if (!advice) return [];
    const text = whole(advice);
    return { title, text, height: heightOf(sheet, text, STEP, stepWidth(sheet)) };
  });
}

/** To be ticked off, as far apart as what follows leaves room. */
function firstSteps(sheet: Sheet, content: ReportContent, below: number): void {
  sheet.startSection('First steps');
  sheet.text('First steps', H1, { x: MARGIN, width: sheet.width });
  const lead = 'One from each chapter. Start with the one you need this week.';
  sheet.text(lead, { ...LEAD, size: 12, leading: 18 }, { x: MARGIN, width: sheet.width });
  sheet.y += 8;
  const { doc } = sheet;
  const steps = stepsOf(sheet, content);
  const taken = sum(steps.map(({ height }) => height + STEPS.gap));
  const spare = (sheet.bottom - sheet.y - taken - below) / steps.length;
  const gap = STEPS.gap + Math.min(STEPS.spare, Math.max(0, spare));
  for (const { title, text, height } of steps) {
    sheet.keep(height);
    const { y } = sheet;
    sheet.artifact(() => {
      doc.roundedRect(MARGIN + 0.5, y + 2.5, STEPS.box, STEPS.box, 2);
      doc.lineWidth(0.9).stroke(COLORS.coral);
    });
    const at = { x: MARGIN + STEPS.chapter, y, width: STEPS.text - STEPS.chapter - 8 };
    const beside = sheet.textAt(title, CHAPTER, at);
    sheet.text(text, STEP, { x: MARGIN + STEPS.text, width: stepWidth(sheet) });
    sheet.y = Math.max(sheet.y, y + beside) + gap;
  }
}

interface Columns {
  readonly columns: readonly (readonly Entry[])[];
  readonly width: number;
  readonly height: number;
}

/** Entries in two columns, in reading order down each. */
function columnsOf(sheet: Sheet, entries: readonly Entry[]): Columns {
  const width = (sheet.width - GAP.column) / 2;
  const heights = entries.map(
    ({ label, text }) =>
      heightOf(sheet, label, TERM, width) + heightOf(sheet, whole(text), ENTRY, width) + GAP.entry,
  );
  const split = balancedSplit(heights);
  return {
    columns: [entries.slice(0, split), entries.slice(split)],
    width,
    height: Math.max(sum(heights.slice(0, split)), sum(heights.slice(split))),
  };
}

/** Never at a page's end without what it is about. */
export function list(sheet: Sheet, title: string, entries: readonly Entry[]): void {
  const { columns, width, height } = columnsOf(sheet, entries);
  sheet.y += GAP.list;
  sheet.keep(HEADING.leading + GAP.heading + height);
  sheet.startSection(title);
  sheet.text(title, HEADING, { x: MARGIN, width: sheet.width });
  const top = sheet.y + GAP.heading;
  columns.forEach((column, index) => {
    const x = MARGIN + index * (width + GAP.column);
    let y = top;
    for (const { label, text } of column) {
      y += sheet.textAt(label, TERM, { x, y, width });
      y += sheet.textAt(whole(text), ENTRY, { x, y, width }) + GAP.entry;
    }
  });
  sheet.y = top + height;
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}

/** How many entries the first column has, so that both are as even as they can be. */
function balancedSplit(heights: readonly number[]): number {
  const tallest = (split: number) =>
    Math.max(sum(heights.slice(0, split)), sum(heights.slice(split)));
  const splits = heights.map((_, index) => index + 1);
  return splits.reduce((best, split) => (tallest(split) < tallest(best) ? split : best), 1);
}
