import { describe, expect, test } from 'vitest';
import { breaksPolicy } from '#shared/coach/policy.ts';
import { filled, sentencesIn } from '#shared/knowledge/situations.ts';
import { loadSituations } from '../load-situations.ts';
import { IN_TEAMS } from './in-teams.data.ts';
import { PREDICAMENTS, predicamentIn } from './recognized.ts';

const SITUATIONS = loadSituations(
  new URL('../../../../../../shared/knowledge/situations/', import.meta.url),
);
const INDIVIDUAL = new Set(
  SITUATIONS.flatMap(({ id, audience }) => (audience === 'individual' ? id : [])),
);
const SOMEWHAT_NEAR = () => 0.1;

describe('a predicament is recognized', () => {
  test.each([
    [
      'The release date was pulled forward again by my manager, what do I say?',
      'boss-changes-mind',
    ],
    ['My intern is late with the report again, third excuse', 'conflict-with-report'],
    ['Another team thinks they own the same project as me', 'conflict-with-peer'],
    ['Somebody spreads rumors about me', 'office-politics'],
    ['A customer wants 20 percent off or they leave', 'negotiating-a-deal'],
    ['our biggest customer texts me on sundays', 'difficult-client'],
    ['Five calls back to back every day, I’m fried', 'too-many-meetings'],
    ['I keep polishing the deck instead of shipping', 'perfectionism'],
    ['I said yes to too many things this month', 'overload'],
    ['I can’t make the deadline, it’s too tight', 'deadlines'],
    ['My manager quit and I don’t know who comes next', 'reorganization'],
    ['My desk mate keeps asking me things all day', 'focus'],
    ['How do I say no to my director?', 'saying-no'],
    ['I start so many things at once that my team can’t keep up', 'colleague-works-differently'],
    ['Can I quit without anything lined up?', 'leaving-well'],
  ])('%s', (question, situation) => {
    expect(predicamentIn(question, SOMEWHAT_NEAR)?.of).toBe(situation);
  });

  test('not when its parts stand far apart', () => {
    const apart =
      'My boss is nice. I like the office. The food is great. We have a dog. I ride a bike. The plans of the building were changed.';
    expect(predicamentIn(apart, SOMEWHAT_NEAR)).toBeNull();
  });

  test('not by part of a word', () => {
    expect(
      predicamentIn('Everything on my chart is white. Is it broken?', SOMEWHAT_NEAR),
    ).toBeNull();
  });

  test('by the nearness of its situation, when several are told', () => {
    const question = 'My boss changed the plan and added another project';
    const near = (id: string) => (situation: string) => (situation === id ? 1 : 0);
    expect(predicamentIn(question, near('overload'))?.of).toBe('overload');
    expect(predicamentIn(question, near('boss-changes-mind'))?.of).toBe('boss-changes-mind');
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
  ];
  expect(own.flatMap(sentencesIn).filter((text) => breaksPolicy(text, 'en'))).toEqual([]);
});
