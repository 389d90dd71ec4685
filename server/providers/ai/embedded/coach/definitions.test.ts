import { describe, expect, test } from 'vitest';
import { ANA } from '#shared/coach/example-facts.ts';
import { answerAbout } from './chart-answers.ts';
import { meantTermsIn } from './chart-terms.ts';
import { judgment } from './judged-terms.ts';
import { withoutPremise } from './premises.ts';

describe('what a question asks the meaning of', () => {
  test.each([
    ['What is a bridging gate?', 'bridging gate'],
    ['What is a hanging gate?', 'hanging gate'],
    ['What’s my sacral sound?', 'sacral sound'],
    ['Explain the sacral response', 'sacral sound'],
    ['What is the incarnation cross?', 'cross'],
    ['What’s the not-self theme?', 'not-self'],
    ['What does waiting for the invitation mean?', 'invitation'],
    ['What are open centers?', 'open center'],
  ])('%s → %s', (question, name) => {
    const [term] = meantTermsIn(question);
    expect(term?.topic === 'term' && term.value.names[0]).toBe(name);
  });

  test.each([
    ['What is gate 20?', 'gate', 20],
    ['Is gate 20 a hanging gate?', 'gate', 20],
    ['What does triple split mean?', 'definition', 'Triple Split'],
    ['What is my open heart center?', 'center', 'heart'],
  ])('%s → %s %s', (question, topic, value) => {
    expect(meantTermsIn(question)[0]).toEqual({ topic, value });
  });

  test('is told with what the chart has of it', () => {
    const [term] = meantTermsIn('What’s my sacral sound?');
    expect(term && answerAbout(term, ANA).inChart[0]?.text).toBe(
      'Your Sacral is defined, so you have it.',
    );
  });
});

describe('whether a part of a chart is good or bad', () => {
  test.each([
    ['Is an open heart center bad?', /^No/],
    ['Is the not-self theme bad?', /^No: it’s a warning/],
    ['Is a split definition good or bad?', /^Neither/],
    ['Is a defined sacral good?', /^It’s neither/],
    ['Are open centers a weakness?', /^No/],
  ])('%s', (question, form) => {
    expect(judgment(question, meantTermsIn(question))?.text).toMatch(form);
  });

  test.each(['Is my root open?', 'Is it bad that I work alone?', 'What is an open heart center?'])(
    'is not asked: %s',
    (question) => {
      expect(judgment(question, meantTermsIn(question))).toBeNull();
    },
  );
});

test.each([
  ['As a Projector, is it bad that I work alone?', 'is it bad that I work alone?'],
  ['I’m a 5/1, so people expect a lot. How do I say no?', 'people expect a lot. How do I say no?'],
  ['As a Projector?', 'As a Projector?'],
])('what is asked after a premise: %s', (question, rest) => {
  expect(withoutPremise(question)).toBe(rest);
});
