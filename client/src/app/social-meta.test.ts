// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { BRAND_NAME, BRAND_PROMISE } from '#shared/domain/brand.ts';
import page from '../../index.html?raw';
import favicon from '../../public/favicon.svg?raw';
import robots from '../../public/robots.txt?raw';
import manifestText from '../../public/site.webmanifest?raw';

type ReadFile = (file: URL) => Uint8Array;
const { readFileSync } = await vi.importActual<{ readFileSync: ReadFile }>('node:fs');

/** The content of a meta tag, by name or property. */
function meta(name: string): string | undefined {
  const tag = new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]*)"`);
  return tag.exec(page)?.[1];
}

test('link previews show the page’s own title and description', () => {
  expect(meta('og:type')).toBe('website');
  expect(meta('og:title')).toContain(BRAND_NAME);
  expect(meta('og:site_name')).toBe(BRAND_NAME);
  expect(meta('og:description')).toBe(meta('description'));
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(meta('og:image:alt')).toBeTruthy();
});

test('the preview picture exists in the stated size', () => {
  const path = meta('og:image');
  const file = new URL(`../../${path?.slice(1)}`, import.meta.url);
  const bytes = readFileSync(file);
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  expect([header.getUint32(16), header.getUint32(20)]).toEqual([
    Number(meta('og:image:width')),
    Number(meta('og:image:height')),
  ]);
  expect(bytes.length).toBeLessThan(200_000);
});

test('the preview picture is public: the build puts it among the assets', () => {
  expect(robots).toContain('Allow: /assets/');
  expect(meta('og:image')).toMatch(/^\/src\//);
});

test('the installed app has the product’s name and its icons in the stated sizes', () => {
  const manifest: { icons: { src: string; sizes: string; type: string }[] } =
    JSON.parse(manifestText);
  expect(manifest).toMatchObject({
    name: BRAND_NAME,
    short_name: BRAND_NAME,
    description: BRAND_PROMISE,
  });
  expect(favicon).toContain(`<title>${BRAND_NAME}</title>`);
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures).toHaveLength(3);
  for (const { src, sizes } of pictures) {
    const bytes = readFileSync(new URL(`../../public${src}`, import.meta.url));
    const header = new DataView(bytes.buffer, bytes.byteOffset);
    expect(`${header.getUint32(16)}x${header.getUint32(20)}`).toBe(sizes);
  }
});
