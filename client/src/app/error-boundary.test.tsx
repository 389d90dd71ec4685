import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setOutOfReach } from '#client/lib/connection.ts';
import { reloadDocument } from '#client/lib/navigate-away.ts';
import { allowLeaving } from '#client/testing/navigate-away.ts';
import { ErrorBoundary } from './error-boundary.tsx';

allowLeaving();

const complaint = vi.spyOn(console, 'error');
afterEach(() => {
  vi.restoreAllMocks();
  act(() => setOutOfReach(false));
});

let isBroken = true;
function Page() {
  if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
  return <p>The page</p>;
}

function shownAt(path: string) {
  return (
    <ErrorBoundary path={path}>
      <Page />
    </ErrorBoundary>
  );
}

function renderBroken() {
  isBroken = true;
  complaint.mockImplementation(() => undefined);
  const rendered = render(shownAt('/charts'));
  complaint.mockClear();
  return rendered;
}

test('says in place of the page that it could not be shown', () => {
  renderBroken();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We couldn’t show this page');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
});

test('says that there is no network, and tries again once it is back', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderBroken();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re offline');
  isBroken = false;
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.getByText('The page')).toBeVisible();
});

test('reloads the page when it still fails once the server is back in reach', () => {
  renderBroken();
  act(() => setOutOfReach(true));
  expect(reloadDocument).not.toHaveBeenCalled();
  act(() => setOutOfReach(false));
  expect(reloadDocument).toHaveBeenCalledTimes(1);
});

test('tries another page', () => {
  const { rerender } = renderBroken();
  isBroken = false;
  rerender(shownAt('/terms'));
  expect(screen.getByText('The page')).toBeVisible();
});
