import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentToast } from '#client/components/feedback/toast.ts';
import { isUnreachable, type MockHandler, refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import {
  getMasterPrompts,
  type MasterPrompts,
  updateMasterPrompts,
} from '#shared/contract/prompts.ts';
import { usePromptsForm } from './use-prompts-form.ts';

const READ: MasterPrompts = {
  id: '5e3b1f57-55aa-4d0b-b6e2-7a6f5a1c9e21',
  individualCoachPrompt: 'Be kind.',
  teamCoachPrompt: 'Be brief.',
  version: 3,
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const NEWER: MasterPrompts = {
  ...READ,
  teamCoachPrompt: 'Be clear.',
  version: 4,
  updatedAt: '2026-11-02T10:00:00.000Z',
};
const saves = replies(updateMasterPrompts, ({ body }) => ({
  ...NEWER,
  individualCoachPrompt: body.individualCoachPrompt,
  teamCoachPrompt: body.teamCoachPrompt,
}));
const isConflict = refuses(updateMasterPrompts, 409, { code: 'request.conflict' });

function open(...handlers: MockHandler[]) {
  let latest: ReturnType<typeof usePromptsForm> | undefined;
  function Probe() {
    latest = usePromptsForm(READ);
    const { form } = latest;
    return (
      <form onSubmit={form.onSubmit}>
        <input aria-label="Individual" {...form.register('individualCoachPrompt')} />
        <input aria-label="Team" {...form.register('teamCoachPrompt')} />
        <button type="submit">Save</button>
      </form>
    );
  }
  const { api } = renderPart(<Probe />, '/', ...handlers);
  const prompts = () => {
    if (!latest) throw new Error('nothing is shown');
    return latest;
  };
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = (text: string) => fireEvent.change(field('Individual'), { target: { value: text } });
  const save = () => fireEvent.click(screen.getByRole('button'));
  return { api, prompts, field, type, save };
}

test('saves both prompts over those that were read', async () => {
  const { api, prompts, field, type, save } = open(saves);
  expect([field('Individual').value, field('Team').value]).toEqual(['Be kind.', 'Be brief.']);
  type('Be honest.');
  save();
  await waitFor(() => expect(prompts().base.version).toBe(4));
  expect(api.calls(updateMasterPrompts)).toMatchObject([
    {
      params: { id: READ.id },
      body: {
        individualCoachPrompt: 'Be honest.',
        teamCoachPrompt: 'Be brief.',
        updatedAt: READ.updatedAt,
      },
    },
  ]);
  expect(currentToast()).toMatchObject({
    title: 'Success',
    description: 'Master prompts have been updated successfully',
  });
  expect(field('Individual').value).toBe('Be honest.');
});

test('shows what somebody else has saved, and keeps what was typed', async () => {
  const { prompts, field, type, save } = open(isConflict, replies(getMasterPrompts, NEWER));
  type('Be honest.');
  save();
  await waitFor(() => expect(prompts().conflict).toEqual(NEWER));
  expect(field('Individual').value).toBe('Be honest.');
  expect(prompts().base).toEqual(READ);
  expect(prompts().form.failure).toBeNull();
  expect(currentToast()?.tone).toBe('destructive');
});

test('taking the other version puts it into the fields', async () => {
  const { prompts, field, type, save } = open(isConflict, replies(getMasterPrompts, NEWER));
  type('Be honest.');
  save();
  await waitFor(() => expect(prompts().conflict).toEqual(NEWER));
  act(() => prompts().take(NEWER));
  expect([field('Individual').value, field('Team').value]).toEqual(['Be kind.', 'Be clear.']);
  expect(prompts()).toMatchObject({ base: NEWER, conflict: null });
});

test('overruling it saves over that version', async () => {
  const { api, prompts, type, save } = open(isConflict, replies(getMasterPrompts, NEWER));
  type('Be honest.');
  save();
  await waitFor(() => expect(prompts().conflict).toEqual(NEWER));
  api.use(saves);
  act(() => prompts().overrule());
  save();
  await waitFor(() => expect(prompts().base.individualCoachPrompt).toBe('Be honest.'));
  expect(api.calls(updateMasterPrompts).at(-1)?.body.updatedAt).toBe(NEWER.updatedAt);
  expect(prompts().conflict).toBeNull();
});

test('another failure stands at the form', async () => {
  const { prompts, type, save } = open(isUnreachable(updateMasterPrompts));
  type('Be honest.');
  save();
  await waitFor(() => expect(prompts().form.failure).not.toBeNull());
  expect(prompts().conflict).toBeNull();
});
