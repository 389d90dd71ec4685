import { describe, expect, test } from 'vitest';
import { type CheckContext, checkSentence } from '#shared/coach/check.ts';
import { ANA } from '#shared/coach/example-facts.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { breaksPolicy } from '#shared/coach/policy.ts';
import type { WorkCase } from '#shared/knowledge/cases.ts';
import { filled, type Situation, sentencesIn } from '#shared/knowledge/situations.ts';
import { CELL_DIFFICULTIES } from '../general/cell.ts';
import { FRAME_DIFFICULTIES } from '../general/find-frame.ts';
import { GENERAL_DIFFICULTIES } from '../general/general-answer.ts';
import { loadSituations } from '../load-situations.ts';
import { NearestSubjects } from '../nearest.ts';
import { subjectsOf } from '../situation-subject.ts';
import { CASE_QUESTIONS } from './case-questions.data.ts';
import { CaseFinder } from './find-case.ts';
import { loadCases } from './load-cases.ts';

const KNOWLEDGE = new URL('../../../../../../shared/knowledge/', import.meta.url);
const SITUATIONS = loadSituations(new URL('situations/', KNOWLEDGE));
const CASES = loadCases(new URL('cases/', KNOWLEDGE));
const TEAM_CASES = new Set(CASES.flatMap(({ id, who }) => (who === 'team' ? id : [])));

function finderOf(audience: 'individual' | 'team') {
  const own = CASES.filter(({ who }) => who === audience || who === 'both');
  const situations = SITUATIONS.filter((one) => one.audience === audience);
  const finder = new CaseFinder(own, situations);
  const nearest = new NearestSubjects(subjectsOf(situations, own));
  return (question: string) => finder.all(question, nearest.likelihoods(question));
}
const ask = { individual: finderOf('individual'), team: finderOf('team') };

const FIRE: WorkCase = {
  id: 'fire',
  of: null,
  who: 'individual',
  examples: [
    'My printer is on fire again',
    'printer smokes, what do I do',
    'smoke from the printer',
  ],
  alsoAsked: [],
  not: [],
  tell: 'Unplug it first, and leave the room.',
  say: 'The printer is burning.',
  hinges: [],
};
const LUNCH: WorkCase = {
  ...FIRE,
  id: 'lunch',
  examples: ['Somebody eats my lunch', 'my lunch is gone from the fridge', 'who took my sandwich'],
  tell: 'Put your name on it.',
  say: 'That was my lunch.',
};

function madeUpSituation(id: string, asked: readonly string[]): Situation {
  return { id, title: id, audience: 'individual', asked, phrasings: [], next: [], sections: [] };
}

