import { expect, test } from 'vitest';
import { invitationLetter, personalLetter, reminderLetter } from './letters.ts';

const INVITED = {
  organization: 'Northwind',
  teamName: 'Product',
  url: 'https://app.example.com/join/abc',
  // Still the 7th where the server stands, whatever its time zone.
  expiresAt: new Date('2026-12-07T23:30:00Z'),
};
const FOOTNOTE =
  'The link works until December 7, 2026. If you don’t know Northwind, ignore this email: nothing happens.';

test('an invitation says who asks, what it takes and until when', () => {
  expect(invitationLetter(INVITED)).toEqual({
    subject: 'Northwind invites you to join Product',
    paragraphs: ['Northwind wants you in its team Product.', expect.stringMatching(/two minutes/)],
    button: { label: 'Read the invitation', url: INVITED.url },
    footnote: FOOTNOTE,
  });
});

test('a reminder is the same letter, told as one', () => {
  expect(reminderLetter(INVITED)).toEqual({
    ...invitationLetter(INVITED),
    subject: 'Reminder: Northwind invites you to join Product',
    paragraphs: [
      'Northwind is still waiting for your answer about its team Product.',
      expect.stringMatching(/say no/),
    ],
  });
});

test('a personal link comes with what it can do, and a warning', () => {
  expect(personalLetter(INVITED)).toEqual({
    subject: 'You joined Product',
    paragraphs: ['You’re in the team Product of Northwind.', expect.stringMatching(/withdraw/)],
    button: { label: 'See what you share', url: INVITED.url },
    footnote: expect.stringMatching(/^Keep this link to yourself/),
  });
});
