import PDFDocument from 'pdfkit';
import { expect, test, vi } from 'vitest';
import { Sheet, type TextStyle } from './sheet.ts';

const FACES = ['sans', 'sansBold', 'serif', 'serifBold'] as const;
const styleOf = (face: TextStyle['face']): TextStyle => ({ face, size: 10, leading: 14 });

test.each(FACES)('the point of "57.1" in %s has a width of its own', (face) => {
  const sheet = new Sheet(new PDFDocument({ tagged: true }));
  const widthOf = (text: string) => sheet.lines(text, styleOf(face), 400)[0]?.width ?? 0;
  for (const [pointed, bare] of [
    ['57.1', '571'],
    ['35.1', '351'],
    ['1.1.0', '110'],
    ['January 17, 1972', 'January 17 1972'],
  ] as const) {
    expect(widthOf(pointed), pointed).toBeGreaterThan(widthOf(bare) + 1);
  }
});

test('figures are drawn as wide as they are measured', () => {
  const doc = new PDFDocument({ tagged: true });
  const sheet = new Sheet(doc);
  const text = vi.spyOn(doc, 'text');
  sheet.textAt('57.1', styleOf('sansBold'), { x: 0, y: 0, width: 400 });
  expect(text.mock.lastCall?.at(-1)).toMatchObject({ features: ['tnum'] });
});
