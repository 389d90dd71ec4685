import { expect, test } from 'vitest';
import { FIRST_VIEWS } from './first-views.ts';
import { STORED_PARTS, shellFilesOf } from './service-worker.ts';

const sources = [...FIRST_VIEWS.flatMap(({ chunks }) => chunks), ...STORED_PARTS];
const MANIFEST = {
  'index.html': { file: 'assets/index-1.js' },
  ...Object.fromEntries(
    [...new Set(sources)].map((src) => {
      const name = src.replace(/.*\//, '').replace('.tsx', '');
      return [src, { file: `assets/${name}-1.js`, src, name: src, css: [`assets/${name}-1.css`] }];
    }),
  ),
};
const PAGE =
  '<link href="/assets/inter-1.woff2"><link href="/favicon.svg"><img src="/assets/card-1.png">';

test('stores the pages that open offline with their styles and fonts, and no others', () => {
  const { files, entry } = shellFilesOf(MANIFEST, PAGE, () => 'hash');
  expect(entry).toBe('/assets/index-1.js');
  for (const name of ['index-1.js', 'results-1.js', 'charts-1.css', 'inter-1.woff2']) {
    expect(files).toContain(`/assets/${name}`);
  }
  expect(files).toContain('/index.html');
  expect(files.filter((path) => /team|master|card/.test(path))).toEqual([]);
});

test('is another build when a file without a hash in its name has changed', () => {
  const builds = ['a', 'b'].map((hash) => shellFilesOf(MANIFEST, PAGE, () => hash).build);
  expect(builds[0]).not.toBe(builds[1]);
});
