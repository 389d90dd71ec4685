import { expect, test } from 'vitest';
import { renderLetter } from './letter.ts';

const LETTER = {
  subject: 'Grace invites you to Product',
  paragraphs: ['Grace Liu wants you in Product.', 'It takes two minutes.'],
  button: { label: 'Read the invitation', url: 'https://app.example.com/join/abc' },
  footnote: 'The link works until June 14.',
};

test('says the same in text and in HTML', () => {
  const { text, html } = renderLetter(LETTER);
  for (const words of [...LETTER.paragraphs, LETTER.button.label, LETTER.footnote]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(text).toContain(LETTER.button.url);
  expect(html).toContain(`href="${LETTER.button.url}"`);
});

test('shows names as text, whatever they hold', () => {
  const name = '<img src=x onerror="alert(1)">\r\nBcc: eve@example.com\n\nPay here';
  const { subject, text, html } = renderLetter({
    ...LETTER,
    subject: `${name} invites you`,
    paragraphs: [name],
  });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img');
  expect(text.split('\n\n')[0]).toContain('Pay here');
});
