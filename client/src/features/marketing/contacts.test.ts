import { expect, test } from 'vitest';
import { mailDraft } from './contacts.ts';

test('a draft keeps subject and body through the encoding', () => {
  const href = mailDraft({ to: 'sales+eu@demo.example', subject: 'A & B?', body: 'One\nTwo = 2' });
  const url = new URL(href);
  expect(decodeURIComponent(url.pathname)).toBe('sales+eu@demo.example');
  expect(href).toContain('@demo.example?');
  expect(url.searchParams.get('subject')).toBe('A & B?');
  expect(url.searchParams.get('body')).toBe('One\r\nTwo = 2');
});

test('a draft without a body has only a subject', () => {
  expect(mailDraft({ to: 'a@b.example', subject: 'Hi' })).toBe('mailto:a@b.example?subject=Hi');
});
