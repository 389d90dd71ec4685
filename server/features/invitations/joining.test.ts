import { expect, test } from 'vitest';
import { aiProviderOf, isOfAge } from './joining.ts';

test.each([
  // The birthday has to have begun in every time zone.
  ['2008-11-22', '2026-11-22T11:59:59Z', false],
  ['2008-11-22', '2026-11-22T12:00:00Z', true],
  ['2008-11-23', '2026-11-22T12:00:00Z', false],
  ['1950-01-01', '2026-11-22T12:00:00Z', true],
  ['2008-02-29', '2026-03-01T11:00:00Z', false],
  ['2008-02-29', '2026-03-01T12:00:00Z', true],
])('somebody born on %s is of age at %s: %s', (birthDate, now, expected) => {
  expect(isOfAge(birthDate, new Date(now))).toBe(expected);
});

test.each([
  ['built-in', null],
  ['openai', 'OpenAI'],
  ['words.example.com', 'words.example.com'],
])('the coach by %s tells invited people of the outside service %s', (name, service) => {
  expect(aiProviderOf({ name })).toBe(service);
});
