import { describe, expect, test } from 'vitest';
import { breaksPolicy } from '#shared/coach/policy.ts';
import { filled, sentencesIn } from '#shared/knowledge/situations.ts';
import { entitiesOf } from '../entities.ts';
import { aimOf, needOf, selfNeedOf, textsFor } from './general-answer.ts';
import {
  AUTHORITY_DECIDES,
  GENERAL_TEXTS,
  SELF_BEGINNINGS,
  SELF_TEXTS,
  TYPE_ACTS,
  TYPE_TALKS,
} from './general-texts.data.ts';

const NONE: ReadonlySet<string> = new Set();

describe('what a question wants', () => {
  test.each([
    ['They want my answer about the role by Friday, should I take it?', 'decide'],
    ['Do I stay or go?', 'decide'],
    ['How do I tell my boss that the numbers are wrong?', 'talk'],
    ['My colleague keeps leaving the door open', 'talk'],
    ['Why does this happen to me every spring?', 'reason'],
    ['I can’t get into a rhythm with the night shifts', 'self'],
  ])('%s', (question, need) => {
    expect(needOf(question, entitiesOf(question, NONE))).toBe(need);
  });
});

describe('what a question about oneself tells', () => {
  test.each([
    ['I dread the Monday round', 'feeling'],
    ['i am so bored since the merger', 'feeling'],
    ['I always check my phone while reading, and I’m ashamed of it', 'feeling'],
    ['I always check my phone while reading', 'habit'],
    ['My mornings are gone before I’ve begun', 'time'],
    ['How can I become more patient?', 'skill'],
    ['I can’t get into a rhythm with the night shifts', null],
  ])('%s', (question, need) => {
    expect(selfNeedOf(question)).toBe(need);
  });
});

test('questions that tell nothing more begin in four ways, and once one was said, there are the others', () => {
  const questions = ['Ok?', 'Any?', 'Help.', 'And me'].map((text) => textsFor('self', text));
  expect(new Set(questions.map(([first]) => first)).size).toBe(questions.length);
  for (const texts of questions) expect(new Set(texts).size).toBe(questions.length);
  expect(textsFor('self', 'I dread the Monday round')).toEqual([SELF_TEXTS.feeling]);
});

test.each([
  ['how do i say no to my ceo', 'say no to your ceo'],
  ['They talk. How can I get a word in?', 'get a word in'],
  ['How do I cope?', null],
  ['Should I leave?', null],
])('the aim of “%s”', (question, aim) => {
  expect(aimOf(question)).toBe(aim);
});

test('the check of answers refuses no general text', () => {
  const texts = [
    ...[...Object.values(GENERAL_TEXTS), ...Object.values(SELF_TEXTS), ...SELF_BEGINNINGS].flatMap(
      ({ tell, say, step, others }) => [
        ...others,
        filled(tell, { person: 'Mara' }),
        filled(say, { person: 'Mara', deadline: 'Friday' }),
        filled(step, {}),
      ],
    ),
    ...[TYPE_TALKS, TYPE_ACTS, AUTHORITY_DECIDES].flatMap((own) => Object.values(own)),
  ];
  expect(texts.flatMap(sentencesIn).filter((text) => breaksPolicy(text, 'en'))).toEqual([]);
});
