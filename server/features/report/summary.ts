import {
  approximateMark,
  balancedWidth,
  H1,
  heightOf,
  LABEL,
  LEAD,
  NOTED,
  POINT,
  rule,
  TERM,
  TITLE,
  WARN,
  whole,
} from './blocks.ts';
import type { ReportContent } from './content.ts';
import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, SIDE_WIDTH, type TextStyle } from './sheet.ts';

/** A part of the page below a rule, measured before it's drawn. */
interface Block {
  readonly height: number;
  readonly draw: () => void;
}

/** Before and after a part, and what a page with room to spare adds to each at most. */
const GAP = { above: 12, below: 10, spare: 30 } as const;
const HEAD: TextStyle = { ...TITLE, size: 9.5, leading: 13, tag: 'H2' };
const HEAD_GAP = 5;

/** A person on a page: what is certain comes first, and what is left of the page is shared out. */
export function summary(sheet: Sheet, content: ReportContent): void {
  sheet.newPage();
  sheet.startSection('In short');
  sheet.text('In short', H1, { x: MARGIN, width: sheet.width });
  sheet.y += 8;
  const blocks = fitting(sheet, content);
  const taken = blocks.reduce((sum, { height }) => sum + height + GAP.above + GAP.below, 0);
  const spare = Math.min(GAP.spare, Math.max(0, sheet.bottom - sheet.y - taken) / blocks.length);
  for (const { height, draw } of blocks) {
    const { y } = sheet;
    rule(sheet);
    sheet.y += GAP.above + spare / 2;
    draw();
    sheet.y = y + height + GAP.above + GAP.below + spare;
  }
}

/** As many parts as the page has room for, the most telling kept. */
function fitting(sheet: Sheet, content: ReportContent): readonly Block[] {
  const facts = content.facts.map((fact) => factBlock(sheet, fact));
  const points = [pointsBlock(sheet, content)].filter(({ height }) => height > 0);
  const needed =
    content.hours.rows.length > 0
      ? [...points, ...facts, hoursBlock(sheet, content)]
      : [...facts, ...points];
  const more = [centersBlock(sheet, content)];
  let room = sheet.bottom - sheet.y;
  return [...needed, ...more].filter((block, index) => {
    const height = block.height + GAP.above + GAP.below;
    if (index >= needed.length && height > room) return false;
    room -= height;
    return true;
  });
}

function factBlock(sheet: Sheet, fact: ReportContent['facts'][number]): Block {
  const style = { ...LEAD, color: COLORS.ink };
  const width = balancedWidth(sheet, fact.text, style, sheet.textWidth);
  const term = fact.doubt ? `${fact.term}, ${fact.doubt.when}` : fact.term;
  return {
    height: heightOf(sheet, fact.text, style, width) + 2 + heightOf(sheet, term, TERM),
    draw: () => {
      const at = { x: MARGIN, y: sheet.y + 2, width: SIDE_WIDTH };
      sheet.textAt(fact.label, { ...LABEL, size: 9.5 }, at);
      sheet.text(fact.text, style, { width });
      sheet.y += 2;
      if (!fact.doubt) {
        sheet.text(term, TERM);
        return;
      }
      const { textLeft, textWidth, y } = sheet;
      approximateMark(sheet, textLeft, y + 2.5);
      const words: TextStyle = { ...WARN, tag: 'P' };
      sheet.text(term, words, { x: textLeft + 13, width: textWidth - 13 });
    },
  };
}

/** Between two columns of a page, and between points. */
const COLUMN_GAP = 28;
const POINT_GAP = 7;
/** Fewer where the hours need their room. */
const POINTS_MAX = { exact: 4, open: 3 } as const;
/** The first says most. */
const FIRST: TextStyle = { ...POINT, face: 'serifBold' };

const columnWidth = (sheet: Sheet) => (sheet.width - COLUMN_GAP) / 2;

interface Column {
  readonly title: string;
  readonly items: readonly { readonly text: string; readonly style: TextStyle }[];
}

