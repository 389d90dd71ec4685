import { describe, expect, test } from 'vitest';
import { inDirection, isSameDirection } from './directions.ts';
import { roleIn } from './roles.ts';

describe('who did it', () => {
  test.each([
    'I interrupt people all the time',
    'I keep cutting my colleague off',
    'I shouted at my colleague',
    'I’ve broken things before, now I lied to my boss',
    'It was my own mistake',
    'I accidentally sent the file to the wrong client',
    'How do I stop interrupting others?',
    'I promised a client too much',
  ])('the asker: %s', (question) => {
    expect(roleIn(question)).toBe('self');
  });

  test.each([
    'They interrupt me whenever I start',
    'My colleague shouted at me',
    'I was given harsh feedback',
    'I got yelled at in the meeting',
    'Leila constantly ignores my messages',
    'He broke my trust',
    'It was her mistake',
  ])('somebody else: %s', (question) => {
    expect(roleIn(question)).toBe('other');
  });

  test.each([
    'How do I plan my week?',
    'We interrupted each other',
    'There was a mistake in the run',
  ])('nobody for certain: %s', (question) => {
    expect(roleIn(question)).toBeNull();
  });
});

describe('situations in the reverse direction', () => {
  test.each([
    ['being-interrupted', 'I interrupt people and hate it'],
    ['taking-criticism', 'I have to give my report harsh feedback tomorrow'],
    ['giving-difficult-feedback', 'I got harsh feedback from my boss'],
    ['giving-difficult-feedback', 'How do I say no to Nadia without hurting her?'],
    ['asking-for-help', 'How do I say no when people ask me for help?'],
    ['saying-no', 'I never ask for help, how do I start?'],
    ['made-a-mistake', 'My colleague made a mistake and I have to present it'],
    ['conflict-with-boss', 'My colleague shouted at me'],
    ['conflict-with-report', 'I argue with my manager'],
    ['leaving-well', 'Is it ok to leave before my boss leaves?'],
    ['asking-for-a-raise', 'My report wants a raise'],
  ])('%s is not meant by: %s', (situation, question) => {
    expect(isSameDirection(situation, question)).toBe(false);
  });

  test.each([
    ['being-interrupted', 'They interrupt me in every call'],
    ['taking-criticism', 'I got harsh feedback from my boss'],
    ['giving-difficult-feedback', 'How do I give my report harsh feedback?'],
    ['asking-for-help', 'I never ask for help'],
    ['saying-no', 'How do I say no when people ask me for help?'],
    ['made-a-mistake', 'I made a mistake and my boss doesn’t know'],
    ['conflict-with-boss', 'I argue with my manager about a colleague'],
    ['leaving-well', 'How do I leave my job well?'],
    ['asking-for-a-raise', 'How do I ask for a raise?'],
  ])('%s may be meant by: %s', (situation, question) => {
    expect(isSameDirection(situation, question)).toBe(true);
  });
});

describe('what takes the place of a reversed situation', () => {
  const near = (...scores: readonly (readonly [string, number])[]) =>
    scores.map(([id, score]) => ({ subject: { id }, score }));

  test('is its opposite', () => {
    const found = near(['asking-for-help', 0.8], ['focus', 0.5], ['saying-no', 0.3]);
    const [first] = inDirection(found, 'How do I say no when people ask me for help?');
    expect(first).toEqual({ subject: { id: 'saying-no' }, score: 0.8 });
  });

  test('is nothing when what is left is far', () => {
    const found = near(['being-interrupted', 0.8], ['focus', 0.3]);
    expect(inDirection(found, 'I interrupt people in meetings')).toEqual([]);
  });

  test('is not needed when the nearest fits', () => {
    const found = near(['focus', 0.8], ['being-interrupted', 0.3]);
    expect(inDirection(found, 'I interrupt people')).toHaveLength(1);
  });
});
