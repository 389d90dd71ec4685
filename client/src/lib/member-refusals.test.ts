import { expect, test } from 'vitest';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import { memberFieldOf, memberRefusalsOf } from './member-refusals.ts';

const fold = (field?: string): ErrorChoice => ({
  kind: 'fold',
  fold: 0,
  utc: '',
  offsetSeconds: 0,
  abbreviation: 'GMT',
  ...(field === undefined ? {} : { field }),
});

test.each([
  ['members.0.name', 'name'],
  ['members.12.birthPlace', 'birthPlace'],
  ['members', null],
  ['members.x.name', null],
  ['people.0.place', null],
  ['teamName', null],
])('%s names the field %s of a member', (path, expected) => {
  expect(memberFieldOf(path)).toBe(expected);
});

test('sentences and choices come to the member they name', () => {
  const body = {
    fields: {
      teamName: 'Taken',
      'members.2.birthTime': 'Which one?',
      'members.0.birthDate': 'No such day',
      'members.2.birthPlace': 'Where?',
    },
    choices: [fold('members.2.birthTime')],
  };
  expect([...memberRefusalsOf(body)]).toEqual([
    [
      2,
      {
        fields: { birthTime: 'Which one?', birthPlace: 'Where?' },
        choices: [fold('members.2.birthTime')],
      },
    ],
    [0, { fields: { birthDate: 'No such day' }, choices: [] }],
  ]);
});

test('choices that name nobody belong to the first member named', () => {
  const fields = { 'members.1.birthTime': 'Twice', 'members.2.birthTime': 'Twice' };
  const found = memberRefusalsOf({ fields, choices: [fold()] });
  expect(found.get(1)?.choices).toEqual([fold()]);
  expect(found.get(2)?.choices).toEqual([]);
});

test('a member is known from a choice alone', () => {
  const found = memberRefusalsOf({ choices: [fold('members.3.birthTime')] });
  expect([...found.keys()]).toEqual([3]);
});

test.each([
  ['nothing', {}],
  ['other fields', { fields: { teamName: 'Taken' }, choices: [fold()] }],
])('an answer about %s is about no member', (_, body) => {
  expect(memberRefusalsOf(body).size).toBe(0);
});
