import { describe, expect, test } from 'vitest';
import { dark, light } from '../../../../tailwind.config.ts';

type Token = keyof typeof light;

/** Relative luminance of an sRGB color `#rrggbb`, by WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const grounds: Token[] = ['paper', 'surface', 'raised', 'well'];
const words: Token[] = [
  'ink',
  'ink-soft',
  'muted',
  'accent',
  'design',
  'personality',
  'danger',
  'ok',
  'warn',
];
const tones: Token[] = ['accent', 'danger', 'ok', 'warn'];

const textPairs: [Token, Token][] = [
  ...words.flatMap((word) => grounds.map((ground): [Token, Token] => [word, ground])),
  ...tones.map((tone): [Token, Token] => [tone, `${tone}-soft` as Token]),
  ...tones.map((tone): [Token, Token] => ['ink', `${tone}-soft` as Token]),
  ['muted', 'accent-soft'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['danger-ink', 'danger'],
  ['danger-ink', 'danger-strong'],
  ['paper', 'ink'],
  ['paper', 'ink-soft'],
  ['on-active', 'design'],
  ...(['yellow', 'green', 'red', 'brown'] as const).map((fill): [Token, Token] => [
    'center-ink',
    `center-${fill}`,
  ]),
  ['on-active', 'personality'],
  ...([1, 2, 3, 4, 5] as const).map((n): [Token, Token] => ['on-active', `member-${n}`]),
];

const linePairs: [Token, Token][] = [
  ...grounds.flatMap((ground): [Token, Token][] => [
    ['line-strong', ground],
    ['focus', ground],
  ]),
  ['center-line', 'surface'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, palette) => {
  test.each(textPairs)('sets %s on %s at 4.5:1 or better', (word, ground) => {
    expect(contrast(palette[word], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(linePairs)('draws %s on %s at 3:1 or better', (line, ground) => {
    expect(contrast(palette[line], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('black on white is 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