describe('a case is found', () => {
  const found = CASE_QUESTIONS.map(([question, id]) => {
    const [first] = ask[TEAM_CASES.has(id) ? 'team' : 'individual'](question);
    return { id, first };
  });

  test('first for most questions by somebody who knew only what it tells', () => {
    const right = found.filter(({ id, first }) => first?.own.id === id);
    expect(right.length).toBeGreaterThanOrEqual(0.55 * found.length);
  });

  test('mostly, where enough speaks for it', () => {
    const enough = found.filter(({ first }) => (first?.score ?? -1) >= 0);
    const right = enough.filter(({ id, first }) => first?.own.id === id);
    expect(enough.length).toBeGreaterThanOrEqual(0.45 * found.length);
    expect(right.length).toBeGreaterThanOrEqual(0.65 * enough.length);
  });

  test('by what it tells, too', () => {
    const finder = new CaseFinder([FIRE, LUNCH], []);
    expect(finder.all('unplug it?', new Map())[0]?.own.id).toBe('fire');
  });

  test('by what later writers asked, too', () => {
    const finder = new CaseFinder([{ ...FIRE, alsoAsked: ['The toner glows'] }, LUNCH], []);
    expect(finder.all('toner glows', new Map())[0]?.own.id).toBe('fire');
  });

  test('by its situation, when the words say the same of two', () => {
    const two = ['overload', 'focus'].map((of) => ({ ...FIRE, id: `fire-${of}`, of }));
    const finder = new CaseFinder(two, []);
    const first = (likely: string, other: string) =>
      finder.all(
        'the printer smokes',
        new Map([
          [likely, 0.9],
          [other, 0.01],
        ]),
      )[0]?.own.of;
    expect(first('overload', 'focus')).toBe('overload');
    expect(first('focus', 'overload')).toBe('focus');
  });

  test('not where several are about as likely', () => {
    const alike = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...FIRE, id }));
    const ask = (cases: readonly WorkCase[]) =>
      new CaseFinder(cases, []).find('thick black smoke from the burning printer', new Map());
    expect(ask([FIRE, LUNCH])?.id).toBe('fire');
    expect(ask([...alike, LUNCH])).toBeNull();
  });

  test('not where the question is one about its situation in general', () => {
    const own = { ...FIRE, of: 'printers' };
    const printers = madeUpSituation('printers', ['How do I care for a printer?']);
    const ask = (question: string) =>
      new CaseFinder([own, LUNCH], [printers]).find(question, new Map([['printers', 1]]));
    expect(ask('black smoke comes from my burning printer')?.id).toBe('fire');
    expect(ask('how do I care for a printer')).toBeNull();
  });

  test('not without a known word', () => {
    expect(ask.individual('zzz')).toEqual([]);
  });
});

describe('a case', () => {
  test('belongs to a situation that there is, and has a name of its own', () => {
    const known = new Set(SITUATIONS.map(({ id }) => id));
    expect(CASES.filter(({ of }) => of !== null && !known.has(of))).toEqual([]);
    expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
  });

  test('can be told within the length of an answer, with and without a name', () => {
    const wrong = CASES.filter(({ tell, say, step = '' }) => {
      const texts = [tell, say, step].flatMap((text) => [
        filled(text, {}),
        filled(text, { person: 'Mara' }),
      ]);
      const length = `${texts[0]} ${texts[2]}`.split(' ').length;
      return texts.some((text) => /[{}|]/.test(text)) || length > 112;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

/** What may be read as haste, or as a part of the chart. */
const TELLING =
  /\b(?:impulse|now|today|tonight|right away|at once|on the spot|same day|lines?|gates?|centers?|waves?)\b/i;

test('the check of answers finds nothing in advice that contradicts a chart', () => {
  const person: PersonFacts = {
    ...ANA,
    authority: { value: 'Emotional', possible: ['Emotional'] },
  };
  const context: CheckContext = {
    values: { people: [person], team: null },
    facts: [],
    passages: [],
    question: '',
    language: 'en',
    isProse: false,
    previous: [],
  };
  const own = [...CASES, ...FRAME_DIFFICULTIES, ...CELL_DIFFICULTIES, ...GENERAL_DIFFICULTIES];
  const sentences = own
    .flatMap(({ tell, say, step = '' }) => [tell, `“${say}”`, step])
    .flatMap((text) => sentencesIn(filled(text, {})))
    .filter((text) => TELLING.test(text));
  expect(sentences.length).toBeGreaterThan(200);
  const refused = sentences.filter(
    (text) => checkSentence({ text, kind: 'advice', claims: [] }, context).verdict !== 'shown',
  );
  expect(refused).toEqual([]);
});

test('the check of answers refuses no sentence of the coach’s own', () => {
  const own = [
    ...SITUATIONS.flatMap(({ sections }) =>
      sections.flatMap(({ text }) => text.split(/\{\{|\}\}|\|/)),
    ),
    ...CASES.flatMap(({ tell, say, step = '', hinges }) => [
      filled(tell, {}),
      filled(tell, { person: 'Mara' }),
      filled(say, {}),
      filled(step, {}),
      ...hinges.map(({ text }) => filled(text, {})),
    ]),
  ];
  expect(own.flatMap(sentencesIn).filter((text) => breaksPolicy(text, 'en'))).toEqual([]);
});
