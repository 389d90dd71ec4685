import { expect, test } from 'vitest';
import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { personSentence } from './person-sentence.ts';

test('says how somebody decides and works', () => {
  expect(personSentence({ authority: 'Emotional', profile: '6/3' })).toBe(
    'Sleeps on big decisions. Takes the long view and learns by trying.',
  );
});

test('says nothing of what depends on the birth time', () => {
  expect(personSentence({ authority: null, profile: '2/4' })).toBe(
    'Has a natural gift and builds on trusted people.',
  );
  expect(personSentence({ authority: 'Sacral', profile: null })).toBe('Trusts a gut yes or no.');
  expect(personSentence({ authority: null, profile: null })).toBeNull();
});

test('has words for every authority, and none for what it does not know', () => {
  for (const authority of AUTHORITY_NAMES) {
    expect(personSentence({ authority, profile: null })).toMatch(/^[A-Z].*\.$/);
  }
  expect(personSentence({ authority: 'Other', profile: '7/1' })).toBeNull();
});
