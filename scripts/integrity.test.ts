import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withIntegrity } from './integrity.ts';

const FILES: Readonly<Record<string, string>> = {
  'assets/main.js': 'start()',
  'assets/app.js': 'app()',
  'assets/main.css': 'a {}',
};
const read = async (path: string) => Buffer.from(FILES[path] ?? '');
const hashOf = (path: string) =>
  `sha384-${createHash('sha384')
    .update(FILES[path] ?? '')
    .digest('base64')}`;

test('S10 entry scripts, what they preload and style sheets get the hash of their file', async () => {
  const html = [
    '<script type="module" crossorigin src="/assets/main.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/app.js">',
    '<link rel="stylesheet" crossorigin href="/assets/main.css" />',
  ].join('\n');
  expect(await withIntegrity(html, read)).toBe(
    [
      `<script type="module" crossorigin src="/assets/main.js" integrity="${hashOf('assets/main.js')}"></script>`,
      `<link rel="modulepreload" crossorigin href="/assets/app.js" integrity="${hashOf('assets/app.js')}">`,
      `<link rel="stylesheet" crossorigin href="/assets/main.css" integrity="${hashOf('assets/main.css')}">`,
    ].join('\n'),
  );
});

test('leaves everything else, and what has a hash, as it is', async () => {
  const html =
    '<link rel="icon" href="/favicon.svg" /><link rel="preload" href="/assets/inter.woff2" as="font" crossorigin /><script src="https://js.example/a.js"></script>';
  expect(await withIntegrity(html, read)).toBe(html);
  const once = await withIntegrity('<script src="/assets/main.js"></script>', read);
  expect(await withIntegrity(once, read)).toBe(once);
});
