import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { literalPattern } from '#shared/domain/literal-pattern.ts';
import { withHead } from './page-head.ts';

const DOCUMENT = readFileSync(new URL('../../../client/index.html', import.meta.url), 'utf8');
const HEAD = {
  path: '/library/gates/26',
  title: 'Gate 26 & more · App',
  description: 'It costs $& and <nothing>.',
  image: { path: '/cards/gates.png', alt: 'The 64 gates' },
};

const meta = (html: string, name: string) =>
  new RegExp(`<meta\\s+(?:name|property)="${literalPattern(name)}"\\s+content="([^"]*)"`).exec(
    html,
  )?.[1];

test('the product’s own document gets every part of a head, escaped', () => {
  const html = withHead(DOCUMENT, HEAD, 'https://charts.example');
  expect(html).toContain('<title>Gate 26 &amp; more · App</title>');
  expect(meta(html, 'description')).toBe('It costs $&amp; and &lt;nothing&gt;.');
  expect(meta(html, 'og:title')).toBe('Gate 26 &amp; more · App');
  expect(meta(html, 'og:description')).toBe('It costs $&amp; and &lt;nothing&gt;.');
  expect(meta(html, 'og:image')).toBe('https://charts.example/cards/gates.png');
  expect(meta(html, 'og:image:alt')).toBe('The 64 gates');
  expect(meta(html, 'og:url')).toBe('https://charts.example/library/gates/26');
  expect(meta(html, 'twitter:card')).toBe('summary_large_image');
  expect(html.match(/<title>/g)).toHaveLength(1);
});

test('without a picture of its own a page has the product’s', () => {
  const { image: _, ...head } = HEAD;
  const html = withHead(DOCUMENT, head, 'https://charts.example');
  expect(meta(html, 'og:image')).toBe(meta(DOCUMENT, 'og:image'));
});

test('an unlisted page has words for a preview, and no address for search engines', () => {
  const html = withHead(DOCUMENT, { ...HEAD, isUnlisted: true }, 'https://charts.example');
  expect(meta(html, 'og:title')).toBe('Gate 26 &amp; more · App');
  expect(meta(html, 'robots')).toBe('noindex');
  expect(html).not.toContain('rel="canonical"');
  expect(html).not.toContain(HEAD.path);
});

test('a private page says only that it stays out of search engines', () => {
  const html = withHead(DOCUMENT, null, 'https://charts.example');
  expect(html.replace('<meta name="robots" content="noindex" />\n', '')).toBe(DOCUMENT);
});
