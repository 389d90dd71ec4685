import { expect, test } from 'vitest';
import { initialsOf } from './profile-menu.tsx';

test.each([
  ['ana.lindqvist@demo.example', 'AL'],
  ['master@demo.example', 'M'],
  ['зоя@demo.example', 'З'],
  ['@', '?'],
])('the initials of %s are %s', (email, initials) => {
  expect(initialsOf(email)).toBe(initials);
});
