import { COLORS } from './palette.ts';
import { MARGIN, type Sheet, type TextStyle } from './sheet.ts';

const ENTRY: TextStyle = { face: 'sans', size: 9, leading: 14, color: COLORS.inkSoft };
const NUMBER: TextStyle = { ...ENTRY, color: COLORS.muted };
const GAP = 36;
const NUMBER_WIDTH = 18;
const FOOT = 60;

/**
 * What is on which page, at the cover's foot, in two columns; left out where a long name leaves no room.
 * Programs read it from the outline instead.
 * @param top the end of the cover's text
 */
export function contentsList(sheet: Sheet, top: number): void {
  const { doc, sections } = sheet;
  const entries = sections.slice(1);
  const rows = Math.ceil(entries.length / 2);
  doc.switchToPage(0);
  const y = doc.page.height - FOOT - rows * ENTRY.leading;
  if (y < top) return;
  const width = (sheet.width - GAP) / 2;
  sheet.artifact(() => {
    entries.forEach(({ title, page }, index) => {
      const x = MARGIN + (index < rows ? 0 : width + GAP);
      const at = y + (index % rows) * ENTRY.leading;
      sheet.draw(sheet.lines(`${page}`, NUMBER, width), NUMBER, { x, y: at, width });
      const words = { x: x + NUMBER_WIDTH, y: at, width };
      sheet.draw(sheet.lines(title, ENTRY, width), ENTRY, words);
    });
  });
}
