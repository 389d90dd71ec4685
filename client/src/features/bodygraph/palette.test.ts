// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { PALETTE } from '#shared/bodygraph/layout-sample.data.ts';

// The test runner empties imported style sheets, and client code has no Node types.
type ReadFile = (file: URL, encoding: 'utf8') => string;
const { readFileSync } = await vi.importActual<{ readFileSync: ReadFile }>('node:fs');
const css = readFileSync(new URL('./bodygraph.css', import.meta.url), 'utf8');

const NAMES = Object.keys(PALETTE.light);

/** The custom properties of each rule that sets a whole palette. */
function palettes(): { selector: string; values: Record<string, string> }[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*--bodygraph-focus:[^{}]*)\}/g)].map((match) => ({
    selector: (match[1] ?? '').trim(),
    values: Object.fromEntries(
      [...(match[2] ?? '').matchAll(/--bodygraph-([\w-]+):\s*([^;]+);/g)].map((property) => [
        (property[1] ?? '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        (property[2] ?? '').toUpperCase(),
      ]),
    ),
  }));
}

test('the colors match the reference drawing, light by default and dark for screens', () => {
  const [light, mediaDark, chosenDark, forced, ...rest] = palettes();
  expect(light?.values).toEqual(PALETTE.light);
  expect(light?.selector).toContain(':root');
  expect(mediaDark?.values).toEqual(PALETTE.dark);
  expect(chosenDark?.values).toEqual(PALETTE.dark);
  expect(chosenDark?.selector).toContain('[data-theme="dark"]');
  expect(Object.keys(forced?.values ?? {}).sort()).toEqual([...NAMES].sort());
  expect(Object.values(forced?.values ?? {}).join(' ')).not.toContain('#');
  expect(rest).toEqual([]);
});

test('a figure stands on the page’s paper, on screens and where colors are not forced', () => {
  expect(css).toContain('--bodygraph-background: var(--paper)');
});

test('both dark palettes are for screens only, so that print uses the light one', () => {
  const outside = css.replace(/@media screen[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  expect(css).toContain('#14171c');
  expect(outside).toContain('--bodygraph-background: #ffffff');
  expect(outside).not.toContain('#14171c');
});

test.each(['light', 'dark'] as const)(
  'the %s palette has 4.5:1 for text and 3:1 for lines',
  (mode) => {
    const palette = PALETTE[mode];
    const text: [string, string][] = [
      [palette.ink, palette.trackFill],
      [palette.onDesign, palette.design],
      [palette.onPersonality, palette.personality],
      [palette.muted, palette.background],
      ...[palette.yellow, palette.green, palette.red, palette.brown, palette.centerUndefined].map(
        (fill): [string, string] => [palette.centerLabel, fill],
      ),
    ];
    for (const [front, back] of text) expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
    for (const line of [palette.line, palette.centerLine, palette.focus]) {
      expect(contrast(line, palette.background)).toBeGreaterThanOrEqual(3);
    }
  },
);

/** Contrast ratio by WCAG 2.2, relative luminance of sRGB. */
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
