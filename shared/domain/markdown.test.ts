import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf, type Inline, inlinesOf, linesOf, withoutLinks, wordsOf } from './markdown.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });

/** Pieces that break parsers when put together at random. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['*', '**', '_', '__', '`', '[', ']', '(', ')', '](', '!', '![', '[F1]', '[K12]', '\n'],
        ...['# ', '- ', '1. ', '> ', ' ', 'word', 'snake_case', '<b>', '<img src=x', '[a](/b)'],
        ...['![p](https://x.example/p)', 'javascript:alert(1)', '\u0000', '\ud800', '🙂', '\r\n'],
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(''));

describe('linesOf', () => {
  test('tells headings, items, quotes, text and blank lines apart', () => {
    expect(linesOf('## At work\r\n\n  3) third\n• one\n> said\n>\nplain\n#tag\n-5')).toEqual([
      { kind: 'heading', level: 2, text: 'At work' },
      { kind: 'blank' },
      { kind: 'item', marker: '3)', number: 3, indent: '  ', text: 'third' },
      { kind: 'item', marker: '•', number: null, indent: '', text: 'one' },
      { kind: 'quote', text: 'said' },
      { kind: 'quote', text: '' },
      { kind: 'text', text: 'plain' },
      { kind: 'text', text: '#tag' },
      { kind: 'text', text: '-5' },
    ]);
  });

  test('takes a line of nothing but spaces for a blank one', () => {
    expect(linesOf('  \t')).toEqual([{ kind: 'blank' }]);
  });
});

describe('blocksOf', () => {
  test('tells paragraphs, headings and lists apart', () => {
    const blocks = blocksOf(
      '# Work\nYou wait\nto respond.\n\n- one\n- two\n  and on\n\n- three\n\n3. third\n4) fourth\nafter\n> said',
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
      { kind: 'paragraph', parts: [text('after said')] },
    ]);
  });

  test('ends a list before text that is not indented', () => {
    expect(blocksOf('- one\nand then more')).toEqual([
      { kind: 'list', isOrdered: false, start: 1, items: [[text('one')]] },
      { kind: 'paragraph', parts: [text('and then more')] },
    ]);
  });

  test.each(['<img src=x onerror=alert(1)>', '<b>bold</b>', '&lt;script&gt;'])(
    'keeps %s as text',
    (raw) => {
      expect(blocksOf(raw)).toEqual([{ kind: 'paragraph', parts: [text(raw)] }]);
    },
  );
});

describe('inlinesOf', () => {
  test('reads bold, italic, code and citations', () => {
    expect(inlinesOf('**a *b* c** _d_ __e__ `e*f*` x[F1][K2]')).toEqual([
      { kind: 'strong', parts: [text('a '), { kind: 'em', parts: [text('b')] }, text(' c')] },
      text(' '),
      { kind: 'em', parts: [text('d')] },
      text(' '),
      { kind: 'strong', parts: [text('e')] },
      text(' '),
      { kind: 'code', text: 'e*f*' },
      text(' x'),
      { kind: 'citation', id: 'F1' },
      { kind: 'citation', id: 'K2' },
    ]);
  });

  test.each([
    '2 * 3 * 4',
    '**open',
    'snake_case_name',
    '`',
    '[F1',
    '[F12345]',
    'a * b*',
    '[x] (y)',
  ])('keeps the unfinished marks of %j as text', (plain) => {
    expect(inlinesOf(plain)).toEqual([text(plain)]);
  });

  test.each([
    ['[here](/terms#data)', '/terms#data'],
    ['[here](https://x.example/a_(b))', 'https://x.example/a_(b)'],
    ['[here](javascript:alert(1))', 'javascript:alert(1)'],
    ['[here](/a "title")', '/a "title"'],
    ['[here](https://x.example', ''],
    ['[here]()', ''],
  ])('reads the link %s', (markdown, href) => {
    expect(inlinesOf(markdown)).toEqual([{ kind: 'link', href, parts: [text('here')] }]);
  });

  test.each(['![here](/a.png)', '![here](/a.png', '![here][ref]', '![here]'])(
    'reads the image %s as its description',
    (markdown) => {
      expect(inlinesOf(markdown)).toEqual([{ kind: 'image', parts: [text('here')] }]);
    },
  );

  test('ends an unclosed link at the first space', () => {
    expect(wordsOf(inlinesOf('See [this](https://x.example and wait'))).toBe('See this and wait');
  });

  test('reads a citation after an exclamation mark, and a link named like a citation', () => {
    expect(inlinesOf('Try it![F1]')).toEqual([text('Try it!'), { kind: 'citation', id: 'F1' }]);
    expect(inlinesOf('[F1](/a)')).toEqual([{ kind: 'link', href: '/a', parts: [text('F1')] }]);
  });
});

test('withoutLinks keeps the words of links and images, and everything else as written', () => {
  expect(withoutLinks('**See** [the _page_](/a) `x` ![you](/p.png)![F1] [F2](/b) [F3]')).toBe(
    '**See** the _page_ `x` you![F1] F2 [F3]',
  );
});

describe('hostile text', () => {
  const partsOf = (markdown: string) =>
    blocksOf(markdown).flatMap((block) => (block.kind === 'list' ? block.items : [block.parts]));

  test('never gains words', () => {
    fc.assert(
      fc.property(hostile, (markdown) => {
        for (const parts of partsOf(markdown)) {
          expect(wordsOf(parts).length).toBeLessThanOrEqual(markdown.length);
        }
      }),
    );
  });

  test('keeps every word that is not the target of a link', () => {
    const words = fc.array(fc.constantFrom('ab', '*ab*', '**ab**', '_ab_', '`ab`', '[ab](/x)'));
    fc.assert(
      fc.property(words, (list) => {
        const plain = partsOf(list.join(' ')).map(wordsOf).join('');
        expect(plain).toBe(list.map(() => 'ab').join(' '));
      }),
    );
  });

  test('has no links left once they are removed', () => {
    const hasLink = (parts: readonly Inline[]): boolean =>
      parts.some(
        (part) =>
          part.kind === 'link' || part.kind === 'image' || ('parts' in part && hasLink(part.parts)),
      );
    fc.assert(
      fc.property(hostile, (markdown) => {
        expect(partsOf(withoutLinks(markdown)).some(hasLink)).toBe(false);
      }),
    );
  });

  test.each(['*', '_', '[', '`', '**a', '[a](', '![', '](', '1. ', '> ', '__a'])(
    'reads a flood of unclosed %j in bounded steps',
    (mark) => {
      expect(blocksOf(mark.repeat(3_000)).length).toBeLessThanOrEqual(1);
    },
  );
});
