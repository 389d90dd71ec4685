import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { list } from './about-page.ts';
import { balancedWidth, OPENER, whole } from './blocks.ts';
import { Sheet } from './sheet.ts';

const newSheet = () => new Sheet(new PDFDocument({ tagged: true, bufferPages: true }));

test.each([
  ['It comes before the reasons you give.', 'It comes before the reasons\u00A0you\u00A0give.'],
  ['People find you cool, and so do I.', 'People find you cool, and\u00A0so\u00A0do\u00A0I.'],
  ['Ask for responsibilities.', 'Ask for responsibilities.'],
])('keeps the last words of %j together', (text, kept) => {
  expect(whole(text)).toBe(kept);
});

test('balances a headline without another line', () => {
  const sheet = newSheet();
  const headline = 'Go home tired from work you wanted';
  const linesIn = (width: number) => sheet.lines(headline, OPENER, width);
  const wide = 340;
  const width = balancedWidth(sheet, headline, OPENER, wide);
  expect(linesIn(width)).toHaveLength(linesIn(wide).length);
  const spread = (lines: ReturnType<typeof linesIn>) => {
    const widths = lines.map((line) => line.width);
    return Math.max(...widths) - Math.min(...widths);
  };
  expect(spread(linesIn(width))).toBeLessThan(spread(linesIn(wide)) / 2);
});

test('a list begins on the next page rather than with its heading alone', () => {
  const sheet = newSheet();
  sheet.y = sheet.bottom - 30;
  list(sheet, 'Sources', [{ label: 'Birth', text: 'Valencia, Spain.' }]);
  expect(sheet.sections).toEqual([{ title: 'Sources', page: 2 }]);
});
