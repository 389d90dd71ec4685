import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BRAND_MARK, BRAND_NAME } from '#shared/domain/brand.ts';
import { LIBRARY_KINDS } from '#shared/library/address.ts';
import { KIND_TEXTS } from '#shared/library/kinds.data.ts';
import { drawLinkPictures } from './link-picture.ts';

/*
 * Draws the preview picture of links to each shelf of the library. Run it after changing the name,
 * the mark or the shelves' texts: `npx tsx scripts/bake-library-cards.ts`.
 */

const FOLDER = 'client/public/cards';

const { box, arms, disc } = BRAND_MARK;
const mark = `<svg viewBox="0 0 ${box} ${box}" width="44" height="44">${arms
  .map(
    ({ d, width }) =>
      `<path d="${d}" fill="none" stroke="#211c17" stroke-width="${width}" stroke-linecap="round"/>`,
  )
  .join('')}<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="#e35f3e"/></svg>`;

const STYLE = `
  main { padding: 72px 48px 72px 84px; display: grid; grid-template-rows: auto 1fr; }
  header { display: flex; align-items: center; gap: 14px; font: 600 34px/1 Serif4; }
  h1 { margin: 0; font: 500 92px/1 Serif4; letter-spacing: -0.025em; }
  p { margin: 32px 0 0; max-width: 17em; font-size: 32px; line-height: 1.4; color: #6a6055; }
  div { align-self: center; }`;

mkdirSync(fileURLToPath(new URL(`../${FOLDER}`, import.meta.url)), { recursive: true });
await drawLinkPictures(
  LIBRARY_KINDS.map((kind) => {
    const { title, lead } = KIND_TEXTS[kind];
    const words = `<div><h1>${title}</h1><p>${lead}</p></div>`;
    return {
      path: `${FOLDER}/${kind}.png`,
      style: STYLE,
      main: `<header>${mark}${BRAND_NAME}</header>${words}`,
    };
  }),
);
