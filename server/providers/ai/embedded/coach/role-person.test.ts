import { expect, test } from 'vitest';
import { filled } from '#shared/knowledge/situations.ts';
import { capitalizedSentences, rolePersonIn, withRolePerson } from './role-person.ts';

const told = (text: string, question: string) => {
  const role = rolePersonIn(question);
  return capitalizedSentences(filled(role === null ? text : withRolePerson(text, role), {}));
};

test.each([
  ['My boss ignores me', 'your boss'],
  ['our CFO wants numbers', 'your CFO'],
  ['a difficult client called', 'your client'],
  ['My boss and my colleague argue', undefined],
  ['I can’t focus', undefined],
])('%s', (question, phrase) => {
  expect(rolePersonIn(question)?.phrase).toBe(phrase);
});

test('a text speaks of them where it would name somebody', () => {
  const text = 'Wait. {{{person} needs a date.|They need a date.}}';
  expect(told(text, 'My boss is waiting')).toBe('Wait. Your boss needs a date.');
  expect(told(text, 'Somebody is waiting')).toBe('Wait. They need a date.');
});

test('nobody is spoken to as “your boss”', () => {
  const text = '“Thanks{{, {person}|}}. {{{person}, when?|When?}}”';
  expect(told(text, 'My boss is waiting')).toBe('“Thanks. When?”');
});

test('a text about a manager is not said of a colleague', () => {
  const text = '{{If {person} agrees, go.|If your manager agrees, go.}}';
  expect(told(text, 'My colleague earns more')).toBe('If your manager agrees, go.');
  expect(told(text, 'My boss earns more')).toBe('If your boss agrees, go.');
});
