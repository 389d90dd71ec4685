import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AUTHORITY_NAMES } from '../engine/authority.ts';
import { CENTER_IDS } from '../engine/centers.ts';
import { CHANNEL_IDS } from '../engine/channels.ts';
import { GATE_NUMBERS } from '../engine/wheel.ts';
import { CHANNEL_EXAMPLE_TEXTS } from '../knowledge/channel-example-texts.data.ts';
import { CHANNEL_TEXTS } from '../knowledge/channel-texts.data.ts';
import { GATE_LINE_TEXTS } from '../knowledge/gate-line-texts.ts';
import { GATE_TEXTS } from '../knowledge/gate-texts.data.ts';
import { LIBRARY_KINDS } from './address.ts';
import { readArticle } from './article.ts';
import { createLibrary } from './library.ts';
import { LibraryPage } from './schema.ts';

const FOLDER = new URL('../knowledge/articles/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
const library = createLibrary(
  FILES.map((name) => readArticle(name, readFileSync(new URL(name, FOLDER), 'utf8'))),
);
const pages = library.entries.map(({ path }) => {
  const page = library.pageAt(path);
  if (page === null) throw new Error(`no page at ${path}`);
  return page;
});
const pageAt = (path: string) => library.pageAt(`/library/${path}`);

test('has a page for every gate, channel, center, type, authority, profile, line, definition and article', () => {
  const counts = LIBRARY_KINDS.map((kind) => [
    kind,
    pages.filter((page) => page.kind === kind).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    types: 5,
    authorities: AUTHORITY_NAMES.length,
    profiles: 12,
    lines: 6,
    definitions: 5,
    centers: CENTER_IDS.length,
    channels: CHANNEL_IDS.length,
    gates: GATE_NUMBERS.length,
    articles: FILES.length,
  });
});

test('every page keeps to the schema, with a title and a description of its own', () => {
  for (const page of pages) expect(LibraryPage.parse(page)).toEqual(page);
  expect(new Set(pages.map((page) => page.documentTitle)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
});

test.each(pages.map((page) => [page.path, page] as const))(
  '%s says enough, repeats no sentence and links to pages that exist',
  (_, page) => {
    const texts = [page.lead, ...page.sections.map(({ body }) => body)].filter(Boolean);
    const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
    expect(page.headline || page.term).not.toBe('');
    expect(page.sections.length).toBeGreaterThan(0);
    if (page.kind !== 'articles') expect(new Set(sentences).size).toBe(sentences.length);
    expect(page.description.length).toBeGreaterThan(30);
    expect(page.description.length).toBeLessThanOrEqual(300);
    const links = [
      ...page.neighbors.flatMap((group) => group.links),
      ...page.articles,
      ...page.lines,
    ];
    for (const { path } of links) expect(library.pageAt(path), path).not.toBeNull();
    expect(links.map(({ path }) => path)).not.toContain(page.path);
  },
);

test.each([
  'gates/0',
  'gates/65',
  'gates/026',
  'channels/44-26',
  'centers/solarPlexus',
  'planets/mars',
  'articles/../gates',
  'gates',
  '',
])('there is no page at /library/%s', (path) => {
  expect(pageAt(path)).toBeNull();
});

test('a gate leads to its partners, its channels and its center', () => {
  const page = pageAt('gates/34');
  const linked = page?.neighbors.map(({ title, links }) => [title, links.map(({ path }) => path)]);
  expect(linked).toEqual([
    ['Partner gates', ['/library/gates/10', '/library/gates/20', '/library/gates/57']],
    [
      'Its channels',
      ['/library/channels/10-34', '/library/channels/20-34', '/library/channels/34-57'],
    ],
    ['Its center', ['/library/centers/sacral']],
  ]);
  expect(page?.figure).toEqual({ gates: [34], center: null });
});

test('a center is drawn with its channels', () => {
  expect(pageAt('centers/head')?.figure).toEqual({
    gates: [4, 63, 24, 61, 47, 64],
    center: 'head',
  });
});

test('a gate opens with its keynote and what it gives, and names what to watch', () => {
  const page = pageAt('gates/26');
  expect(page?.headline).toBe(GATE_TEXTS[26].keynote);
  expect(page?.lead).toBe(GATE_TEXTS[26].gift);
  expect(page?.sections[0]).toEqual({ title: 'What to watch', body: GATE_TEXTS[26].watchout });
});

test('a channel shows what to watch and an example of how it may show', () => {
  expect(pageAt('channels/26-44')?.sections.slice(0, 2)).toEqual([
    { title: 'What to watch', body: CHANNEL_TEXTS['26-44'].watchout },
    { title: 'How it may show', body: CHANNEL_EXAMPLE_TEXTS['26-44'] },
  ]);
});

test('a gate has six lines: in its own words where they are written, else the line’s theme', () => {
  for (const gate of GATE_NUMBERS) {
    const own = GATE_LINE_TEXTS[gate];
    const lines = pageAt(`gates/${gate}`)?.lines ?? [];
    expect(lines).toHaveLength(6);
    if (own) expect(lines.map(({ text }) => text)).toEqual(own);
    else expect(lines[0]?.text).toBe('People with line 1 get to the bottom of things.');
  }
});

test('a gate names the circuit of each of its channels in plain words', () => {
  const section = pageAt('gates/26')?.sections.find(({ title }) => title === 'Where it sits');
  expect(section?.body).toContain(
    'Channel 26-44 is part of the Ego circuit: support and fair deals',
  );
});

test('a term leads to the articles about it, an article to those that share its topics', () => {
  const titles = (path: string) => pageAt(path)?.articles.map((article) => article.path);
  expect(titles('authorities/splenic')?.[0]).toBe('/library/articles/splenic-authority');
  expect(titles('gates/26')?.slice(0, 2)).toEqual([
    '/library/articles/heart-center',
    '/library/articles/channels-tribal',
  ]);
  expect(titles('articles/penta')).toContain('/library/articles/team-dynamics');
});

test('an article keeps its sections and leads to the people it’s about', () => {
  const page = pageAt('articles/splenic-authority');
  expect(page?.headline).toBe('');
  expect(page?.sections[0]?.title).toBe('When it applies');
  expect(page?.neighbors).toEqual([
    {
      title: 'Who it’s about',
      links: [expect.objectContaining({ path: '/library/authorities/splenic' })],
    },
  ]);
});
