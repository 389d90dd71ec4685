import { expect, test } from 'vitest';
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
