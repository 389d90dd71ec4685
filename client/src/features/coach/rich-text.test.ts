import { expect, test } from 'vitest';
import { blocksOf, inlinesOf, plainText, withoutCitations } from './rich-text.ts';

const text = (words: string) => ({ kind: 'text', text: words });

test('parses paragraphs, headings and lists', () => {
  const blocks = blocksOf(
    '# Work\nYou wait\nto respond.\n\n- one\n- two\n  and on\n\n- three\n\n3. third\n4) fourth\nafter',
  );
  expect(blocks).toEqual([
    { kind: 'heading', parts: [text('Work')] },
    { kind: 'paragraph', parts: [text('You wait to respond.')] },
    {
      kind: 'list',
      isOrdered: false,
      start: 1,
      items: [[text('one')], [text('two and on')], [text('three')]],
    },
    { kind: 'list', isOrdered: true, start: 3, items: [[text('third')], [text('fourth')]] },
    { kind: 'paragraph', parts: [text('after')] },
  ]);
});

test('puts a source’s number right after its sentence', () => {
  expect(inlinesOf('You wait. [F1] You see.')).toEqual([
    text('You wait.'),
    { kind: 'cite', id: 'F1' },
    text(' You see.'),
  ]);
});

test('parses bold, italic, code and citations; unclosed marks are text', () => {
  expect(inlinesOf('**a *b* c** _d_ `e*f*` x[F1][K2]')).toEqual([
    { kind: 'strong', parts: [text('a '), { kind: 'em', parts: [text('b')] }, text(' c')] },
    text(' '),
    { kind: 'em', parts: [text('d')] },
    text(' '),
    { kind: 'code', text: 'e*f*' },
    text(' x'),
    { kind: 'cite', id: 'F1' },
    { kind: 'cite', id: 'K2' },
  ]);
  for (const plain of ['2 * 3 * 4', '**open', 'snake_case_name', '`', '[F1', 'a * b*']) {
    expect(inlinesOf(plain)).toEqual([text(plain)]);
  }
});

test.each(['<img src=x onerror=alert(1)>', '<b>bold</b>', '&lt;script&gt;'])(
  '%s is shown as text',
  (raw) => {
    expect(blocksOf(raw)).toEqual([{ kind: 'paragraph', parts: [text(raw)] }]);
  },
);

test.each([
  'javascript:alert(1)',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/api/logout',
  '/api',
  'mailto:a@b.example',
  '',
])('a link to "%s" is reduced to its text', (href) => {
  expect(inlinesOf(`[here](${href})`)).toEqual([text('here')]);
});

test('links only to our own pages, and reduces an image to its text', () => {
  expect(inlinesOf('[terms](/terms#data)')).toEqual([
    { kind: 'link', href: '/terms#data', parts: [text('terms')] },
  ]);
  expect(inlinesOf('![terms](/terms)')).toEqual([text('terms')]);
});

test('announces text without marks and citations, and copies it without citations', () => {
  const answer = 'You are a **Generator** [F1]. Wait [K1][F2].\n\n- Sleep on it [F3].';
  expect(plainText(answer)).toBe('You are a Generator. Wait. Sleep on it.');
  expect(withoutCitations(answer)).toBe('You are a **Generator**. Wait.\n\n- Sleep on it.');
});

test('parses a flood of unclosed marks quickly', () => {
  const flood = ['*', '_', '[', '`', '**a', '[a](', '1. '].map((mark) => mark.repeat(3_000));
  for (const marks of flood) expect(plainText(marks).length).toBeGreaterThan(0);
});
