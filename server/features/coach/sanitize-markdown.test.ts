import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeMarkdown } from './sanitize-markdown.ts';

test.each([
  ['words, emphasis and citations', 'You **wait** [F1][K2].', 'You **wait** [F1][K2].'],
  ['comparisons', 'Teams of < 5 and > 2 people', 'Teams of < 5 and > 2 people'],
  ['a mark before a citation', 'Try it![F1][K2]', 'Try it![F1][K2]'],
  ['words with colons', 'Your data: 34, 20', 'Your data: 34, 20'],
])('leaves %s as they are', (_title, text, expected) => {
  expect(sanitizeMarkdown(text)).toBe(expected);
});

test.each([
  ['a picture', '![you](https://evil.example/p.png?q=1) wait', 'you wait'],
  ['a picture by reference', '![you][ref] wait', 'you wait'],
  ['a link', 'Read [this](https://evil.example) now', 'Read this now'],
  ['a link that does not end', 'Read [this](https://evil.example', 'Read this'],
  ['the end of a link', 'Now](https://evil.example) go', 'Now go'],
  ['an address in brackets', 'See <https://evil.example>.', 'See .'],
  ['an address', 'See https://evil.example/?a=1 now', 'See now'],
  ['an address without a scheme', 'See www.evil.example now', 'See now'],
  ['a script address', 'See javascript:alert(1) now', 'See now'],
  ['inline data', 'data:text/html,<b>x</b> you', 'you'],
  ['HTML', '<img src=x onerror=alert(1)>You <b>wait</b><!-- a -->', 'You wait'],
  ['HTML that does not end', 'You wait <script src="//evil.example/x.js"', 'You wait'],
  ['control characters', 'You\u0000 \u001b[31mwait', 'You [31mwait'],
  ['lone surrogates', 'You \ud800wait', 'You wait'],
])('removes %s', (_title, text, expected) => {
  expect(sanitizeMarkdown(text)).toBe(expected);
});

test.each([
  ['a link around a tag', '[a]<b>(https://evil.example) you', 'a you'],
  ['nested links', '[a [b](https://evil.example) c](https://evil.example) you', 'a b c you'],
  ['a picture in a link', '[![a](/p.png)](https://evil.example) you', 'a you'],
  ['a link named like a citation', 'You wait [F1](https://evil.example)', 'You wait F1'],
  ['a tag in a tag', '<<b>img src=x> you', 'you'],
])('removes %s, whatever is left of it', (_title, text, expected) => {
  expect(sanitizeMarkdown(text)).toBe(expected);
});

test.each([
  'See [your charts page](/charts).',
  'Ask [Support](/support) or read the [terms](/terms).',
  '[About](/about) says more',
])('keeps a link to a page of the product: %s', (text) => {
  expect(sanitizeMarkdown(text)).toBe(text);
});

test.each([
  ['another site', '[Support](//evil.example/support)', 'Support'],
  ['another site with our path', '[Support](https://evil.example/support)', 'Support'],
  ['an own path that goes on', '[Support](/support/../api/logout)', 'Support'],
  ['an own path with a query', '[Support](/support?next=//evil.example)', 'Support'],
  ['a backslash', '[Support](/\\\\evil.example)', 'Support'],
  ['a title', '[Support](/support "x")', 'Support'],
  ['the API', '[Log out](/api/logout)', 'Log out'],
  ['a picture of an own page', '![Support](/support)', 'Support'],
  ['a picture made by removing a tag', '!<b>[Support](/support)', '!Support'],
  ['an own link named like a citation', 'You wait [F1](/support)', 'You wait F1'],
  ['a script in the label', '[<b>a</b>](/support)', 'a'],
  ['a forged placeholder', '\uE0000\uE001 you', '0 you'],
])('keeps no link to %s', (_what, text, expected) => {
  expect(sanitizeMarkdown(text)).toBe(expected);
});

test('keeps an own link that stands inside a foreign one, and only that', () => {
  const safe = sanitizeMarkdown('[a [Support](/support) c](https://evil.example) you');
  expect(safe).toBe('a [Support](/support) c you');
});

const LEADS_ELSEWHERE =
  /!?\[(?![FK]\d)[^\][]*\]\((?!\/support\))|!\[a\]\(|<[a-z/!?]|\b[a-z]{2,}:\/\/|\bjavascript:|\bwww\./i;

describe('hostile text', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...['[', ']', '(', ')', '](', '!', '![', '[F1]', '<', '>', '<b', '</', '<!--', '-->'],
          ...['https://', 'javascript:', 'data:text/', 'www.', 'evil.example', '/api', ' ', '\n'],
          ...['[a](/support)', '/support', '\uE0000\uE001'],
          ...['a', '**', '_', '`', '\u0000', '\ud800', '\u202e'],
        ),
        fc.string({ maxLength: 5 }),
      ),
      { maxLength: 25 },
    )
    .map((pieces) => pieces.join(''));

  test.each([
    ['[a](/support)</>[', 'a['],
    ['[a](/support)</>(b)', 'a(b)'],
    ['[a](/support)<b>[c](/team)', 'a[c](/team)'],
  ])('turns an own link into its label where a tag after it hid a mark: %s', (markdown, safe) => {
    expect(sanitizeMarkdown(markdown)).toBe(safe);
    expect(sanitizeMarkdown(safe)).toBe(safe);
  });

  test('is left without links, pictures, tags and addresses, in one go', () => {
    fc.assert(
      fc.property(hostile, (markdown) => {
        const safe = sanitizeMarkdown(markdown);
        expect(safe).not.toMatch(LEADS_ELSEWHERE);
        expect(sanitizeMarkdown(safe)).toBe(safe);
      }),
      { numRuns: 500 },
    );
  });
});
