import { expect, test } from 'vitest';
import { pentaPeopleOf } from './people.ts';
import { presenceOf } from './presence.ts';

const PEOPLE = pentaPeopleOf(['ana', 'ben', 'carl'].map((id) => ({ id, name: id })));

function gateOf(holders: readonly string[], possible: readonly string[] = []) {
  return {
    holders: holders.map((memberId) => ({ memberId, positions: [] })),
    possibleHolders: possible.map((memberId) => ({ memberId })),
  };
}

function namesOf(people: readonly { readonly name: string }[]): string[] {
  return people.map(({ name }) => name);
}

test.each([
  [null, ['ana', 'ben'], ['carl'], false],
  ['ana', ['ben'], ['carl'], false],
  ['carl', ['ana', 'ben'], [], false],
])('with %s away, others still cover a function', (away, holders, possible, isLost) => {
  const presence = presenceOf(gateOf(['ben', 'ana'], ['carl']), PEOPLE, away);
  expect(namesOf(presence.holders)).toEqual(holders);
  expect(namesOf(presence.possible)).toEqual(possible);
  expect(presence.isLost).toBe(isLost);
});

test('a function is lost with the only person who covers it', () => {
  expect(presenceOf(gateOf(['ana']), PEOPLE, 'ana').isLost).toBe(true);
  expect(presenceOf(gateOf(['ana'], ['ben']), PEOPLE, 'ana').isLost).toBe(true);
});

test('a function that nobody covers is not lost', () => {
  expect(presenceOf(gateOf([]), PEOPLE, 'ana').isLost).toBe(false);
});
