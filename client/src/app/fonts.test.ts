import { describe, expect, test } from 'vitest';
import page from '../../index.html?raw';
import css from './fonts.css?raw';

const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = '']) => ({
  family: /font-family: "([^"]+)"/.exec(rule)?.[1] ?? '',
  url: /url\("([^"]+)"\)/.exec(rule)?.[1] ?? '',
  weights: /font-weight: ([\d ]+);/.exec(rule)?.[1] ?? '',
  ranges: [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => ({
      from: Number.parseInt(from, 16),
      to: Number.parseInt(to, 16),
    }),
  ),
}));

/** The files that a browser loads for a text. */
function loadedFor(family: string, text: string): string[] {
  const ofFamily = faces.filter((face) => face.family === family);
  const urls = [...text].map((character) => {
    const point = character.codePointAt(0) ?? 0;
    // Of several faces with a character, the last one counts.
    return ofFamily.findLast(({ ranges }) =>
      ranges.some(({ from, to }) => from <= point && point <= to),
    )?.url;
  });
  return [...new Set(urls)].map((url) => url ?? 'none');
}

describe.each([
  ['Inter', './fonts/inter.woff2'],
  ['Source Serif 4', './fonts/source-serif-4.woff2'],
])('%s', (family, first) => {
  test('needs one file for English and western European names', () => {
    const text = 'José Müller’s “Analysis” – 2:25\u202fPM, Ærøskøbing · 13.2 × €5…';
    expect(loadedFor(family, text)).toEqual([first]);
  });

  // A browser picks faces by weight before it looks at their characters.
  test('has the same weights in every file, so that bold text is set in the same face', () => {
    const weights = faces.filter((face) => face.family === family).map((face) => face.weights);
    expect(new Set(weights).size).toBe(1);
  });

  test.each([
    ['Łukasz Šimić', 'latin-ext'],
    ['Наталья', 'cyrillic'],
    ['Γιώργος', 'greek'],
    ['Nguyễn', 'vietnamese'],
  ])('has a file for %s', (name, script) => {
    expect(loadedFor(family, name).some((url) => url.includes(`-${script}-`))).toBe(true);
    expect(loadedFor(family, name)).not.toContain('none');
  });
});

test('both are asked for before the styles have been read', () => {
  const preloaded = [...page.matchAll(/href="\/src\/app\/(fonts\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  const first = faces.filter(({ url }) => url.startsWith('./')).map(({ url }) => url.slice(2));
  expect(preloaded.toSorted()).toEqual(first.toSorted());
});
