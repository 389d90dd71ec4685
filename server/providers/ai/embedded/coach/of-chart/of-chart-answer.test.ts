import { describe, expect, test } from 'vitest';
import { checkSentence } from '#shared/coach/check.ts';
import { ANA } from '#shared/coach/example-facts.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { AUTHORITY_NAMES, type AuthorityName } from '#shared/engine/authority.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { TYPE_NAMES, TYPES, type TypeName } from '#shared/engine/human-type.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { QUESTION } from '../../../testing/questions.ts';
import { sentenceVectors } from '../../sentence-vectors.ts';
import { WORDS_MAX } from '../compose.ts';
import { wordCount } from '../draft.ts';
import { personTalkOf } from '../individual-talk.ts';
import { type Asks, askedOfChart } from './asked-of-chart.ts';
import { CHART_MATTERS } from './how-charts-work.data.ts';
import { ofChartAnswer } from './of-chart-answer.ts';
import { ownReadings } from './own-readings.ts';

const ofType = (type: TypeName): PersonFacts => ({
  ...ANA,
  type: { value: type, possible: [type] },
});

const authorityOf = (value: AuthorityName) => ({ value, possible: [value] });

function answerTo(question: string, person: PersonFacts = ANA) {
  const asked = askedOfChart(question);
  if (asked === null) throw new Error('not asked of a chart');
  const talk = personTalkOf({ ...QUESTION, question }, person);
  const draft = ofChartAnswer(talk, asked, sentenceVectors());
  return (draft?.blocks ?? []).flatMap(({ sentences }) => sentences);
}
const wordsOf = (question: string, person?: PersonFacts) =>
  answerTo(question, person)
    .map(({ text }) => text)
    .join(' ');

describe('a question of a chart', () => {
  test.each<readonly [string, Asks]>([
    ['How do my type and my authority differ? I confuse the two.', 'difference'],
    ['My profile has two lines that want opposite things. Which one do I follow?', 'difference'],
    ['Which part of me stays steady, and what do I pick up from the people around me?', 'steady'],
    ['I have so many gates on my chart. Pick one for me to look at this week.', 'pick'],
    ['My neighbor swears I’m a Projector. Is he right?', 'told'],
    ['Can my type change after a hard year?', 'change'],
    ['Is it true that Generators shouldn’t start things?', 'rule'],
    ['What does my strategy mean for the emails I get?', 'apply'],
    ['Can open centers ever be filled?', 'matter'],
    ['Is my white spleen something broken?', 'matter'],
    ['Which gate is my conscious sun gate?', 'pick'],
    ['What is the red column about?', 'matter'],
    ['Do I have to care about my cross?', 'apply'],
    ['My wife is a Generator. How does she differ from me in how she works?', 'apply'],
  ])('is known: %s', (question, asks) => {
    expect(askedOfChart(question)?.asks).toBe(asks);
  });

  test.each([
    'As a Projector, how do I ask for more money?',
    'Our call center is open on Sundays, and I’m tired.',
    'My colleague is a Manifestor. How do I tell her no?',
    'What does his chart mean for our project?',
    'My boss has no authority in the room. What do I do?',
    'I’m a Projector. My boss said that I’m late again. How do I answer?',
    'Which questions work with a Generator who hasn’t got an answer?',
    'Is it wise to share my Human Design type with my supervisor?',
    'The projector died in the middle of my talk.',
    'My strategy for the spring sale isn’t working. What now?',
    'We lost 1/3 of our customers. What do I tell my boss?',
    'The red number on my phone makes me nervous.',
    'I put the patient’s chart in the wrong folder. Do I tell the doctor?',
    'Is there anything in my chart about Tuesdays?',
  ])('isn’t taken for one: %s', (question) => {
    expect(askedOfChart(question)).toBeNull();
  });
});

test('says what two parts are for, the asker’s own of both, and how to use them', () => {
  const words = wordsOf('What is the difference between my strategy and my authority?');
  expect(words).toMatch(/^Your strategy says .+; your authority says/);
  expect(words).toContain(ANA.authority.value);
  expect(words).toContain('**In practice:**');
});

test('lists what is steady and what isn’t, and nothing that depends on the birth time', () => {
  const centers = { ...recordOf(CENTER_IDS, () => 'open' as const), g: 'defined' as const };
  const question = 'Which part of me stays the same whoever is in the room?';
  const words = wordsOf(question, { ...ANA, centers });
  expect(words).toMatch(/your defined centers: G Center\./);
  expect(words).toMatch(/your open ones: Head, Ajna, Throat, Heart/);
  const unsure = { ...centers, g: 'either' as const };
  expect(wordsOf(question, { ...ANA, centers: unsure })).not.toContain('G Center');
});

