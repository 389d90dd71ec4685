import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holds, isUnreachable, type MockHandler, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { personWith } from '#client/testing/samples.ts';
import { type ChangedPreferences, getCurrentUser, setPreferences } from '#shared/contract/auth.ts';
import { currentUser } from './api.ts';
import { useSetPreferences } from './use-set-preferences.ts';

const PERSON = personWith({ clock: '12h', signInLetters: true });

async function open(isSignedIn: boolean, ...handlers: MockHandler[]) {
  let latest: ReturnType<typeof useSetPreferences> | undefined;
  function Probe() {
    latest = useSetPreferences();
    return null;
  }
  const { queryClient, api } = renderPart(
    <Probe />,
    '/',
    replies(getCurrentUser, PERSON),
    ...handlers,
  );
  if (isSignedIn) await queryClient.fetchQuery(currentUser);
  const shown = () => {
    const user = queryClient.getQueryData(currentUser.queryKey);
    return user && { clock: user.clock, signInLetters: user.signInLetters, email: user.email };
  };
  const set = (changed: ChangedPreferences) => act(() => latest?.mutate(changed));
  return { set, shown, api, result: () => latest };
}

const STORED = { clock: '24h', signInLetters: false } as const;
const BEFORE = { clock: '12h', signInLetters: true, email: PERSON.email };

test('shows a preference before it is stored, and keeps the others', async () => {
  const stores = holds(setPreferences, STORED);
  const { set, shown, result } = await open(true, stores);
  set({ clock: '24h' });
  await waitFor(() => expect(shown()).toEqual({ ...BEFORE, clock: '24h' }));
  set({ signInLetters: false });
  await waitFor(() => expect(shown()).toEqual({ ...BEFORE, clock: '24h', signInLetters: false }));
  stores.release();
  await waitFor(() => expect(result()?.isSuccess).toBe(true));
  expect(shown()).toEqual({ ...BEFORE, clock: '24h', signInLetters: false });
});

test('a clock that is left to the browser is none', async () => {
  const { set, shown } = await open(true, holds(setPreferences, STORED));
  set({ clock: null });
  await waitFor(() => expect(shown()).toEqual({ ...BEFORE, clock: null }));
});

test('shows what was before when it can’t be stored', async () => {
  const { set, shown, result } = await open(true, isUnreachable(setPreferences));
  set({ clock: '24h', signInLetters: false });
  await waitFor(() => expect(result()?.isError).toBe(true));
  expect(shown()).toEqual(BEFORE);
});

test('there is nothing to show for somebody who isn’t signed in', async () => {
  const { set, shown, result } = await open(false, isUnreachable(setPreferences));
  set({ clock: '24h' });
  await waitFor(() => expect(result()?.isError).toBe(true));
  expect(shown()).toBeUndefined();
});
