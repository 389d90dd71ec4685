import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createQueryClient } from '#client/app/query-client.ts';
import { currentToast, dismissToast } from '#client/components/feedback/toast.ts';
import { ToastRegion } from '#client/components/feedback/toast-region.tsx';
import { forgetDraft, forgetTeamDrafts } from '#client/features/birth/draft.ts';
import { forgetPentaDraft } from '#client/features/teams/penta-draft.ts';
import { closeCoach, setTopic } from '#client/lib/coach-door.ts';
import { autocompletePlaces } from '#shared/contract/places.ts';
import { type MockHandler, mockApi, replies } from './mock-api.ts';

// Far longer than anything takes, even on a busy machine: fails only for what never happens.
vi.setConfig({ testTimeout: 120_000 });

/** The state of one browser session. */
function forgetSession() {
  sessionStorage.clear();
  forgetDraft();
  forgetTeamDrafts();
  forgetPentaDraft();
  closeCoach();
  setTopic(null);
  const message = currentToast();
  if (message) dismissToast(message.id);
}

/** A network and a URL for one test, and a session that ends with it. */
export function startSession(path: string, handlers: readonly MockHandler[]) {
  // Suggestions are asked for 300 ms after the last letter: a slow machine gets there in any test that
  // types a place, a fast one leaves the field before. None are found unless stated.
  const searches = replies(autocompletePlaces, { predictions: [] });
  const api = mockApi(...handlers, searches);
  vi.stubGlobal('scrollTo', vi.fn());
  onTestFinished(forgetSession);
  const location = memoryLocation({ path, record: true });
  return {
    hook: location.hook,
    screenOf: {
      api,
      user: userEvent.setup(),
      navigate: location.navigate,
      /** Every URL visited so far; the last one is the current one. */
      history: location.history,
    },
  };
}

/** A screen or a part of it, with the app's providers. */
export function renderPart(part: ReactNode, path: string, ...handlers: MockHandler[]) {
  const { hook, screenOf } = startSession(path, handlers);
  const queryClient = createQueryClient();
  const view = render(
    <Router hook={hook}>
      <QueryClientProvider client={queryClient}>
        {part}
        <ToastRegion />
      </QueryClientProvider>
    </Router>,
  );
  return { ...screenOf, queryClient, unmount: view.unmount };
}
