import { describe, expect, test } from 'vitest';
import { ANA } from '#shared/coach/example-facts.ts';
import { breaksPolicy } from '#shared/coach/policy.ts';
import { filled, sentencesIn } from '#shared/knowledge/situations.ts';
import { QUESTION } from '../../../testing/questions.ts';
import { entitiesOf } from '../entities.ts';
import { personTalkOf } from '../individual-talk.ts';
import { aimOf, generalAnswer, needOf } from './general-answer.ts';
import { AUTHORITY_DECIDES, GENERAL_TEXTS, TYPE_ACTS, TYPE_TALKS } from './general-texts.data.ts';

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

test.each([
  ['how do i say no to my ceo', 'say no to your ceo'],
  ['They talk. How can I get a word in?', 'get a word in'],
  ['How do I cope?', null],
  ['Should I leave?', null],
])('the aim of “%s”', (question, aim) => {
  expect(aimOf(question)).toBe(aim);
});

describe('an answer without closer advice', () => {
  const answerTo = (question: string) => {
    const draft = generalAnswer(
      personTalkOf({ ...QUESTION, question }, ANA),
      entitiesOf(question, NONE),
    );
    return (
      draft?.blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ') ?? ''
    );
  };

  test.each([
    [
      'Should I paint the van or sell it?',
      'To find out whether to paint the van or sell it, test both',
    ],
    ['Why do I hum whenever I solder?', 'To find out why you hum whenever you solder, watch'],
    [
      'The kiln was on all night and the glaze is gone. I don’t want to lose the order, and nobody at the pottery has said a word to me since.',
      'So you don’t want to lose the order, and nobody at the pottery',
    ],
    ['How do I tell my landlord that I’m keeping bees?', 'Hear this from me first'.toLowerCase()],
    ['How do I get the baker to close his window?', 'Would you close your window?'],
  ])('takes up “%s”', (question, said) => {
    expect(answerTo(question).replace('“I want you to ', '“')).toContain(said);
  });

  test('isn’t the same for everybody, where nothing can be taken up', () => {
    const answers = [
      'Bees everywhere, “buzz”, help',
      'Wasps around, “bzz”, help me',
      'Any “hornets”?',
    ];
    expect(new Set(answers.map(answerTo)).size).toBeGreaterThan(1);
  });

  test('stays within its length however much is taken up', () => {
    const question =
      'I run the kiln alone on Sundays and the glaze has failed three times since my teacher left the pottery in May. I don’t want to lose the big order from the hotel. Why do I keep opening the door too early?';
    expect(answerTo(question).split(' ').length).toBeLessThanOrEqual(130);
  });
});

test('the check of answers refuses no general text', () => {
  const texts = [
    ...Object.values(GENERAL_TEXTS).flatMap(({ tell, say, step, others }) => [
      ...others,
      filled(tell, { person: 'Mara' }),
      filled(say, { person: 'Mara', deadline: 'Friday' }),
      filled(step, {}),
    ]),
    ...[TYPE_TALKS, TYPE_ACTS, AUTHORITY_DECIDES].flatMap((own) => Object.values(own)),
  ];
  expect(texts.flatMap(sentencesIn).filter((text) => breaksPolicy(text, 'en'))).toEqual([]);
});