/** Columns beside each other, each under its title. */
function columnsBlock(sheet: Sheet, columns: readonly Column[], gap: number): Block {
  const width = columnWidth(sheet);
  const heights = columns.map(({ items }) =>
    items.reduce(
      (sum, { text, style }) => sum + heightOf(sheet, whole(text), style, width) + gap,
      HEAD.leading + HEAD_GAP - gap,
    ),
  );
  return {
    height: Math.max(0, ...heights),
    draw: () => {
      const top = sheet.y;
      columns.forEach(({ title, items }, index) => {
        const x = MARGIN + index * (width + COLUMN_GAP);
        let y = top + sheet.textAt(title, HEAD, { x, y: top, width }) + HEAD_GAP;
        for (const { text, style } of items) {
          y += sheet.textAt(whole(text), style, { x, y, width }) + gap;
        }
      });
    },
  };
}

/** What to build on and what to watch: as many warnings as strengths, for a client counts. */
function pointsBlock(sheet: Sheet, { strengths, watchouts, hours }: ReportContent): Block {
  const isOpen = hours.rows.length > 0;
  const count = Math.min(isOpen ? POINTS_MAX.open : POINTS_MAX.exact, strengths.length);
  if (count === 0) return { height: 0, draw: () => undefined };
  const certain = isOpen ? ', at any birth time' : '';
  const items = (points: readonly string[]) =>
    points.slice(0, count).map((text, index) => ({ text, style: index === 0 ? FIRST : POINT }));
  const columns = [
    { title: `What to build on${certain}`, items: items(strengths) },
    { title: `What to watch${certain}`, items: items(watchouts) },
  ].filter(({ items: some }) => some.length > 0);
  return columnsBlock(sheet, columns, POINT_GAP);
}

function centersBlock(sheet: Sheet, { steadyCenters, openCenters }: ReportContent): Block {
  const items = (texts: readonly string[]) =>
    (texts.length > 0 ? texts : ['None']).map((text) => ({ text, style: NOTED }));
  return columnsBlock(
    sheet,
    [
      { title: 'Steady in you, no matter who’s around', items: items(steadyCenters) },
      { title: 'Changes with the people around you', items: items(openCenters) },
    ],
    1,
  );
}

/** Of "From 10:45 AM until 12:30 PM" in one line, and between columns. */
const HOURS = { when: 148, gap: 12, type: 88, row: 3 } as const;
const HOUR_LABEL: TextStyle = { ...LABEL, leading: NOTED.leading };

/** Left edge and width of each column; a type takes less than a sentence. */
function hourColumns(sheet: Sheet, { hours: { heads, hasType } }: ReportContent) {
  const widths = sheet.width - HOURS.when;
  const others = heads.length - Number(hasType);
  const type = others === 0 ? widths : HOURS.type;
  const other = (widths - (hasType ? type : 0)) / Math.max(1, others);
  let x = MARGIN + HOURS.when;
  return heads.map((head, index) => {
    const step = hasType && index === 0 ? type : other;
    const column = { head, x, width: step - HOURS.gap };
    x += step;
    return column;
  });
}

/** What a person is, hour by hour: a column for each thing that changes. */
function hoursBlock(sheet: Sheet, content: ReportContent): Block {
  const { rows } = content.hours;
  const columns = hourColumns(sheet, content);
  const heights = rows.map(({ when, cells }) =>
    Math.max(
      heightOf(sheet, when, HOUR_LABEL, HOURS.when),
      ...columns.map(({ width }, index) => heightOf(sheet, cells[index] ?? '', NOTED, width)),
    ),
  );
  return {
    height: heights.reduce((sum, height) => sum + height + HOURS.row, HEAD.leading + HEAD_GAP),
    draw: () => {
      let { y } = sheet;
      sheet.textAt('By the hour of birth', HEAD, { x: MARGIN, y, width: HOURS.when });
      for (const { head, x, width } of columns) {
        sheet.textAt(head, { ...TERM, leading: HEAD.leading }, { x, y, width });
      }
      y += HEAD.leading + HEAD_GAP;
      rows.forEach(({ when, cells }, row) => {
        sheet.textAt(when, HOUR_LABEL, { x: MARGIN, y, width: HOURS.when });
        columns.forEach(({ x, width }, index) => {
          sheet.textAt(cells[index] ?? '', NOTED, { x, y, width });
        });
        y += (heights[row] ?? 0) + HOURS.row;
      });
    },
  };
}
