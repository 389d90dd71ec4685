import { describe, expect, test } from 'vitest';
import { checkSentence } from '#shared/coach/check.ts';
import { ANA } from '#shared/coach/example-facts.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { TYPE_NAMES } from '#shared/engine/human-type.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { QUESTION } from '../../../testing/questions.ts';
import { WORDS_MAX } from '../compose.ts';
import { wordCount } from '../draft.ts';
import { personTalkOf } from '../individual-talk.ts';
import { selfTopicIn, topicAnswer } from './self-answer.ts';
import { SELF_TOPICS } from './self-topics.data.ts';

function told(topic: (typeof SELF_TOPICS)[number], person: PersonFacts) {
  const draft = topicAnswer(topic, personTalkOf(QUESTION, person));
  return (draft?.blocks ?? []).flatMap(({ sentences }) => sentences);
}

/** A chart for every type and authority, with all centers open or all defined. */
const CHARTS: readonly PersonFacts[] = AUTHORITY_NAMES.flatMap((authority, at) =>
  (['open', 'defined'] as const).map((state) => {
    const type = TYPE_NAMES[at % TYPE_NAMES.length] ?? 'Generator';
    return {
      ...ANA,
      type: { value: type, possible: [type] },
      authority: { value: authority, possible: [authority] },
      centers: recordOf(CENTER_IDS, () => state),
    };
  }),
);

describe('a question about oneself', () => {
  test.each([
    ['Do early mornings or late evenings suit me, going by my design?', 'hours'],
    ['Would I be a decent manager?', 'leader'],
    ['What job is made for me?', 'hands-or-job'],
    ['Could I run my own company?', 'own-business'],
    ['How long do I need to think about a decision?', 'how-long'],
    ['Why do I soak up everybody’s stress?', 'moods'],
    ['I sell shoes and it’s fine. How would I know I’m in the right job?', 'right-work-sign'],
  ])('%s', (question, topic) => {
    expect(selfTopicIn(question)?.id).toBe(topic);
  });

  test.each([
    'My boss tells me that I’m late every morning. Do I answer?',
    'Am I allowed to act if my manager is away?',
    'They praised me on Monday and I felt nothing at all.',
    'How do I lead a meeting of bosses?',
  ])('isn’t one that tells a case: %s', (question) => {
    expect(selfTopicIn(question)).toBeNull();
  });
});

test('every topic is answered for every chart, within the words of an answer', () => {
  const missing = SELF_TOPICS.filter(({ first }) => first !== 'centers').flatMap((topic) =>
    CHARTS.flatMap((person) => {
      const words = wordCount(told(topic, person));
      return words < 30 || words > WORDS_MAX + 5 ? [`${topic.id} ${words}`] : [];
    }),
  );
  expect(missing).toEqual([]);
});

test('no sentence contradicts the chart that it is told for', () => {
  const context = { facts: [], passages: [], language: 'en', isProse: false, previous: [] };
  const all = CHARTS.flatMap((person) =>
    SELF_TOPICS.flatMap((topic) => told(topic, person).map((sentence) => ({ sentence, person }))),
  );
  // Each text once: most are told for several charts.
  const distinct = new Map(all.map((one) => [one.sentence.text, one]));
  const leftOut = [...distinct.values()].filter(({ sentence, person }) => {
    const facts = { people: [{ ...person, name: null }], team: null };
    return checkSentence(sentence, { ...context, values: facts, question: '' }).verdict !== 'shown';
  });
  expect(leftOut.map(({ sentence }) => sentence.text)).toEqual([]);
});

test('what depends on the birth time isn’t told', () => {
  const [hours] = SELF_TOPICS;
  const unsure: PersonFacts = {
    ...ANA,
    type: { value: 'Generator', possible: ['Generator', 'Projector'] },
    centers: recordOf(CENTER_IDS, () => 'either'),
  };
  expect(hours && told(hours, unsure)).toEqual([]);
});

test('the same isn’t told twice in a conversation', () => {
  const [hours] = SELF_TOPICS;
  if (hours === undefined) throw new Error('There are no topics');
  const text = told(hours, ANA)
    .map((one) => one.text)
    .join(' ');
  const history = [{ speaker: 'coach', text } as const];
  expect(topicAnswer(hours, personTalkOf({ ...QUESTION, history }, ANA))).toBeNull();
});
