import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/*
 * Cuts the product's typefaces down to what a first view needs: the characters and weights in use,
 * without ligatures and alternates. Other scripts and rare signs stay in the packages' own files,
 * which a browser loads only where a page has such a character. Run it after updating the packages
 * or adding a weight: `npx tsx scripts/bake-fonts.ts`.
 */

const WEIGHTS = { min: 400, max: 600 };
/** Kerning, figures and accents. */
const FEATURES = ['kern', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk'];

const ASCII = 'U+0020-007E';
/** Dashes, quotes, marks and the spaces that dates and numbers are written with. */
const TYPOGRAPHY =
  'U+2007-200D,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+2060';
const LETTERS = 'U+00C0-00D6,U+00D8-00F6,U+00F8-00FF,U+0131,U+0152-0153';

const FACES = [
  {
    family: 'Inter',
    folder: 'inter',
    ownWeights: '100 900',
    kept: `${ASCII},U+00A0-00FF,U+0131,U+0152-0153,${TYPOGRAPHY},U+20AC,U+2122,U+2191,U+2193,U+2212`,
  },
  {
    // Headings and quotes only, so without signs such as fractions.
    family: 'Source Serif 4',
    folder: 'source-serif-4',
    ownWeights: '200 900',
    kept: `${ASCII},U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00BF,U+00D7,${LETTERS},${TYPOGRAPHY},U+20AC,U+2212`,
  },
] as const;
const OTHER_SCRIPTS = ['latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];

const root = fileURLToPath(new URL('..', import.meta.url));
const fonts = join(root, 'client/src/app/fonts');

function codePoints(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function rangesOf(points: readonly number[]): string {
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  const runs: [number, number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',');
}

function fontFace(family: string, weights: string, url: string, ranges: string): string {
  const wrapped = ranges.replaceAll(',', ', ').replace(/(.{60,90}?,) /g, '$1\n    ');
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weights};
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range:
    ${wrapped};
}`;
}

await mkdir(fonts, { recursive: true });
const rules: string[] = [];
for (const { family, folder, ownWeights, kept } of FACES) {
  const own = `@fontsource-variable/${folder}`;
  const file = (script: string) => `${own}/files/${folder}-${script}-wght-normal.woff2`;
  const whole = await readFile(join(root, 'node_modules', file('latin')));
  const characters = codePoints(kept);
  const baked = await subsetFont(whole, String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(join(fonts, `${folder}.woff2`), baked);
  process.stdout.write(`${family}: ${whole.length} to ${baked.length} bytes\n`);

  // Claims all weights: beside faces that do, a browser would take none of its characters for bold.
  rules.push(fontFace(family, ownWeights, `./fonts/${folder}.woff2`, kept));
  const ranges: Record<string, string> = JSON.parse(
    await readFile(join(root, 'node_modules', own, 'unicode.json'), 'utf8'),
  );
  const isKept = new Set(characters);
  // Line breaks and other controls are no reason to load a font.
  const rest = codePoints(ranges['latin'] ?? '').filter(
    (point) => !isKept.has(point) && !/\p{Cc}/u.test(String.fromCodePoint(point)),
  );
  rules.push(fontFace(family, ownWeights, file('latin'), rangesOf(rest)));
  for (const script of OTHER_SCRIPTS) {
    rules.push(fontFace(family, ownWeights, file(script), ranges[script] ?? ''));
  }
}
const css = `/* Made by scripts/bake-fonts.ts: the first file of each family is all that most pages load. */\n\n${rules.join('\n\n')}\n`;
await writeFile(join(root, 'client/src/app/fonts.css'), css);
