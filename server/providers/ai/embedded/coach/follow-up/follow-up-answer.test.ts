import { describe, expect, test } from 'vitest';
import { ANA } from '#shared/coach/example-facts.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { breaksPolicy } from '#shared/coach/policy.ts';
import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { TYPE_NAMES } from '#shared/engine/human-type.ts';
import { sentencesIn } from '#shared/knowledge/situations.ts';
import { composed } from '../compose.ts';
import { Said } from '../draft.ts';
import type { FollowUp } from '../follow-ups.ts';
import { loadSituations } from '../load-situations.ts';
import type { Choice } from '../sections.ts';
import {
  AUTHORITY_PARTS,
  CENTER_PARTS,
  DEFINITION_PARTS,
  LINE_PARTS,
  TYPE_PARTS,
} from './chart-parts.data.ts';
import { limitIn, wordsIn } from './few-words.ts';
import { followUpAnswer } from './follow-up-answer.ts';
import { complaintIn, literalWords, wishIn } from './literal-words.ts';
import type { Matter } from './matter.ts';
import { OPERATIONS } from './operations.ts';
import { hasTerm } from './plain-words.ts';

const SITUATIONS = loadSituations(
  new URL('../../../../../../shared/knowledge/situations/', import.meta.url),
).filter(({ audience }) => audience === 'individual');

const MEI: PersonFacts = {
  ...ANA,
  name: 'Mei',
  type: { value: 'Projector', possible: ['Projector'] },
  authority: { value: 'Emotional', possible: ['Emotional'] },
  centers: { ...ANA.centers, sacral: 'open', solarPlexus: 'defined' },
};
const PEOPLE = [ANA, MEI];

function choiceOf(person: PersonFacts, said: readonly string[]): Choice {
  return {
    person,
    slots: {},
    said: new Said(said),
    rolePerson: null,
    nearness: () => 0,
    turn: 1,
    role: null,
  };
}

function mattersFor(question: string): Matter[] {
  return PEOPLE.flatMap((person) =>
    SITUATIONS.map((situation): Matter => {
      const [first = ''] = situation.asked;
      const draft = composed(
        {
          situations: [situation],
          aspect: 'how',
          isUrgent: false,
          isAgain: false,
          lead: [],
          choice: choiceOf(person, []),
        },
        [],
      );
      const text = draft.blocks
        .map(({ sentences }) => sentences.map((one) => one.text).join(' '))
        .join('\n\n');
      return {
        question,
        first,
        asked: [first, question],
        text,
        answers: [text],
        situation,
        difficulty: null,
        terms: [],
        choice: choiceOf(person, [text]),
      };
    }),
  );
}

function textOf(followUp: FollowUp, matter: Matter): string {
  return followUpAnswer(followUp, matter, [])
    .blocks.map(({ sentences }) => sentences.map((one) => one.text).join(' '))
    .join('\n\n');
}

const KINDS = Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[];

describe('in every situation', () => {
  test.each(KINDS)('“%s” says something, and not the same again', (kind) => {
    const wrong = mattersFor('?').filter((matter) => {
      const text = textOf({ kind }, matter);
      return text.trim() === '' || matter.text.includes(text);
    });
    expect(wrong.map(({ situation }) => situation?.id)).toEqual([]);
  });

  test.each([
    ['in ten words', 10],
    ['in six words please', 6],
    ['three words', 3],
  ])('“%s” has no more', (question, most) => {
    const texts = mattersFor(question).map((matter) => textOf({ kind: 'shorter' }, matter));
    expect(texts.filter((text) => wordsIn(text) > most)).toEqual([]);
  });

  test('a shorter answer is at most two thirds as long', () => {
    const wrong = mattersFor('shorter').filter(
      (matter) => wordsIn(textOf({ kind: 'shorter' }, matter)) > (wordsIn(matter.text) * 2) / 3,
    );
    expect(wrong).toEqual([]);
  });

  test('a simpler answer has no term and no long sentence', () => {
    const texts = mattersFor('simpler').map((matter) => textOf({ kind: 'simpler' }, matter));
    expect(texts.filter(hasTerm)).toEqual([]);
    const long = texts.flatMap(sentencesIn).filter((sentence) => wordsIn(sentence) > 32);
    expect(long).toEqual([]);
  });

  test('what to say is given in quotation marks', () => {
    const texts = mattersFor('what do I say?').map((matter) => textOf({ kind: 'say' }, matter));
    expect(texts.filter((text) => !/“[^”]{12,}”/.test(text))).toEqual([]);
  });

  test('the reason names a part of the chart', () => {
    const texts = mattersFor('why?').map((matter) => textOf({ kind: 'why' }, matter));
    const named = /comes from (?:your|being|line)/;
    expect(texts.filter((text) => !named.test(text))).toEqual([]);
  });
});

