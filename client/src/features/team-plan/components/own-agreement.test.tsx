import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentToast } from '#client/components/feedback/toast.ts';
import { holds, refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { TEAM_ID } from '#client/testing/team-samples.ts';
import { createTeamAction, type TeamAction } from '#shared/contract/team-plan.ts';
import { OwnAgreement } from './own-agreement.tsx';

const ADDED: TeamAction = {
  id: '00000000-0000-4000-8000-000000000011',
  kind: 'agreement',
  title: 'No calls on Fridays',
  note: null,
  source: { kind: 'debrief' },
  reason: null,
  ownerId: null,
  dueDate: null,
  state: 'open',
  outcome: null,
  mayMark: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

const show = (...handlers: Parameters<typeof renderPart>[2][]) =>
  renderPart(<OwnAgreement teamId={TEAM_ID} />, '/team', ...handlers);
const field = () => screen.getByLabelText('Your own agreement');

test('adds what was typed, and is empty for the next one', async () => {
  const { user, api } = show(replies(createTeamAction, ADDED));
  await user.type(field(), '  {Enter}');
  expect(await screen.findByText('Enter what you agree on')).toBeVisible();
  await user.type(field(), 'No calls on Fridays {Enter}');
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(api.calls(createTeamAction)).toMatchObject([
    { body: { kind: 'agreement', title: 'No calls on Fridays', source: { kind: 'debrief' } } },
  ]);
});

test('keeps what could not be added, with the reason at its field or at the form', async () => {
  const fields = { title: 'Too vague', teamId: 'The team has ended' };
  const { user } = show(
    refuses(createTeamAction, 400, { code: 'request.invalid', message: 'No', fields }),
  );
  await user.type(field(), 'Be nice{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^NoThe team has ended$/);
  expect(field()).toHaveAccessibleDescription('Too vague');
  expect(field()).toHaveValue('Be nice');
});

test('adds once for two submits at once, and keeps what is typed meanwhile', async () => {
  const added = holds(createTeamAction, ADDED);
  const { user, api } = show(added);
  await user.type(field(), 'No calls on Fridays');
  await act(async () => {
    fireEvent.submit(field());
    fireEvent.submit(field());
  });
  await waitFor(() => expect(api.calls(createTeamAction)).toHaveLength(1));
  await user.type(field(), ', ever');
  await act(async () => added.release());
  expect(field()).toHaveValue('No calls on Fridays, ever');
});

test('is quiet about a failure once it is gone', async () => {
  const { user, api, unmount } = show(
    refuses(createTeamAction, 400, { code: 'request.invalid', message: 'No' }),
  );
  await user.type(field(), 'No calls on Fridays');
  act(() => void fireEvent.submit(field()));
  unmount();
  await act(async () => {});
  expect(currentToast()).toBeNull();
  expect(api.calls(createTeamAction).length).toBeLessThanOrEqual(1);
});
