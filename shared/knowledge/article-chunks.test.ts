import { describe, expect, test } from 'vitest';
import { chunksOfArticle, MalformedArticle } from './article-chunks.ts';

const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ');

const ARTICLE = `---
title: "Splenic authority"
topics: [authority, spleen, "decisions now"]
confidence: medium
asked:
  - I had a hunch, and then it was gone
  - "Why now?"
---
# Splenic authority

What stands before the first heading.

## How it speaks

Once, and quietly.

A second paragraph.

## At work

Ask for a short pause.
`;

describe('an article', () => {
  test('becomes one chunk for each section, with its position', () => {
    const chunks = chunksOfArticle('splenic-authority.md', ARTICLE);
    expect(chunks.map(({ heading, text }) => [heading, text])).toEqual([
      ['Splenic authority', 'What stands before the first heading.'],
      ['How it speaks', 'Once, and quietly.\n\nA second paragraph.'],
      ['At work', 'Ask for a short pause.'],
    ]);
    expect(chunks.map(({ index, total }) => `${index} of ${total}`)).toEqual([
      '0 of 3',
      '1 of 3',
      '2 of 3',
    ]);
    for (const chunk of chunks) {
      expect(chunk).toMatchObject({
        articleId: 'splenic-authority',
        filename: 'splenic-authority.md',
        title: 'Splenic authority',
        topics: ['authority', 'spleen', 'decisions now'],
        confidence: 'medium',
        asked: ['I had a hunch, and then it was gone', 'Why now?'],
      });
    }
  });

  test('may list its topics in one line or several, and omit the rest', () => {
    const lines = chunksOfArticle(
      'a.md',
      '---\ntitle: A\ntopics:\n  - one\n  - two\n---\n## B\nC.',
    );
    const line = chunksOfArticle('a.md', '---\ntopics: one, two\ntitle: A\n---\n## B\nC.');
    for (const [chunk] of [lines, line]) {
      expect(chunk).toMatchObject({
        title: 'A',
        topics: ['one', 'two'],
        asked: [],
        confidence: null,
      });
    }
  });

  test('is read the same with any line ends', () => {
    expect(chunksOfArticle('a.md', ARTICLE.replaceAll('\n', '\r\n'))).toEqual(
      chunksOfArticle('a.md', ARTICLE),
    );
  });

  test('keeps smaller headings inside their section', () => {
    const [chunk, ...others] = chunksOfArticle(
      'a.md',
      '---\ntitle: A\n---\n## B\nC.\n\n### D\n\nE.',
    );
    expect(others).toEqual([]);
    expect(chunk?.text).toBe('C.\n\n### D\n\nE.');
  });

  test('unwraps its lines, except in lists', () => {
    const text = 'One\nsentence.\n\nThree steps:\n- one,\n  at length\n- two\n1. three';
    const [chunk] = chunksOfArticle('a.md', `---\ntitle: A\n---\n## B\n${text}`);
    expect(chunk?.text).toBe('One sentence.\n\nThree steps:\n- one, at length\n- two\n1. three');
  });

  test('has a long section split between paragraphs, each part under its heading', () => {
    const paragraphs = [words(100, 'a'), words(100, 'b'), words(100, 'c'), words(400, 'd')];
    const chunks = chunksOfArticle('a.md', `---\ntitle: A\n---\n## B\n${paragraphs.join('\n\n')}`);
    expect(chunks.map(({ text }) => text)).toEqual([
      `${paragraphs[0]}\n\n${paragraphs[1]}`,
      paragraphs[2],
      paragraphs[3],
    ]);
    expect(chunks.map(({ heading }) => heading)).toEqual(['B', 'B', 'B']);
  });

  test('says whom it is about', () => {
    const tags = 'type: Generator, Manifesting Generator\nauthority: Sacral\nprofile: 1/3, 1/4';
    const [chunk] = chunksOfArticle('a.md', `---\ntitle: A\n${tags}\n---\n## B\nC.`);
    expect(chunk?.about).toEqual({
      types: ['Generator', 'Manifesting Generator'],
      authorities: ['Sacral'],
      profiles: ['1/3', '1/4'],
    });
    const [untagged] = chunksOfArticle('a.md', '---\ntitle: A\n---\n## B\nC.');
    expect(untagged?.about).toEqual({ types: [], authorities: [], profiles: [] });
  });

  test.each(['type: Builder', 'authority: Gut', 'profile: 1/2'])(
    'with an unknown tag is refused: %s',
    (tag) => {
      const markdown = `---\ntitle: A\n${tag}\n---\n## B\nC.`;
      expect(() => chunksOfArticle('a.md', markdown)).toThrow(MalformedArticle);
    },
  );

  test.each([
    ['no front matter', '## Heading\nText.'],
    ['no title', '---\ntopics: [a]\n---\n## Heading\nText.'],
    ['no text', '---\ntitle: A\n---\n## Heading\n'],
  ])('with %s is refused, naming the file', (problem, markdown) => {
    expect(() => chunksOfArticle('broken.md', markdown)).toThrow(MalformedArticle);
    expect(() => chunksOfArticle('broken.md', markdown)).toThrow(`broken.md: has ${problem}`);
  });
});
