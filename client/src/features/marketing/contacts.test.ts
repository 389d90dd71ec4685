import { expect, test } from 'vitest';
import { mailDraft } from './contacts.ts';

test('encodes a draft’s subject and body', () => {
  const href = mailDraft({ to: 'sales+eu@demo.example', subject: 'A & B?', body: 'One\nTwo = 2' });
  const url = new URL(href);
  expect(decodeURIComponent(url.pathname)).toBe('sales+eu@demo.example');
  expect(href).toContain('@demo.example?');
  expect(url.searchParams.get('subject')).toBe('A & B?');
  expect(url.searchParams.get('body')).toBe('One\r\nTwo = 2');
});

test('has only a subject without a body', () => {
  expect(mailDraft({ to: 'a@b.example', subject: 'Hi' })).toBe('mailto:a@b.example?subject=Hi');
});
