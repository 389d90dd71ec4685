import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/*
 * Cuts the face of the sample bodygraph: a picture can't use the fonts of the document that shows it, so
 * the characters it has are embedded by `bodygraph-file.test.tsx`. Run it when centers are renamed:
 * `npx tsx scripts/bake-sample-font.ts`.
 */

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const PICTURE = path('client/public/bodygraph.svg');
const FONT = path('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const FACE = path('client/src/features/bodygraph/sample-face.css');

const texts = (await readFile(PICTURE, 'utf8')).matchAll(/>([^<>]+)<\/(?:text|tspan)>/g);
const shown = new Set([...texts].flatMap(([, text = '']) => [...text]));
const font = await subsetFont(await readFile(FONT), [...shown].join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 450, max: 700 } },
  keepFeatures: ['lnum'],
  noHinting: true,
});
await writeFile(
  FACE,
  `@font-face {
  font-family: Inter;
  font-weight: 450 700;
  src: url("data:font/woff2;base64,${Buffer.from(font).toString('base64')}") format("woff2");
}
`,
);
process.stdout.write(`${shown.size} characters, ${font.length} bytes\n`);
