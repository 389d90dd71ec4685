import { expect, test } from 'vitest';
import { inlinesOf } from '#shared/domain/markdown.ts';
import {
  helpParts,
  isOwnPage,
  plainText,
  withCloseCitations,
  withoutCitations,
} from './rich-text.ts';

test('puts the number of a source right after its sentence', () => {
  const text = (words: string) => ({ kind: 'text', text: words });
  const [one, two] = ['F1', 'K2'].map((id) => ({ kind: 'citation', id }));
  expect(withCloseCitations(inlinesOf('You wait. [F1] [K2] You see.'))).toEqual([
    text('You wait.'),
    one,
    two,
    text(' You see.'),
  ]);
});

test.each([
  'javascript:alert(1)',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/api/logout',
  '/api',
  '/issuer/auth',
  '/a "title"',
  'mailto:a@b.example',
  '',
])('allows no link to "%s"', (href) => {
  expect(isOwnPage(href)).toBe(false);
});

test.each(['/terms#data', '/results/1?tab=a&b=%20', '/apiary'])('allows a link to %s', (href) => {
  expect(isOwnPage(href)).toBe(true);
});

test('leaves marks and citations out when reading aloud, and only citations when copying', () => {
  const answer = 'You are a **Generator** [F1]. Wait [K1][F2].\n\n- Sleep on it [F3].';
  expect(plainText(answer)).toBe('You are a Generator. Wait. Sleep on it.');
  expect(withoutCitations(answer)).toBe('You are a **Generator**. Wait.\n\n- Sleep on it.');
  expect(withoutCitations('Wait [K12][F1234]. [X1]')).toBe('Wait. [X1]');
});

test('help texts link what can be dialed, and no other numbers', () => {
  const linked = (text: string) =>
    helpParts(text).flatMap(({ text: words, href }) => (href === null ? [] : [[words, href]]));
  expect(linked('Call 988, 116 123 or 1-800-799-7233, 24/7, in 2 steps.')).toEqual([
    ['988', 'tel:988'],
    ['116 123', 'tel:116123'],
    ['1-800-799-7233', 'tel:18007997233'],
  ]);
  expect(linked('Call +49 30 1234.')).toEqual([['+49 30 1234', 'tel:+49301234']]);
  expect(linked('See https://findahelpline.com or https://example.com.')).toEqual([
    ['https://findahelpline.com', 'https://findahelpline.com'],
  ]);
  const [only, ...others] = helpParts('https://findahelpline.com');
  expect([only?.href, others]).toEqual(['https://findahelpline.com', []]);
  const whole = 'Call 112 (EU) or 911. ';
  expect(
    helpParts(whole)
      .map(({ text }) => text)
      .join(''),
  ).toBe(whole);
});
