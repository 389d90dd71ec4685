import { describe, expect, test } from 'vitest';
import { ANA, BEN } from '#shared/coach/example-facts.ts';
import { leadFor, questionFormOf } from './question-form.ts';

const lead = (question: string, slots = {}) =>
  leadFor(question, ANA, slots)
    .map(({ text }) => text)
    .join(' ');

describe('the first sentence answers the form of the question', () => {
  test.each([
    ['Should I take the job?', /^Yes, if your gut/],
    ['Should I stay or leave?', /^Neither by default/],
    ['Should I tell my boss about the error I made?', /^Yes, and before they find out/],
    ['Should I lie about my hours?', /^Better not/],
    ['Is it ok to leave at five?', /^Yes, you can/],
    ['Can I just ask for less work?', /^Yes, you can/],
    ['Is it okay to record them secretly?', /^Better not/],
    ['Is it normal that I dread Mondays?', /^Yes, it’s common/],
    ['Am I being too sensitive?', /^Not for feeling it/],
    ['Is it good or bad that I work alone?', /^Neither in itself/],
    ['He works slowly. Is it the same reason?', /^Possibly/],
    ['Do I have to answer on weekends?', /^Not automatically/],
    ['Will my boss hate me for this?', /^Nobody can tell you that/],
    ['When should I bring it up?', /^As soon as/],
  ])('%s', (question, form) => {
    expect(lead(question)).toMatch(form);
  });

  test('picks up who and until when', () => {
    expect(lead('When should I tell Mara?', { deadline: 'Friday' })).toContain('by Friday');
    expect(lead('Same reason for her?', { person: 'Mara' })).toContain('ask Mara');
  });

  test('says nothing of an authority that the birth time leaves open', () => {
    const [first] = leadFor('Should I take the job?', BEN, {});
    expect(first?.claims).toEqual([]);
  });

  test.each(['How do I say no?', 'Why do I put things off?', 'My desk is a mess', 'Who am I?'])(
    'adds none to: %s',
    (question) => {
      expect(questionFormOf(question)).toBeNull();
    },
  );
});
