import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isUnreachable, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { signedOut } from '#client/testing/sessions.ts';
import { getLibrary, getLibraryPage, searchLibrary } from '#shared/contract/library.ts';
import { createLibrary } from '#shared/library/library.ts';

const library = createLibrary([]);
const entries = replies(getLibrary, { entries: [...library.entries] });
const page = replies(getLibraryPage, ({ params: { kind, slug } }) => {
  const found = library.pageAt(`/library/${kind}/${slug}`);
  if (found === null) throw new Error('no such page');
  return found;
});
const OFFER = {
  path: '/library/types/projector',
  term: 'Deciding on a job offer',
  headline: '',
  excerpt: 'Sleep on it.',
};
const inText = replies(searchLibrary, { results: [OFFER] });

async function openSearch(...handlers: Parameters<typeof renderApp>[1][]) {
  const shown = renderApp('/library', signedOut, entries, page, ...handlers);
  await screen.findByRole('heading', { level: 1 });
  const field = await screen.findByRole('combobox', { name: 'Search the library' });
  return { ...shown, field };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

test('"/" goes to the field, and what is typed finds pages at once, by number', async () => {
  const { user, field } = await openSearch();
  await user.keyboard('/');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  await user.keyboard('26');
  await screen.findByRole('option', { name: /^Gate 26/ });
  expect(options()).toHaveLength(2);
  expect(screen.getByText('2 pages. Use the arrow keys.')).toBeInTheDocument();
});

test('arrows walk through the pages, Enter opens one and leaves the field empty', async () => {
  const { user, field, history } = await openSearch();
  await user.type(field, '26');
  const [first, second] = await screen.findAllByRole('option');
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', second?.id);
  expect(second).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(history.at(-1)).toBe('/library/channels/26-44');
  expect(field).toHaveValue('');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('a click opens a page', async () => {
  const { user, field, history } = await openSearch();
  await user.type(field, 'splenic');
  await user.click(await screen.findByRole('option', { name: /^Splenic authority/ }));
  expect(history.at(-1)).toBe('/library/authorities/splenic');
});

test('Escape empties the field first, then leaves it', async () => {
  const { user, field } = await openSearch();
  await user.type(field, '26');
  await screen.findByRole('option', { name: /^Gate 26/ });
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(field).not.toHaveFocus();
});

test('a question that no name answers is looked up in the texts', async () => {
  const { user, field, history } = await openSearch(inText);
  await user.type(field, 'should I take the job');
  const group = await screen.findByRole('group', { name: 'In the text' });
  expect(within(group).getByRole('option')).toHaveTextContent(
    'Deciding on a job offerSleep on it.',
  );
  await user.keyboard('{Enter}');
  expect(history.at(-1)).toBe('/library/types/projector');
});

test('a search that finds nothing says so, with something to try', async () => {
  const { user, field } = await openSearch(replies(searchLibrary, { results: [] }));
  await user.type(field, 'zzzz');
  expect(await screen.findAllByText(/^Nothing found\. Try a number/)).not.toEqual([]);
});

test('a search that fails says so', async () => {
  const { user, field } = await openSearch(isUnreachable(searchLibrary));
  await user.type(field, 'zzzz');
  expect(await screen.findAllByText(/^The search isn’t responding/)).not.toEqual([]);
});

test('"/" is a character while somebody types', async () => {
  const { user, field } = await openSearch();
  await user.type(field, '5/1');
  expect(field).toHaveValue('5/1');
  expect(await screen.findByRole('option', { name: /^Profile 5\/1/ })).toBeVisible();
});

test('on phones a button opens the search over the page', async () => {
  const { user, history } = await openSearch();
  await user.click(screen.getByRole('button', { name: 'Search the library' }));
  const sheet = await screen.findByRole('dialog', { name: 'Search the library' });
  const field = within(sheet).getByRole('combobox');
  expect(field).toHaveFocus();
  await user.keyboard('34-57{Enter}');
  expect(history.at(-1)).toBe('/library/channels/34-57');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
