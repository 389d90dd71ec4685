import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holds, isUnreachable, once, refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { changeMyPlace, listMyPlaces, type MyPlace } from '#shared/contract/invitations.ts';
import { MyPlaces } from './my-places.tsx';

const PRODUCT: MyPlace = {
  id: '0a4f6c52-6d0f-4a55-9a0c-5e0a86f2b0aa',
  name: 'Eva Lind',
  organization: 'Northwind',
  teamName: 'Product',
  joinedAt: '2026-11-20T10:00:00.000Z',
  level: 'summary',
  move: null,
};
const SALES: MyPlace = {
  ...PRODUCT,
  id: '0a4f6c52-6d0f-4a55-9a0c-5e0a86f2b0ab',
  teamName: 'Sales',
  level: 'functions',
};

const show = (...handlers: Parameters<typeof renderPart>[2][]) =>
  renderPart(<MyPlaces />, '/account/data', ...handlers);
const levelIn = (team: string) =>
  screen.findByRole('combobox', { name: `What ${team} sees of you` });

test('shows nothing to somebody who is in no team', async () => {
  const { api } = show(replies(listMyPlaces, []));
  await waitFor(() => expect(api.calls(listMyPlaces)).toHaveLength(1));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('lists each team with its organization, since when, and what it sees', async () => {
  show(replies(listMyPlaces, [PRODUCT, SALES]));
  const rows = within(await screen.findByRole('list', { name: 'Teams you’re in' }));
  const [product] = rows.getAllByRole('listitem');
  expect(product).toHaveTextContent('Northwind · since November 20, 2026');
  expect(await levelIn('Product')).toHaveDisplayValue('Summary');
  expect(await levelIn('Product')).toHaveAccessibleDescription(/type, strategy, authority/);
  expect(await levelIn('Sales')).toHaveDisplayValue('Functions only');
});

test('changes what one team sees, and says so', async () => {
  const held = holds(changeMyPlace, undefined);
  const { user, api } = show(replies(listMyPlaces, [PRODUCT, SALES]), held);
  await user.selectOptions(await levelIn('Product'), 'full');
  expect(await levelIn('Product')).toHaveDisplayValue('Full');
  api.use(replies(listMyPlaces, [{ ...PRODUCT, level: 'full' }, SALES]));
  held.release();
  expect(await screen.findByText(/Product now sees: Full/)).toBeInTheDocument();
  expect(api.calls(changeMyPlace)).toEqual([
    expect.objectContaining({ params: { id: PRODUCT.id }, body: { level: 'full' } }),
  ]);
  expect(await levelIn('Product')).toHaveDisplayValue('Full');
});

test('shows the old level again when the change fails', async () => {
  const { user } = show(replies(listMyPlaces, [PRODUCT]), isUnreachable(changeMyPlace));
  await user.selectOptions(await levelIn('Product'), 'full');
  expect(await screen.findByText(/^Error/)).toBeInTheDocument();
  expect(await levelIn('Product')).toHaveDisplayValue('Summary');
});

test('tells somebody who was removed meanwhile, and drops the team', async () => {
  const { user, api } = show(
    replies(listMyPlaces, [PRODUCT, SALES]),
    refuses(changeMyPlace, 404, { code: 'invitation.not_found' }),
  );
  const level = await levelIn('Product');
  api.use(replies(listMyPlaces, [SALES]));
  await user.selectOptions(level, 'full');
  expect(await screen.findByText(/You’re not in Product anymore/)).toBeInTheDocument();
  await waitFor(() => expect(level).not.toBeInTheDocument());
});

/** Opens the dialog that asks before leaving the only team. */
async function askToLeave(...handlers: Parameters<typeof renderPart>[2][]) {
  const view = show(replies(listMyPlaces, [PRODUCT]), ...handlers);
  await view.user.click(await screen.findByRole('button', { name: 'Leave team: Product' }));
  return { ...view, dialog: within(await screen.findByRole('alertdialog')) };
}

test('asks before leaving, then says that no team has data anymore', async () => {
  const { user, api, dialog } = await askToLeave(replies(changeMyPlace, undefined));
  expect(dialog.getByText('Product')).toBeVisible();
  expect(api.calls(changeMyPlace)).toHaveLength(0);
  api.use(replies(listMyPlaces, []));
  await user.click(dialog.getByRole('button', { name: 'Leave team' }));
  expect(await screen.findByText(/^You left Product/)).toBeInTheDocument();
  const told = await screen.findByText(/not in any team now/);
  await waitFor(() => expect(told.parentElement).toHaveFocus());
  expect(api.calls(changeMyPlace)).toMatchObject([{ body: { level: null } }]);
});

test('stays in the team when leaving fails, with the reason in the dialog', async () => {
  const { user, dialog } = await askToLeave(
    refuses(changeMyPlace, 500, { code: 'internal', message: 'Something broke.' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Leave team' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Something broke.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await levelIn('Product')).toBeVisible();
});

test('has left also when the team was gone already', async () => {
  const { user, api, dialog } = await askToLeave(
    refuses(changeMyPlace, 404, { code: 'invitation.not_found' }),
  );
  api.use(replies(listMyPlaces, []));
  await user.click(dialog.getByRole('button', { name: 'Leave team' }));
  expect(await screen.findByText(/^You left Product/)).toBeInTheDocument();
});

test('says when the teams cannot be loaded, and loads them on retry', async () => {
  const { user } = show(once(isUnreachable(listMyPlaces)), replies(listMyPlaces, [PRODUCT]));
  expect(await screen.findByText('We couldn’t load the teams you’re in')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await levelIn('Product')).toBeVisible();
});
