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

/** The words of the report and what it rests on, on its last page. */
export function aboutPage(sheet: Sheet, { profile, model, sources }: ReportContent): void {
  sheet.newPage();
  list(sheet, 'Words in this report', wordsOf(profile, model.activations.personality.sun));
  sheet.y += GAP.list;
  list(sheet, 'Sources', sources);
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
