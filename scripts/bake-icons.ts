import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { BRAND_MARK, BRAND_NAME } from '#shared/domain/brand.ts';
import { findBrowser } from './browser.ts';
import { environment } from './environment.ts';

/*
 * Draws the icons of browser tabs, home screens and installed apps from the mark in
 * `shared/domain/brand.ts`. Run it after changing that: `npx tsx scripts/bake-icons.ts`.
 */

const PAPER = '#faf6ee';
const INK = '#211c17';
const CORAL = '#e35f3e';

const file = (name: string) => fileURLToPath(new URL(`../client/public/${name}`, import.meta.url));

function mark(ink: string): string {
  const { arms, disc } = BRAND_MARK;
  const lines = arms.map(
    ({ d, width }) =>
      `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`,
  );
  return `${lines.join('')}<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="${CORAL}"/>`;
}

/**
 * @param share how much of the icon's side the mark takes
 * @param radius of the corners, as a share of the side
 */
function icon(share: number, radius: number): string {
  const { box } = BRAND_MARK;
  const side = box / share;
  const margin = (side - box) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><title>${BRAND_NAME}</title><rect width="${side}" height="${side}" rx="${side * radius}" fill="${PAPER}"/><g transform="translate(${margin} ${margin})">${mark(INK)}</g></svg>`;
}

/** Maskable icons may be cut to a circle of 80 % of their side. */
const PICTURES = [
  { name: 'apple-touch-icon.png', side: 180, svg: icon(0.64, 0) },
  { name: 'icon-192.png', side: 192, svg: icon(0.72, 0.22) },
  { name: 'icon-512.png', side: 512, svg: icon(0.72, 0.22) },
  { name: 'icon-maskable-512.png', side: 512, svg: icon(0.52, 0) },
] as const;

writeFileSync(file('favicon.svg'), `${icon(0.8, 0.22)}\n`);

const browser = await chromium.launch({
  executablePath: findBrowser(environment()['CHROMIUM_PATH']),
  args: ['--no-sandbox'],
});
for (const { name, side, svg } of PICTURES) {
  const tab = await browser.newPage({ viewport: { width: side, height: side } });
  await tab.setContent(
    `<style>body{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${svg}`,
  );
  await tab.screenshot({ path: file(name), omitBackground: true });
  await tab.close();
}
await browser.close();