test.each([
  ['in ten words', 10, 2],
  ['one sentence please', 24, 1],
  ['two lines', 48, 2],
  ['shorter', 32, 2],
])('“%s” allows', (question, words, sentences) => {
  expect(limitIn(question)).toEqual({ words, sentences });
});

describe('the exact words', () => {
  test.each([
    ['I want to work from home on Fridays.', 'I want to work from home on Fridays'],
    ['My boss is great, but I need more quiet in the morning', 'I need more quiet in the morning'],
    ['I need advice', null],
    ['I want my boss to listen', null],
    ['Do I want this?', null],
  ])('for a wish: %s', (question, wish) => {
    expect(wishIn(question)).toBe(wish);
  });

  test.each([
    ['My coworker takes my chair every day', 'you take my chair every day'],
    ['She always copies my slides.', 'you always copy my slides'],
    [
      'He forgot me on the invite and never said sorry',
      'you forgot me on the invite and never said sorry',
    ],
    ['My boss is nice', null],
    ['Nobody told me how it works', null],
  ])('for what somebody does: %s', (question, told) => {
    expect(complaintIn(question)).toBe(told);
  });

  test('go to whom and where they belong', () => {
    const speech = { venue: 'message', type: 'Manifestor', name: 'Ben' } as const;
    expect(literalWords('I need a quiet hour a day', speech)).toMatch(
      /^Hi Ben, I want you to know before I start: I need a quiet hour a day\./,
    );
  });
});

describe('texts about parts of a chart', () => {
  const DRIVING = [...Object.values(AUTHORITY_PARTS), ...Object.values(TYPE_PARTS)];
  const PARTS = [
    ...DRIVING,
    ...Object.values(DEFINITION_PARTS),
    ...Object.values(LINE_PARTS),
    ...Object.values(CENTER_PARTS).flatMap((states) => Object.values(states)),
  ];

  test('are plain where they say so', () => {
    expect(PARTS.map(({ plain }) => plain).filter(hasTerm)).toEqual([]);
    const long = PARTS.flatMap(({ plain }) => sentencesIn(plain)).filter(
      (one) => wordsIn(one) > 14,
    );
    expect(long).toEqual([]);
  });

  test('keep their lengths', () => {
    expect(DRIVING.filter(({ motto }) => wordsIn(motto) !== 3)).toEqual([]);
    expect(DRIVING.filter(({ line }) => wordsIn(line) > 10)).toEqual([]);
    expect(DRIVING).toHaveLength(AUTHORITY_NAMES.length + TYPE_NAMES.length);
  });

  test('are refused by no check of answers', () => {
    const texts = PARTS.flatMap(({ plain, scene }) => sentencesIn(`${plain} ${scene}`));
    expect(texts.filter((text) => breaksPolicy(text, 'en'))).toEqual([]);
  });
});

