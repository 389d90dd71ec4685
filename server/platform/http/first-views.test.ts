import { describe, expect, test } from 'vitest';
import { firstViewLinks, readFirstViews } from './first-views.ts';

const VIEWS = [
  {
    path: '/results/:chartId',
    scripts: ['assets/app-1a2b.js', 'assets/results-1a2b.js'],
    visitorScripts: ['assets/results-1a2b.js'],
    data: ['/api/auth/user', '/api/individual/charts/:chartId'],
  },
  {
    path: '/charts',
    scripts: ['assets/charts-1a2b.js'],
    visitorScripts: [],
    data: ['/api/charts?limit=24&search='],
  },
  { path: '*', scripts: ['assets/app-1a2b.js'], visitorScripts: [], data: ['/api/auth/user'] },
];
const hrefs = (path: string, hasSession = true) =>
  [...firstViewLinks(VIEWS, path, hasSession).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe('a page', () => {
  test('names its scripts, and its data with the parameters of the address', () => {
    expect(hrefs('/results/c0ffee-1')).toEqual([
      '/assets/app-1a2b.js',
      '/assets/results-1a2b.js',
      '/api/auth/user',
      '/api/individual/charts/c0ffee-1',
    ]);
  });

  test('names only the data of every page where its address searches or sorts', () => {
    const links = firstViewLinks(VIEWS, '/results/c0ffee-1', true, true);
    expect(links).toContain('href="/api/auth/user"');
    expect(links).not.toContain('/api/individual/charts');
    expect(links).toContain('/assets/results-1a2b.js');
  });

  test('names to visitors the scripts of what they see, and no data', () => {
    expect(hrefs('/results/c0ffee-1', false)).toEqual(['/assets/results-1a2b.js']);
    expect(hrefs('/charts', false)).toEqual([]);
  });

  test('escapes addresses', () => {
    expect(hrefs('/charts/')).toContain('/api/charts?limit=24&amp;search=');
  });

  test.each([
    '/results/"><script>',
    '/results/..%2f..',
    '/results/..a',
    '/results/a..',
    '/results/a/b',
    '/other',
  ])('at %s loads only what all pages need', (path) => {
    expect(hrefs(path)).toEqual(['/assets/app-1a2b.js', '/api/auth/user']);
  });
});

test('a build without a list loads nothing early', () => {
  expect(readFirstViews('/nowhere/first-views.json')).toEqual([]);
  expect(firstViewLinks([], '/charts', true)).toBe('');
});