test('says who somebody is who was told something else, and confirms what is so', () => {
  const question = 'My neighbor swears I’m a Projector. Is he right?';
  expect(wordsOf(question, ofType('Generator'))).toMatch(
    /^No: you’re a Generator, not a Projector\./,
  );
  expect(wordsOf(question, ofType('Projector'))).toMatch(/^Yes, you’re a Projector\./);
});

test('answers a rule by type, and a hurry by authority', () => {
  const rule = 'Is it true that people with my chart shouldn’t make the first move?';
  const told = TYPE_NAMES.map((type) => wordsOf(rule, ofType(type)).split('. ')[0]);
  expect(told).toContain(
    'Of the five types, yours is the one that starts things without being asked',
  );
  const calm = { ...ofType('Manifestor'), authority: authorityOf('Emotional') };
  expect(wordsOf(rule, calm)).toContain('once the feeling has settled');
  expect(wordsOf(rule, { ...calm, authority: authorityOf('Splenic') })).not.toContain('settled');
  const hurry = 'How does my authority work when I have ten seconds?';
  const hurried = AUTHORITY_NAMES.map((value) =>
    wordsOf(hurry, { ...ANA, authority: authorityOf(value) }),
  );
  expect(new Set(hurried).size).toBe(AUTHORITY_NAMES.length);
});

test('tells of no type that the birth time leaves open', () => {
  const person = {
    ...ANA,
    type: { value: 'Generator', possible: ['Generator', 'Projector'] } as const,
  };
  expect(answerTo('My neighbor swears I’m a Projector. Is he right?', person)).toEqual([]);
});

const REFLECTOR: PersonFacts = {
  ...ofType('Reflector'),
  strategy: { value: TYPES.Reflector.strategy, possible: [TYPES.Reflector.strategy] },
  authority: { value: 'Lunar', possible: ['Lunar'] },
  centers: recordOf(CENTER_IDS, () => 'open'),
};
const CONTEXT = {
  facts: [],
  passages: [],
  language: 'en',
  isProse: false,
  previous: [],
  question: '',
};

test('every answer keeps to the words, and to what the check of answers allows', () => {
  const questions = [
    'What is the difference between my type and my profile?',
    'Which part of me stays steady whoever is around?',
    'Pick one of my gates for this week.',
    'Is it true that Generators shouldn’t lead?',
    'What does my open Throat mean for meetings?',
    'How does my authority work on the spot?',
    'What does my profile say about learning?',
  ];
  const people = (['open', 'defined'] as const).flatMap((state) => [
    ...TYPE_NAMES.filter((type) => type !== 'Reflector').map((type) => ({
      ...ofType(type),
      centers: recordOf(CENTER_IDS, () => state),
    })),
    REFLECTOR,
  ]);
  for (const person of people) {
    for (const question of questions) {
      const sentences = answerTo(question, person);
      expect(wordCount(sentences)).toBeLessThanOrEqual(WORDS_MAX);
      const facts = { people: [{ ...person, name: null }], team: null };
      const bad = sentences.filter(
        (sentence) => checkSentence(sentence, { ...CONTEXT, values: facts }).verdict !== 'shown',
      );
      expect(bad.map(({ text }) => text)).toEqual([]);
    }
  }
});

test('a matter of charts says what of it the asker has', () => {
  const gates = new Map([[6, 'sure']] as const);
  const words = wordsOf(
    'On my chart the 59 is colored, and a friend has the 6. Is that a channel between us?',
    { ...ANA, gates },
  );
  expect(words).toMatch(/^Gate 59 isn’t active in your chart\. You have gate 6\. Where one of two/);
  expect(wordsOf('Is frustration my chart’s signal?', ofType('Manifestor'))).toMatch(
    /^As a Manifestor, your own signal is anger\./,
  );
});

test('matters of charts are found by their own words alone, each in another sentence', () => {
  const answers = CHART_MATTERS.map(({ answer }) => answer);
  expect(new Set(answers).size).toBe(answers.length);
});

test('the readings of a person are of what is certain in their chart', () => {
  const centers = recordOf(CENTER_IDS, () => 'either' as const);
  const told = ownReadings({ ...ANA, centers }).map(({ topic }) => topic);
  expect(told).not.toContain('center');
  expect(told).toContain('type');
});
