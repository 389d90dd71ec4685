import { describe, expect, test } from 'vitest';
import { breaksPolicy } from '#shared/coach/policy.ts';
import { filled, sentencesIn } from '#shared/knowledge/situations.ts';
import { CaseFinder, findableCase, findablePredicament } from '../cases/find-case.ts';
import { loadCases } from '../cases/load-cases.ts';
import { loadSituations } from '../load-situations.ts';
import { IN_TEAMS } from './in-teams.data.ts';
import { PREDICAMENTS } from './recognized.ts';

const SITUATIONS = loadSituations(
  new URL('../../../../../../shared/knowledge/situations/', import.meta.url),
);
const INDIVIDUAL = new Set(
  SITUATIONS.flatMap(({ id, audience }) => (audience === 'individual' ? id : [])),
);
const CASES = loadCases(new URL('../../../../../../shared/knowledge/cases/', import.meta.url));

const FINDER = new CaseFinder([
  ...CASES.map(findableCase),
  ...PREDICAMENTS.map((own) => findablePredicament(own)),
]);
const near = (id: string, how: number) => (situation: string) => (situation === id ? how : 0);

describe('a difficulty is found', () => {
  test.each([
    [
      'The release date was pulled forward again by my manager, what do I say?',
      'boss-changes-mind',
    ],
    ['My intern is late with the report again, third excuse', 'conflict-with-report'],
    ['A customer wants 20 percent off or they leave', 'negotiating-a-deal'],
    ['Five calls back to back every day, I’m fried', 'too-many-meetings'],
    ['How do I say no to my director?', 'saying-no'],
    ['Can I quit without anything lined up?', 'leaving-well'],
  ])('%s', (question, situation) => {
    expect(FINDER.find(question, near(situation, 0.6))?.of).toBe(situation);
  });

  test('not by words alone, when nothing speaks for its situation', () => {
    expect(FINDER.find('My boss moved into a new building last week', () => 0)).toBeNull();
  });

  test('not by part of a word', () => {
    expect(FINDER.find('Everything on my chart is white. Is it broken?', () => 0)).toBeNull();
  });

  test('by the nearness of its situation, when several are told', () => {
    const question = 'My boss changed the plan and added another project';
    expect(FINDER.find(question, near('overload', 1))?.of).toBe('overload');
    expect(FINDER.find(question, near('boss-changes-mind', 1))?.of).toBe('boss-changes-mind');
  });

  test('by an example, but not by the questions that it doesn’t answer', () => {
    const [own] = CASES.filter(({ id }) => id === 'forty-slides-ten-minutes');
    expect(FINDER.find(own?.examples[0] ?? '', () => 0)).toBe(own);
    expect(FINDER.all(own?.not[0] ?? '', () => 0.1)[0]?.difficulty).not.toBe(own);
  });
});

describe('a case', () => {
  const SIDES: Readonly<Record<string, readonly string[]>> = {
    individual: ['individual'],
    team: ['team'],
    both: ['individual', 'team'],
  };

  test('belongs to a situation that there is, and has a name of its own', () => {
    const known = new Set(SITUATIONS.map(({ id }) => id));
    expect(CASES.filter(({ of }) => of !== null && !known.has(of))).toEqual([]);
    expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
    expect(CASES.filter(({ who }) => SIDES[who] === undefined)).toEqual([]);
  });

  test('can be told within the length of an answer, with and without a name', () => {
    const wrong = CASES.filter(({ tell, say, step }) => {
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

test('every predicament of teams belongs to a situation of teams', () => {
  const team = new Set(SITUATIONS.flatMap(({ id, audience }) => (audience === 'team' ? id : [])));
  expect(IN_TEAMS.filter(({ of }) => !team.has(of))).toEqual([]);
});

test('every predicament belongs to a situation and fits beside what the chart adds', () => {
  const wrong = PREDICAMENTS.filter(({ of, needs, words, tell, say }) => {
    const texts = [filled(tell, {}), filled(tell, { person: 'Mara' }), filled(say, {})];
    const length = `${texts[0]} ${texts[2]}`.split(' ').length;
    return (
      !INDIVIDUAL.has(of) ||
      (needs.length === 0 && words === undefined) ||
      texts.some((text) => /[{}|]/.test(text)) ||
      say.startsWith('“') ||
      length > 92
    );
  });
  expect(wrong.map(({ tell }) => tell)).toEqual([]);
});

test('the check of answers refuses no sentence of the coach’s own', () => {
  const own = [
    ...SITUATIONS.flatMap(({ sections }) =>
      sections.flatMap(({ text }) => text.split(/\{\{|\}\}|\|/)),
    ),
    ...[...PREDICAMENTS, ...IN_TEAMS].flatMap(({ tell, say }) => [filled(tell, {}), say]),
    ...CASES.flatMap(({ tell, say, step, hinges }) => [
      filled(tell, {}),
      filled(tell, { person: 'Mara' }),
      filled(say, {}),
      filled(step, {}),
      ...hinges.map(({ text }) => filled(text, {})),
    ]),
  ];
  expect(own.flatMap(sentencesIn).filter((text) => breaksPolicy(text, 'en'))).toEqual([]);
});
