import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { BRAND_NAME, BRAND_PROMISE } from '#shared/domain/brand.ts';
import { findBrowser } from './browser.ts';
import { environment } from './environment.ts';

/*
 * Renders the preview image of links to the site: our bodygraph and a description of the product.
 * Run it after changing `client/public/bodygraph.svg`: `npx tsx scripts/bake-social-card.ts`.
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

const page = `<!doctype html>
<style>
  @font-face { font-family: Serif4; font-weight: 200 900; src: url(${font('source-serif-4')}); }
  @font-face { font-family: InterText; font-weight: 100 900; src: url(${font('inter')}); }
  body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; background: #faf6ee; color: #211c17;
    display: grid; grid-template-columns: 1fr 400px; font-family: InterText; }
  main { align-self: center; padding-left: 84px; }
  h1 { margin: 0; font: 600 88px/1 Serif4; letter-spacing: -0.02em; }
  p { margin: 36px 0 0; max-width: 15em; font-size: 34px; line-height: 1.4; color: #6a6055; }
  figure { margin: 0; background: #fffdf9; border-left: 1px solid #e5dccc; display: grid; place-items: center; }
  img { height: 582px; }
</style>
<main><h1>${BRAND_NAME}</h1><p>${BRAND_PROMISE}</p></main>
<figure><img src="${dataUrl('client/public/bodygraph.svg', 'image/svg+xml')}"></figure>`;

const browser = await chromium.launch({
  executablePath: findBrowser(environment()['CHROMIUM_PATH']),
  args: ['--no-sandbox'],
});
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
await tab.setContent(page);
await tab.evaluate('document.fonts.ready.then(() => null)');
await tab.screenshot({ path: file('client/src/app/social-card.png') });
await browser.close();
