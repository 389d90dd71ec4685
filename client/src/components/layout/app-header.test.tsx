import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { AppHeader } from './app-header.tsx';
import { PageHeading } from './page-heading.tsx';

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

const items = [
  { label: 'Dashboard', href: '/' },
  { label: 'Team', href: '/team' },
  { label: 'Manage', href: '/teams', mobileOnly: true },
];

function show(path = '/team') {
  const { hook } = memoryLocation({ path });
  render(
    <Router hook={hook}>
      <AppHeader
        items={items}
        currentPath={path}
        email="ana@demo.example"
        roleLabel="Account Admin"
      />
      <Route path="/team">
        <PageHeading>Team page</PageHeading>
      </Route>
      <Route path="/teams">
        <PageHeading>Manage page</PageHeading>
      </Route>
    </Router>,
  );
}

test('the bar shows its entries, the current page and the role', () => {
  show();
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'page');
  expect(bar.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  expect(bar.queryByRole('link', { name: 'Manage' })).not.toBeInTheDocument();
  expect(bar.getByText('Account Admin')).toBeInTheDocument();
});

test('the profile menu shows who is signed in and signs out by a browser navigation', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Profile menu' });
  await userEvent.click(button);
  expect(screen.getByText('Signed in as')).toBeVisible();
  expect(screen.getByText('ana@demo.example')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Signed in as')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a link in the slide-out menu closes it and focuses the new page’s heading', async () => {
  show();
  scrollTo.mockClear();
  // A step back that stayed on its page: the next page still starts at its top.
  window.dispatchEvent(new PopStateEvent('popstate'));
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByText('ana@demo.example')).toBeVisible();
  expect(menu.getByText('Account Admin')).toBeVisible();
  expect(menu.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');

  await userEvent.click(menu.getByRole('link', { name: 'Manage' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Manage page' })).toHaveFocus());
  // Long enough for the closing dialog's own focus return, which must not win.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('heading', { name: 'Manage page' })).toHaveFocus();
  expect(document.title).toMatch(/^Manage page/);
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

test('signing out in the slide-out menu closes it', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const link = screen.getByRole('link', { name: 'Sign Out' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the skip link comes first in the tab order', async () => {
  show();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});
