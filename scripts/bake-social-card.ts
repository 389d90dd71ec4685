import { BRAND_NAME, BRAND_PROMISE } from '#shared/domain/brand.ts';
import { drawLinkPictures } from './link-picture.ts';

/*
 * Renders the preview image of links to the site: our bodygraph and a description of the product.
 * Run it after changing `client/public/bodygraph.svg`: `npx tsx scripts/bake-social-card.ts`.
 */

const STYLE = `
  main { align-self: center; padding-left: 84px; }
  h1 { margin: 0; font: 600 88px/1 Serif4; letter-spacing: -0.02em; }
  p { margin: 36px 0 0; max-width: 15em; font-size: 34px; line-height: 1.4; color: #6a6055; }`;

await drawLinkPictures([
  {
    path: 'client/src/app/social-card.png',
    style: STYLE,
    main: `<h1>${BRAND_NAME}</h1><p>${BRAND_PROMISE}</p>`,
  },
]);
