import { heightOf } from './blocks.ts';
import type { ReportContent } from './content.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, SIDE_WIDTH, type TextStyle } from './sheet.ts';

const ENTRY: TextStyle = { face: 'sans', size: 8.5, leading: 12.5, color: COLORS.inkSoft };
const TERM: TextStyle = { ...ENTRY, face: 'sansBold', color: COLORS.ink };
const HEADING: TextStyle = { face: 'serifBold', size: 14, leading: 18, tag: 'H1' };
const GAP = { entry: 6, heading: 8, list: 18 } as const;

interface Entry {
  readonly label: string;
  readonly text: string;
}

const WORDS: readonly Entry[] = [
  {
    label: 'Type',
    text: 'One of five ways to work: Manifestor, Generator, Manifesting Generator, Projector, or Reflector.',
  },
  { label: 'Strategy', text: 'How your type gets into the right work.' },
  { label: 'Authority', text: 'Where a sound decision comes from in you.' },
  {
    label: 'Profile',
    text: 'Two lines, such as 5/1: the first is how you know yourself, the second how others see you.',
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
  { label: 'Line', text: 'The part of a gate, from 1 to 6: 35.2 is gate 35 in its second line.' },
];

/** The words of the report, and what it rests on: together on one page, so that none stands nearly empty. */
export function closingPage(sheet: Sheet, { sources }: ReportContent): void {
  const lists = [
    ['Words in this report', WORDS],
    ['Sources', sources],
  ] as const;
  const heights = lists.map(([, entries]) => listHeight(sheet, entries));
  sheet.keep(heights.reduce((sum, height) => sum + height, GAP.list));
  for (const [title, entries] of lists) {
    list(sheet, title, entries);
    sheet.y += GAP.list;
  }
}

function listHeight(sheet: Sheet, entries: readonly Entry[]): number {
  return entries.reduce(
    (sum, { text }) => sum + heightOf(sheet, text, ENTRY) + GAP.entry,
    HEADING.leading + GAP.heading - GAP.entry,
  );
}

function list(sheet: Sheet, title: string, entries: readonly Entry[]): void {
  sheet.startSection(title);
  sheet.text(title, HEADING, { x: MARGIN, width: sheet.width });
  sheet.y += GAP.heading;
  entries.forEach(({ label, text }, index) => {
    if (index > 0) sheet.y += GAP.entry;
    sheet.textAt(label, TERM, { x: MARGIN, y: sheet.y, width: SIDE_WIDTH });
    sheet.text(text, ENTRY);
  });
}
