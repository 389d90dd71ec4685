import { expect, test } from 'vitest';
import { AUTHORITY_NAMES, TYPES_OF_AUTHORITY } from '../engine/authority.ts';
import { debriefQuestions } from './debrief-questions.ts';
import { AUTHORITY_QUESTIONS, FUNCTION_QUESTIONS, TYPE_QUESTIONS } from './debrief-texts.data.ts';

const TEAM = [0, 1, 2, 3, 4].map(String);

test.each(
  AUTHORITY_NAMES.flatMap((authority) =>
    TYPES_OF_AUTHORITY[authority].map((type) => [authority, type] as const),
  ),
)('five people of the same kind (%s, %s) get ten different questions', (authority, type) => {
  const asked = debriefQuestions(TEAM.map((id) => ({ id, authority, type, gates: [] })));
  expect([...asked.values()].map((questions) => questions.length)).toEqual([2, 2, 2, 2, 2]);
  expect(new Set([...asked.values()].flat()).size).toBe(10);
});

test('asks about deciding and working together by what a person shares', () => {
  const [decide, work] =
    debriefQuestions([{ id: 'a', authority: 'Lunar', type: 'Reflector', gates: [] }]).get('a') ??
    [];
  expect(AUTHORITY_QUESTIONS.Lunar).toContain(decide);
  expect(TYPE_QUESTIONS.Reflector).toContain(work);
});

test('asks people who share only their functions about those, and reveals no more', () => {
  const asked = debriefQuestions([{ id: 'a', authority: null, type: null, gates: [33, 64] }]);
  expect(asked.get('a')).toEqual(FUNCTION_QUESTIONS[33]);
});

test('asks people without anything known something, too', () => {
  const people = TEAM.map((id) => ({ id, authority: null, type: null, gates: [] }));
  expect(new Set([...debriefQuestions(people).values()].flat()).size).toBe(10);
});
