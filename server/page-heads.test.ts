import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openLibrary } from './features/library/service.ts';
import { pageHeadOf, publicPaths } from './page-heads.ts';

const library = openLibrary(new URL('../shared/knowledge/articles/', import.meta.url));
const headOf = (path: string) => pageHeadOf(library, path);
const PATHS = publicPaths(library());

test('every public page has a title and a description that no other page has', () => {
  const heads = PATHS.map((path) => headOf(path));
  expect(PATHS).toHaveLength(258);
  expect(heads.map((head) => head?.path)).toEqual(PATHS);
  expect(new Set(heads.map((head) => head?.title)).size).toBe(PATHS.length);
  expect(new Set(heads.map((head) => head?.description)).size).toBe(PATHS.length);
  for (const head of heads) {
    expect(head?.status).toBeUndefined();
    expect(head?.description.length).toBeGreaterThan(30);
  }
});

test('a page of the library is named by its term and headline', () => {
  expect(headOf('/library/gates/26/')).toMatchObject({
    path: '/library/gates/26',
    title: expect.stringMatching(/^Gate 26, the Egoist: .+ · Ninefold$/),
    image: { path: '/cards/gates.png' },
  });
});

test.each(['/library/gates/99', '/library/planets', '/library/gates/26/lines', '/library//'])(
  '%s is missing',
  (path) => {
    expect(headOf(path)?.status).toBe(404);
  },
);

test.each(['/charts', '/results/0b9d7c0e', '/team', '/admin/master', '/libraryx', '/constructor'])(
  '%s stays out of search engines',
  (path) => {
    expect(headOf(path)).toBeNull();
  },
);

test('every shared chart has one head, which names neither person nor token', () => {
  const head = headOf('/s/some-token');
  expect(head).toMatchObject({ title: expect.stringMatching(/^A chart shared/), isUnlisted: true });
  expect(headOf('/s/other/')).toEqual(head);
  expect(JSON.stringify(head)).not.toContain('some-token');
  expect(headOf('/s')).toBeNull();
});

test('crawlers may read every public page, its data and its picture, and nothing else', () => {
  const robots = readFileSync(new URL('../client/public/robots.txt', import.meta.url), 'utf8');
  const allowed = [...robots.matchAll(/^Allow: (.+)$/gm)].map(([, rule = '']) => rule);
  const isAllowed = (path: string) =>
    allowed.some((rule) =>
      rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
    );
  for (const path of [...PATHS, '/api/library/gates/26', '/api/auth/user', '/sitemap.xml']) {
    expect(isAllowed(path), path).toBe(true);
  }
  for (const path of [
    '/charts',
    '/results/1',
    '/team',
    '/api/individual/charts',
    '/admin/master',
  ]) {
    expect(isAllowed(path), path).toBe(false);
  }
});

test('every picture of a page exists', () => {
  for (const path of PATHS) {
    const picture = headOf(path)?.image?.path;
    if (picture) {
      expect(existsSync(new URL(`../client/public${picture}`, import.meta.url)), picture).toBe(
        true,
      );
    }
  }
});
