import { describe, expect, test } from 'vitest';
import { ANA } from '#shared/coach/example-facts.ts';
import { TYPES } from '#shared/engine/human-type.ts';
import { chartQuestionAnswer, chartQuestionIn, feelingAnswer } from './chart-questions.ts';
import { correctionsOf } from './premises.ts';

function textOf(paragraphs: ReturnType<typeof feelingAnswer>): string {
  return (paragraphs ?? []).map((told) => told.map(({ text }) => text).join(' ')).join('\n');
}

describe('what is asked about the chart as a whole', () => {
  test.each([
    ['Might I become a Reflector later in life?', 'change'],
    ['How did you figure out my authority?', 'reason'],
    ['Are Projectors unfit to run a business?', 'job'],
    ['How many motors are defined in me?', 'motors'],
  ])('is recognized: %s', (question, kind) => {
    expect(chartQuestionIn(question)).toBe(kind);
  });

  test.each([
    'My boss hates my type of humor, what can I do?',
    'How do I design a better onboarding?',
    'What is a good profile picture for job boards?',
  ])('isn’t a question about something else: %s', (question) => {
    expect(chartQuestionIn(question)).toBeNull();
  });

  test('gets the fact first, and one thing to do', () => {
    const told = textOf(chartQuestionAnswer('Does my type ever change?', ANA));
    expect(told).toMatch(/^No\. A chart is computed/);
    expect(told).toContain('**Try this:**');
  });
});

describe('a type’s feeling', () => {
  test('is named first, then the asker’s own', () => {
    const told = textOf(
      feelingAnswer('What is the not-self theme of a Reflector, and how do I notice it?', ANA),
    );
    expect(told).toMatch(/^The not-self theme of Reflectors is disappointment\./);
    expect(told).toContain(`yours is ${TYPES[ANA.type.value].notSelf.toLowerCase()}`);
  });

  test('is the asker’s own where no type is named', () => {
    expect(textOf(feelingAnswer('What is my signature?', ANA))).toMatch(
      new RegExp(`^Your signature is ${TYPES[ANA.type.value].signature.toLowerCase()}`),
    );
  });

  test('is told beside the other one when both are named', () => {
    const { signature, notSelf } = TYPES[ANA.type.value];
    const told = textOf(
      feelingAnswer('I know about a signature and a not-self feeling. Which one do I watch?', ANA),
    );
    expect(told).toContain(`Your signature is ${signature.toLowerCase()}`);
    expect(told).toContain(`your not-self theme is ${notSelf.toLowerCase()}`);
  });

  test('is worded for a sentence', () => {
    const value = 'Manifesting Generator' as const;
    const told = textOf(
      feelingAnswer('What is my not-self theme?', { ...ANA, type: { value, possible: [value] } }),
    );
    expect(told).toMatch(/^Your not-self theme is frustration, or anger\./);
    expect(told).not.toContain('(');
  });

  test('isn’t corrected by a word that is no feeling', () => {
    expect(correctionsOf('What is my not-self theme?', ANA)).toEqual([]);
  });
});
