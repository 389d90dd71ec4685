import { describe, expect, test } from 'vitest';
import { compareClaim } from '#shared/coach/compare.ts';
import { ANA } from '#shared/coach/example-facts.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { breaksPolicy } from '#shared/coach/policy.ts';
import { teamFactsOf } from '#shared/coach/team-facts.ts';
import { withNames } from '#shared/knowledge/prose.ts';
import { sentencesIn } from '#shared/knowledge/situations.ts';
import { QUESTION } from '../../../testing/questions.ts';
import { loadSituations } from '../load-situations.ts';
import { talkOf } from '../team-talk.ts';
import { roleAnswer } from './role-answer.ts';
import { RoleFinder } from './role-asked.ts';
import { TEAM_ROLES } from './role-texts.data.ts';

const KNOWLEDGE = new URL('../../../../../../shared/knowledge/', import.meta.url);
const SITUATIONS = loadSituations(new URL('situations/', KNOWLEDGE)).filter(
  ({ audience }) => audience === 'team',
);
const FINDER = new RoleFinder(SITUATIONS);

const ANYBODY: PersonFacts = { ...ANA, name: 'Ana' };
const PIA: PersonFacts = {
  ...ANA,
  name: 'Pia',
  type: { value: 'Projector', possible: ['Projector'] },
  authority: { value: 'Splenic', possible: ['Splenic'] },
  centers: { ...ANA.centers, sacral: 'open' },
};
const UNSURE: PersonFacts = {
  ...PIA,
  name: 'Uma',
  type: { value: 'Projector', possible: ['Projector', 'Generator'] },
};
const PEOPLE = [ANYBODY, PIA, UNSURE];
const FACTS = teamFactsOf({ penta: null, pairs: [] }, ['Ana', 'Pia', 'Uma']);

function talk(question: string, people = PEOPLE) {
  const asked = { ...QUESTION, audience: 'team' as const, people, team: FACTS, question };
  return talkOf(asked, FACTS, new Set());
}

function roleIn(question: string) {
  return FINDER.find(talk(question))?.id ?? null;
}

function told(id: string, question: string, people = PEOPLE): string {
  const role = TEAM_ROLES.find((one) => one.id === id);
  const draft = role === undefined ? null : roleAnswer(role, talk(question, people));
  const sentences = draft?.blocks.flatMap((block) => block.sentences) ?? [];
  const wrong = sentences
    .flatMap(({ claims }) => claims)
    .filter((one) => 'topic' in one && compareClaim(one, { people, team: FACTS }) !== 'equal');
  expect(wrong).toEqual([]);
  return sentences.map(({ text }) => text).join('\n');
}

describe('a question for who should do something is recognized', () => {
  test.each([
    ['Who of us writes the minutes best?', 'take-notes'],
    ['Which of us should welcome the new trainee?', 'onboard-a-newcomer'],
    ['Should Ana or Pia negotiate with the landlord?', 'negotiate'],
    ['Who should run our Monday meeting?', 'run-the-meeting'],
    ['Which one of us should check the drawings for errors?', 'check-quality'],
  ])('%s', (question, id) => {
    expect(roleIn(question)).toBe(id);
  });

  test.each([
    'How do we share the workload after the merger?',
    'Why does Pia never answer?',
    'What are we missing?',
    'Which of us is the problem?',
    'Who covers Planning?',
    'Who can help me with Excel?',
    'How do I give Ana feedback?',
  ])('and “%s” is none', (question) => {
    expect(roleIn(question)).toBeNull();
  });
});

test('names who comes nearest with the parts of the chart that say so, and words to ask them', () => {
  const text = told('run-the-meeting', 'Who should chair?');
  expect(text).toMatch(/^For running the meeting, Pia comes nearest by the charts/);
  expect(text).toMatch(/\*\*Pia\*\* \(Projector, .+\) sees who hasn’t spoken/);
  expect(text).toContain('not skill, so ask who wants it');
  expect(text).toMatch(/\*\*You could say:\*\* “Pia, /);
});

test('compares just the two that are named', () => {
  const text = told('run-the-meeting', 'Should Ana run the meeting or Uma?');
  expect(text).not.toContain('Pia');
});

test('tells each member’s side, and never one that the birth time leaves open', () => {
  const text = told('quiet-or-company', 'Who needs quiet?');
  expect(text).toContain('**Pia** (Projector) needs quiet to do good work: takes people in');
  expect(text).not.toContain('**Uma** (Projector)');
});

test('every reason names a part of a chart, and no text is a verdict', () => {
  const keys = TEAM_ROLES.flatMap(({ fits, against }) => [...fits, ...against]);
  expect(
    keys.filter(({ has }) => !/^(?:type|authority|center|line|function):\S+$/.test(has)),
  ).toEqual([]);
  const texts = TEAM_ROLES.flatMap(({ how, say, fits, against }) => [
    how,
    withNames(say, { name: 'Ana' }),
    ...[...fits, ...against].map(({ why }) => `Ana ${why}.`),
  ]);
  expect(texts.flatMap(sentencesIn).filter((text) => breaksPolicy(text, 'en'))).toEqual([]);
});
