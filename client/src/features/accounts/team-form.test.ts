import { expect, test } from 'vitest';
import { EditTeamForm, TeamForm } from './team-form.ts';

const problemsOf = (form: typeof TeamForm | typeof EditTeamForm, entry: object) =>
  form.safeParse(entry).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('a completely emptied existing team gets one message', () => {
  expect(problemsOf(EditTeamForm, { name: ' ', description: ' ' })).toEqual([
    ['name', 'At least one field must be provided'],
  ]);
});

test.each([
  ['new', TeamForm],
  ['existing', EditTeamForm],
] as const)('a(n) %s team requires a name', (_, form) => {
  expect(form.parse({ name: ' Alpha ', description: '' })).toMatchObject({ name: 'Alpha' });
  const [[path, message] = []] = problemsOf(form, { name: '', description: 'Makes the product' });
  expect(path).toBe('name');
  expect(message).not.toBe('At least one field must be provided');
});
