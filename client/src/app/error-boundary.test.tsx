import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

const complaint = vi.spyOn(console, 'error');
afterEach(() => vi.restoreAllMocks());

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

test('tries another page', () => {
  const { rerender } = renderBroken();
  isBroken = false;
  rerender(shownAt('/terms'));
  expect(screen.getByText('The page')).toBeVisible();
});
