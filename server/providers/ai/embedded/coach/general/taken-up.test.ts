import { describe, expect, test } from 'vitest';
import { aboutIn, isChoice, limitIn, takenUp, toldIn, whetherIn } from './taken-up.ts';

describe('a story is told back', () => {
  test.each([
    [
      'I repair clocks in a small town. My uncle, who owns the shop, laughs at me in front of customers, but he never says why.',
      'your uncle, who owns the shop, laughs at you in front of customers, but he never says why',
    ],
    [
      'We painted the boat together in March. Since then she hasn’t spoken to us, and I don’t know what we did.',
      'since then she hasn’t spoken to you, and you don’t know what you did',
    ],
    [
      'The bakery closes in May after all these good years. Ottilie asked me to stay on without pay, and I can’t say no to her.',
      'Ottilie asked you to stay on without pay, and you can’t say no to her',
    ],
  ])('by the sentence that says what’s difficult: %s', (question, told) => {
    expect(toldIn(question, ['Ottilie'])).toBe(told);
  });

  test.each([
    ['short ones only ask', 'My boss ignores me. What now?'],
    [
      'a sentence about a chart might be wrong',
      'Somebody told me yesterday at lunch that I’m a Projector with an open Sacral and can’t ever keep up. Why?',
    ],
    [
      'a quotation can’t be turned',
      'On Monday in the big meeting my boss said to me “I can’t use you here” but he never told me why. Why?',
    ],
    [
      'a link is never said back',
      'My boss wrote about me on https://example.com/x today, and I can’t say that I like any of it. Why?',
    ],
  ])('but %s', (_why, question) => {
    expect(toldIn(question, [])).toBeNull();
  });

  test('with what the asker wants to avoid', () => {
    const story =
      'The tenor leaves the choir because of me, and the concert is in two weeks. I don’t want to beg him, and I can’t sing it myself.';
    expect(limitIn(story)).toBe('beg him');
    expect(takenUp(story, [])).toBe(
      'So you don’t want to beg him, and you can’t sing it yourself. Let that decide what you leave out.',
    );
    expect(takenUp('I don’t want to beg him. What now?', [])).toBe(
      'You don’t want to beg him, so let that decide what you leave out.',
    );
  });
});

test.each([
  ['Should I go to him or let it pass?', 'whether to go to him or let it pass'],
  [
    'Do I need a mentor or am I better off alone?',
    'whether you need a mentor or are better off alone',
  ],
  ['Is it worth learning Dutch at fifty?', 'whether it’s worth learning Dutch at fifty'],
  ['Should I do it?', null],
])('what “%s” wants to know', (question, whether) => {
  expect(whetherIn(question)).toBe(whether);
});

test('two things are a choice, and “or not” is none', () => {
  expect(isChoice('Should I paint the van or sell it?')).toBe(true);
  expect(isChoice('Should I paint the van or not?')).toBe(false);
  expect(isChoice('Should I paint the van?')).toBe(false);
});

test.each([
  ['Why am I so slow on Fridays?', 'why you’re so slow on Fridays'],
  ['what do i do about the goose in my yard', 'with the goose in your yard'],
  ['Why?', null],
])('what “%s” is about', (question, about) => {
  expect(aboutIn(question)).toBe(about);
});
