import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from './browser.ts';
import { environment } from './environment.ts';

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

/** A preview picture of links: words on the left, our bodygraph on the right. */
export interface LinkPicture {
  /** From the repository's root. */
  readonly path: string;
  /** CSS of what is in `main`. */
  readonly style: string;
  readonly main: string;
}

function documentOf({ style, main }: LinkPicture): string {
  return `<!doctype html>
<style>
  @font-face { font-family: Serif4; font-weight: 200 900; src: url(${font('source-serif-4')}); }
  @font-face { font-family: InterText; font-weight: 100 900; src: url(${font('inter')}); }
  body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; background: #faf6ee; color: #211c17;
    display: grid; grid-template-columns: 1fr 400px; font-family: InterText; }
  figure { margin: 0; background: #fffdf9; border-left: 1px solid #e5dccc; display: grid; place-items: center; }
  img { height: 582px; }
  ${style}
</style>
<main>${main}</main>
<figure><img src="${dataUrl('client/public/bodygraph.svg', 'image/svg+xml')}"></figure>`;
}

/** Draws pictures into their files, in a browser. */
export async function drawLinkPictures(pictures: readonly LinkPicture[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(environment()['CHROMIUM_PATH']),
    args: ['--no-sandbox'],
  });
  const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  for (const picture of pictures) {
    await tab.setContent(documentOf(picture));
    await tab.evaluate('document.fonts.ready.then(() => null)');
    await tab.screenshot({ path: file(picture.path) });
  }
  await browser.close();
}
