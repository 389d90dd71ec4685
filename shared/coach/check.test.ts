import { describe, expect, test } from 'vitest';
import { type CheckContext, checkSentence } from '#shared/coach/check.ts';
import type { FactClaim } from '#shared/coach/claims.ts';
import { ANA, TEAM } from '#shared/coach/example-facts.ts';

const CONTEXT: CheckContext = {
  values: { people: [ANA], team: null },
  facts: [
    { id: 'F1', topic: 'type', about: null },
    { id: 'F2', topic: 'center:root', about: null },
  ],
  passages: [{ id: 'K1', text: 'Generators respond best when somebody asks a direct question.' }],
  question: 'How do I decide?',
  language: 'en',
  isProse: false,
  previous: [],
};

const claim = (topic: FactClaim['topic'], value: string): FactClaim => ({
  about: 'you',
  topic,
  value,
  state: 'has',
});

function check(text: string, ...claims: (FactClaim | { passage: string })[]) {
  return checkSentence({ text, kind: 'fact', claims }, CONTEXT);
}

describe('a sentence with claims of the model', () => {
  test('is shown with the marks of the facts it was compared with', () => {
    expect(check('Work finds you.', claim('type', 'Generator'))).toEqual({
      verdict: 'shown',
      sources: ['F1'],
      contradicted: [],
      reason: null,
    });
  });

  test('is left out when a claim contradicts the chart', () => {
    const wrong = claim('center', 'root');
    expect(check('Pressure is steady.', claim('type', 'Generator'), wrong)).toEqual({
      verdict: 'left out',
      sources: [],
      contradicted: [wrong],
      reason: 'contradiction',
    });
  });

  test('is not read again where a claim states the term', () => {
    const stated: FactClaim = { ...claim('center', 'Ego/Heart'), state: 'hasNot' };
    expect(check('Your Heart is defined by what it meets.').verdict).toBe('left out');
    expect(check('Your Heart is defined by what it meets.', stated).verdict).toBe('shown');
    expect(check('Your Root is defined.', stated).verdict).toBe('left out');
  });

  test('is shown unmarked when a claim cannot be compared', () => {
    expect(check('Work finds you.', claim('type', 'Wizard'))).toMatchObject({
      verdict: 'shown',
      sources: [],
    });
  });
});

describe('a sentence that cites a passage', () => {
  test('has its mark when it shares the content', () => {
    const text = 'A direct question helps Generators respond.';
    expect(check(text, { passage: 'K1' }).sources).toEqual(['K1']);
  });

  test('is shown without the mark otherwise, or when there is no such passage', () => {
    expect(check('Bring the numbers along.', { passage: 'K1' })).toMatchObject({
      verdict: 'shown',
      sources: [],
    });
    expect(check('Generators respond to a question.', { passage: 'K9' }).sources).toEqual([]);
  });
});

describe('a sentence of prose', () => {
  test('has claims by its words', () => {
    expect(check("You're a Generator.").sources).toEqual(['F1']);
    expect(check("You're a Projector.")).toMatchObject({ reason: 'contradiction' });
    expect(check('Write three lines before the meeting.')).toMatchObject({ verdict: 'shown' });
  });
});

test('ordinary words have a mark only where somebody is addressed', () => {
  const context: CheckContext = {
    ...CONTEXT,
    facts: [{ id: 'F3', topic: 'definition', about: null }],
  };
  const sourcesOf = (text: string) =>
    checkSentence({ text, kind: 'general', claims: [] }, context).sources;
  expect(sourcesOf('You have single definition.')).toEqual(['F3']);
  expect(sourcesOf('The plan needs a single definition.')).toEqual([]);
});

describe('what a sentence only describes', () => {
  const text = 'Your Root never lets you down.';

  test('counts against prose, where nobody stated anything', () => {
    const sentence = { text, kind: 'general', claims: [] } as const;
    const prose = { ...CONTEXT, isProse: true };
    expect(checkSentence({ ...sentence, claims: [] }, prose).verdict).toBe('left out');
    expect(checkSentence({ ...sentence, claims: [] }, CONTEXT).verdict).toBe('shown');
  });

  test('has no mark', () => {
    const sentence = 'Your Root picks up what others bring.';
    const prose = { ...CONTEXT, isProse: true };
    expect(checkSentence({ text: sentence, kind: 'general', claims: [] }, prose)).toMatchObject({
      verdict: 'shown',
      sources: [],
    });
  });
});

describe('a claim about nobody whom the facts know', () => {
  const ofAnyone = (topic: FactClaim['topic'], value: string): FactClaim => ({
    ...claim(topic, value),
    about: 'anyone',
  });

  test.each([
    ['You’re a Projector.', ofAnyone('type', 'Projector')],
    ['Your Root is defined.', ofAnyone('center', 'root')],
    ['Your Root never lets you down.', ofAnyone('center', 'root')],
    ['You’re a Projector.', { ...claim('type', 'Projector'), about: 'Nobody' }],
  ])('doesn’t keep what is said of the asker from being read: %s', (text, stated) => {
    expect(check(text, stated)).toMatchObject({ verdict: 'left out', reason: 'contradiction' });
  });

  test('leaves the rest of a sentence’s claims as they are', () => {
    const both = [claim('type', 'Generator'), ofAnyone('center', 'root')];
    expect(check('You’re a Generator, and your Root is defined.', ...both).verdict).toBe(
      'left out',
    );
  });

  test('has a mark where the words agree with the chart', () => {
    expect(check('You’re a Generator.', ofAnyone('type', 'Generator')).sources).toEqual(['F1']);
  });

  test.each([
    ['Projectors wait to be invited.', ofAnyone('type', 'Projector')],
    ['A defined Root works under steady pressure.', ofAnyone('center', 'root')],
  ])('stands where nobody is addressed: %s', (text, stated) => {
    expect(check(text, stated)).toMatchObject({ verdict: 'shown', sources: [] });
  });

  test.each(['anyone', 'you'])('doesn’t hide what is said of a member (%s)', (about) => {
    const context = { ...CONTEXT, values: { people: [ANA], team: TEAM } };
    const claims = [{ ...claim('type', 'Projector'), about }];
    const sentence = { text: 'Ana is a Projector.', kind: 'fact' as const, claims };
    expect(checkSentence(sentence, context).verdict).toBe('left out');
  });
});
