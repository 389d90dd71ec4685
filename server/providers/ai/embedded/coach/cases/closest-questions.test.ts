import { expect, test } from 'vitest';
import type { WorkCase } from '#shared/knowledge/cases.ts';
import { loadSituations } from '../load-situations.ts';
import { NearestSubjects } from '../nearest.ts';
import { subjectsOf } from '../situation-subject.ts';
import { closestQuestions } from './closest-questions.ts';
import { CaseFinder } from './find-case.ts';
import { loadCases } from './load-cases.ts';

const KNOWLEDGE = new URL('../../../../../../shared/knowledge/', import.meta.url);

function caseAsked(...examples: string[]): WorkCase {
  return {
    id: 'late',
    of: null,
    who: 'individual',
    examples,
    alsoAsked: [],
    not: [],
    tell: 'Agree on a time.',
    say: 'Can we begin at nine?',
    hinges: [],
  };
}

test('takes the question that comes nearest, as anybody can ask it', () => {
  const late = caseAsked(
    'Should I just start the meeting without him?',
    'what do I do with somebody who is always late?',
    'What do I tell Marco, who is late again?',
    'He’s late every single morning',
    'Late?',
  );
  const silent = caseAsked('Nobody answers my mails', 'Silence?');
  expect(closestQuestions('My colleague arrives late each day', [silent, late])).toEqual([
    'What do I do with somebody who is always late?',
  ]);
});

test('takes what later writers asked, too', () => {
  const late = { ...caseAsked('Late?'), alsoAsked: ['when does he finally arrive for once?'] };
  expect(closestQuestions('My colleague arrives late each day', [late])).toEqual([
    'When does he finally arrive for once?',
  ]);
});

test('leads to the case it belongs to', () => {
  const situations = loadSituations(new URL('situations/', KNOWLEDGE)).filter(
    ({ audience }) => audience === 'individual',
  );
  const cases = loadCases(new URL('cases/', KNOWLEDGE)).filter(({ who }) => who !== 'team');
  const finder = new CaseFinder(cases, situations);
  const nearest = new NearestSubjects(subjectsOf(situations, cases));
  const some = cases.filter((_, at) => at % 25 === 0);
  const asked = some.flatMap((own) =>
    closestQuestions(own.tell, [own]).map((question) => ({ own, question })),
  );
  const right = asked.filter(
    ({ own, question }) => finder.find(question, nearest.likelihoods(question))?.id === own.id,
  );
  expect(asked.length).toBeGreaterThan(0.7 * some.length);
  expect(right.length).toBeGreaterThan(0.8 * asked.length);
});
