import { expect, test } from 'vitest';
import type { TeamAction } from '#shared/contract/team-plan.ts';
import { ActionForm, entryOf, NEW_ACTION, OutcomeForm } from './action-form.ts';

const typed = { ...NEW_ACTION, title: 'Hold a weekly review' };

test('sends null for what is left empty, and trims the rest', () => {
  expect(ActionForm.parse({ ...typed, note: '  ', ownerId: '' })).toEqual({
    kind: 'action',
    title: 'Hold a weekly review',
    note: null,
    ownerId: null,
    dueDate: null,
  });
  expect(ActionForm.parse({ ...typed, note: ' Fridays ', dueDate: '2026-12-01' })).toMatchObject({
    note: 'Fridays',
    dueDate: '2026-12-01',
  });
  expect(OutcomeForm.parse({ outcome: ' It worked ' })).toEqual({ outcome: 'It worked' });
  expect(OutcomeForm.parse({ outcome: ' ' })).toEqual({ outcome: null });
});

test('requires a title and a kind', () => {
  expect(ActionForm.safeParse({ ...typed, title: ' ' }).success).toBe(false);
  expect(ActionForm.safeParse({ ...typed, kind: 'wish' }).success).toBe(false);
});

test('a stored action is shown as it would be typed', () => {
  const stored: TeamAction = {
    id: 'action-1',
    kind: 'experiment',
    title: 'Try it',
    note: null,
    source: null,
    reason: null,
    ownerId: null,
    dueDate: null,
    state: 'open',
    outcome: null,
    mayMark: true,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
  };
  expect(entryOf(stored)).toEqual({
    kind: 'experiment',
    title: 'Try it',
    note: '',
    ownerId: '',
    dueDate: '',
  });
  expect(
    entryOf({ ...stored, note: 'On Fridays', ownerId: 'member-1', dueDate: '2026-12-01' }),
  ).toMatchObject({ note: 'On Fridays', ownerId: 'member-1', dueDate: '2026-12-01' });
});