describe('about the chart itself', () => {
  const [MATTER] = mattersFor('and then');
  const ofChart = (person: PersonFacts, question: string): Matter => {
    if (MATTER === undefined) throw new Error('There is no situation');
    const text = 'You decide in your own way.';
    return {
      ...MATTER,
      question,
      first: 'How do I make decisions?',
      asked: ['How do I make decisions?', question],
      text,
      answers: [text],
      situation: null,
      choice: choiceOf(person, [text]),
    };
  };

  test.each(['more', 'another'] as const)('“%s” tells the next part of it', (kind) => {
    expect(textOf({ kind }, ofChart(MEI, 'and then'))).toMatch(
      /^\*\*Your Emotional authority:\*\* Your feelings go up and down/,
    );
  });

  test('“how long” says how long a decision takes them', () => {
    const told = textOf({ kind: 'how long' }, ofChart(MEI, 'how long'));
    expect(told).toMatch(/^\*\*For a decision:\*\* After a night’s sleep or two/);
  });

  test('somebody who decides in the moment asks for no night', () => {
    const urgent = 'They want it tonight, I only have an hour';
    expect(textOf({ kind: 'hurry' }, ofChart(ANA, urgent))).toContain('yes-or-no question');
    expect(textOf({ kind: 'hurry' }, ofChart(ANA, urgent))).not.toContain('one more night');
    expect(textOf({ kind: 'hurry' }, ofChart(MEI, urgent))).toContain('one more night');
  });
});

describe('where no clear answer has come', () => {
  const [MATTER] = mattersFor('I slept on it and still feel nothing');
  const of = (person: PersonFacts, question: string, said: readonly string[] = []): Matter => {
    if (MATTER === undefined) throw new Error('There is no situation');
    return {
      ...MATTER,
      question,
      first: 'Should I move to Dallas?',
      choice: choiceOf(person, said),
    };
  };

  test.each(AUTHORITY_NAMES)(
    '%s says what to make of it, and what holds meanwhile',
    (authority) => {
      const person = { ...ANA, authority: { value: authority, possible: [authority] } };
      const told = textOf({ kind: 'unclear' }, of(person, 'What if I don’t know by Friday?'));
      expect(told).toContain(
        `**With ${authority} authority:** ${AUTHORITY_PARTS[authority].unclear}`,
      );
      expect(told).toContain('on Friday');
      expect(told.split(' ').length).toBeLessThanOrEqual(110);
    },
  );

  test('an authority that the birth time leaves open gets no label', () => {
    const authority = { value: 'Emotional', possible: ['Emotional', 'Sacral'] } as const;
    const told = textOf({ kind: 'unclear' }, of({ ...ANA, authority }, 'still nothing'));
    expect(told).not.toMatch(/\*\*With \w+ authority/);
    expect(told).toContain('isn’t a yes yet');
  });

  test('it isn’t said twice', () => {
    const first = textOf({ kind: 'unclear' }, of(MEI, 'still nothing'));
    expect(textOf({ kind: 'unclear' }, of(MEI, 'still nothing', [first]))).not.toContain(
      AUTHORITY_PARTS.Emotional.unclear,
    );
  });
});

test('only who asks where to start is given one of several troubles', () => {
  const story = 'I drive, I load, and Bill still owes me for June';
  const [matter] = mattersFor('Now what?');
  if (matter === undefined) throw new Error('There is no situation');
  const of = (question: string) =>
    textOf({ kind: 'one thing' }, { ...matter, first: story, question });
  expect(of('He’s my cousin, too. Now what?')).not.toContain('“I drive”');
  expect(of('Where do I start?')).toContain('“I drive”: take that one');
});

test('words to say have nothing of what was wanted of the coach', () => {
  const [matter] = mattersFor('How would I say that? Give me the words.');
  if (matter === undefined) throw new Error('There is no situation');
  const { question } = matter;
  const told = textOf(
    { kind: 'say' },
    { ...matter, first: 'A coworker is lazy', asked: [question] },
  );
  expect(told).not.toContain('me the words');
});

test('what failed is not suggested again', () => {
  const wrong = mattersFor('I tried that and it failed').filter((matter) =>
    textOf({ kind: 'another' }, matter).includes('This week'),
  );
  expect(wrong.map(({ situation }) => situation?.id)).toEqual([]);
});

test('fear of blame is met with a record, not with how to bear shouting', () => {
  const [matter] = mattersFor('and if they blame me');
  if (matter === undefined) throw new Error('There is no situation');
  expect(textOf({ kind: 'what if' }, matter)).toMatch(/^Write down today what you found/);
});
