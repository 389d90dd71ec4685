import { describe, expect, test } from 'vitest';
import { ANA } from '#shared/coach/example-facts.ts';
import { breaksPolicy } from '#shared/coach/policy.ts';
import type { Difficulty } from '../cases/difficulty.ts';
import { Said } from '../draft.ts';
import { continuation, withoutThanks } from '../follow-ups.ts';
import type { Matter, Operation } from './matter.ts';
import { detail, disagree, notMe, whatMay } from './story.ts';
import { STORY_TURNS } from './story-turns.data.ts';

const EXTRA_SHIFTS: Difficulty = {
  of: 'saying-no',
  tell: 'Name your price while they ask. If they ask a second time, send the same two lines again.',
  say: 'I can do one of the two. Which one?',
};

function matterFor(question: string, difficulty: Difficulty | null, answer = ''): Matter {
  return {
    question,
    first: 'They always ask me for extra shifts.',
    asked: [question],
    text: answer,
    answers: [answer],
    situation: null,
    difficulty,
    terms: [],
    choice: {
      person: ANA,
      slots: {},
      said: new Said([answer]),
      rolePerson: null,
      nearness: (text) => (text.includes('second time') ? 0.8 : 0),
      turn: 0,
      role: null,
    },
  };
}

function toldBy(operation: Operation, matter: Matter): string {
  return operation(matter)
    .map((sentences) => sentences.map(({ text }) => text).join(' '))
    .join('\n');
}

describe('what is told after an answer', () => {
  test.each([
    'She has twins at home and her husband is in the hospital.',
    'I also mentioned it in June, and he shouted at me.',
    'We’re only two people in the office, by the way.',
  ])('is more of the same story: %s', (text) => {
    expect(continuation(text, 'How do I tell her that the work is bad?')?.kind).toBe('detail');
  });

  test('is a story of its own where it names another trouble', () => {
    const text = 'My printer at home is broken and nobody repairs it.';
    expect(continuation(text, 'How do I ask for a raise?')?.kind).not.toBe('shorter');
    expect(continuation('What is a good salary for a nurse?', 'My boss shouts.')).toBeNull();
  });

  test('is taken sentence by sentence', () => {
    const asked = 'I read it twice on the bus and it’s all a blur. Shorter please.';
    expect(continuation(asked)?.kind).toBe('shorter');
    expect(withoutThanks('Thanks! My customer wants a refund.')).toBe(
      'My customer wants a refund.',
    );
    expect(withoutThanks('My customer wants a refund.')).toBe('My customer wants a refund.');
  });
});

describe('a turn', () => {
  test('is met by what the case itself says about it', () => {
    const matter = matterFor('and when they simply ask again?', EXTRA_SHIFTS);
    expect(toldBy(whatMay, matter)).toBe(
      'If they ask a second time, send the same two lines again.',
    );
    expect(toldBy(detail, matter)).toContain('send the same two lines again');
  });

  test('is met by what helps with such turns where the case says nothing', () => {
    expect(toldBy(detail, matterFor('her mother died in spring', null))).toContain('hard time');
    expect(toldBy(whatMay, matterFor('what if he starts to yell?', null))).toContain('this loud');
  });

  test('is not met twice with the same words', () => {
    const question = 'what if he starts to yell?';
    const once = toldBy(whatMay, matterFor(question, null));
    expect(toldBy(whatMay, matterFor(question, null, once))).not.toContain('this loud');
  });

  test.each(STORY_TURNS.map(({ advice, say }) => [say, `${advice} ${say}`]))(
    'judges nobody: %s',
    (_say, text) => {
      expect(breaksPolicy(text, 'en')).toBe(false);
    },
  );
});

describe('an objection', () => {
  test('about oneself gets what the chart says and leaves open', () => {
    const told = toldBy(notMe, matterFor('that isn’t me', EXTRA_SHIFTS));
    expect(told).toContain(ANA.type.value);
    expect(told).toContain('what you know of yourself');
  });

  test('to the advice gets what helps with what is feared', () => {
    const told = toldBy(disagree, matterFor('If I hesitate, others get it.', null));
    expect(told).toContain('fair objection');
    expect(told).toContain('keep this open');
  });
});
