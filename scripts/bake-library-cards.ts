import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { BRAND_MARK, BRAND_NAME } from '#shared/domain/brand.ts';
import { LIBRARY_KINDS, type LibraryKind } from '#shared/library/address.ts';
import { KIND_TEXTS } from '#shared/library/kinds.data.ts';
import { findBrowser } from './browser.ts';
import { environment } from './environment.ts';

/*
 * Draws the preview picture of links to each shelf of the library. Run it after changing the name,
 * the mark or the shelves' texts: `npx tsx scripts/bake-library-cards.ts`.
 */

const WIDTH = 1200;
const HEIGHT = 630;

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const dataUrl = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(file(path)).toString('base64')}`;
const font = (name: string) =>
  dataUrl(
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    'font/woff2',
  );

const { box, arms, disc } = BRAND_MARK;
const mark = `<svg viewBox="0 0 ${box} ${box}" width="44" height="44">${arms
  .map(
    ({ d, width }) =>
      `<path d="${d}" fill="none" stroke="#211c17" stroke-width="${width}" stroke-linecap="round"/>`,
  )
  .join('')}<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="#e35f3e"/></svg>`;

function card(kind: LibraryKind): string {
  const { title, lead } = KIND_TEXTS[kind];
  return `<!doctype html>
<style>
  @font-face { font-family: Serif4; font-weight: 200 900; src: url(${font('source-serif-4')}); }
  @font-face { font-family: InterText; font-weight: 100 900; src: url(${font('inter')}); }
  body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; background: #faf6ee; color: #211c17;
    display: grid; grid-template-columns: 1fr 400px; font-family: InterText; }
  main { padding: 72px 48px 72px 84px; display: grid; grid-template-rows: auto 1fr; }
  header { display: flex; align-items: center; gap: 14px; font: 600 34px/1 Serif4; }
  h1 { margin: 0; font: 500 92px/1 Serif4; letter-spacing: -0.025em; }
  p { margin: 32px 0 0; max-width: 17em; font-size: 32px; line-height: 1.4; color: #6a6055; }
  div { align-self: center; }
  figure { margin: 0; background: #fffdf9; border-left: 1px solid #e5dccc; display: grid; place-items: center; }
  img { height: 582px; }
</style>
<main><header>${mark}${BRAND_NAME}</header><div><h1>${title}</h1><p>${lead}</p></div></main>
<figure><img src="${dataUrl('client/public/bodygraph.svg', 'image/svg+xml')}"></figure>`;
}

mkdirSync(file('client/public/cards'), { recursive: true });
const browser = await chromium.launch({
  executablePath: findBrowser(environment()['CHROMIUM_PATH']),
  args: ['--no-sandbox'],
});
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
for (const kind of LIBRARY_KINDS) {
  await tab.setContent(card(kind));
  await tab.evaluate('document.fonts.ready.then(() => null)');
  await tab.screenshot({ path: file(`client/public/cards/${kind}.png`) });
}
await browser.close();
