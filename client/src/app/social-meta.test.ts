// @vitest-environment node
import { expect, test, vi } from 'vitest';
import page from '../../index.html?raw';
import robots from '../../public/robots.txt?raw';

type ReadFile = (file: URL) => Uint8Array;
const { readFileSync } = await vi.importActual<{ readFileSync: ReadFile }>('node:fs');

/** The content of a meta tag, by name or property. */
function meta(name: string): string | undefined {
  const tag = new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]*)"`);
  return tag.exec(page)?.[1];
}

test('link previews show the page’s own title and description', () => {
  expect(meta('og:type')).toBe('website');
  expect(meta('og:title')).toContain('Human Design');
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
