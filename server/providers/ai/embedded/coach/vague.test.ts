import { expect, test } from 'vitest';
import { questionBack } from './vague.ts';

test.each([
  ['My boss.', /^What about your boss:/],
  ['my team again', /your team this time/],
  ['ok and?', /^And what would help/],
  ['the usual mess again', /the mess this time/],
  ['same old problem', /the problem this time/],
  ['help', /^With what/],
  ['I’m stuck', /^With what/],
  ['it happened again', /^What happened this time/],
])('asks back in their own words: %s', (question, form) => {
  expect(questionBack(question)).toMatch(form);
});

test.each([
  'My boss ignores me',
  'procrastination',
  'job offer',
  'How do I say no?',
  'I am tired',
  'difficult client',
  'my boss wants me to work on the weekend again and again',
])('asks nothing back about: %s', (question) => {
  expect(questionBack(question)).toBeNull();
});
