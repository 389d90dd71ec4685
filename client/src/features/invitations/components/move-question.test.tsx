import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { answerMyMove, listMyPlaces, type MyPlace } from '#shared/contract/invitations.ts';
import { MyPlaces } from './my-places.tsx';

const SALES = '0a4f6c52-6d0f-4a55-9a0c-5e0a86f2b0ac';
const ASKED: MyPlace = {
  id: '0a4f6c52-6d0f-4a55-9a0c-5e0a86f2b0aa',
  name: 'Eva Lind',
  organization: 'Northwind',
  teamName: 'Product',
  joinedAt: '2026-11-20T10:00:00.000Z',
  level: 'summary',
  move: { teamId: SALES, teamName: 'Sales' },
};

const show = (...handlers: Parameters<typeof renderPart>[2][]) =>
  renderPart(<MyPlaces />, '/account/data', replies(listMyPlaces, [ASKED]), ...handlers);

test('says what the other team would see, and moves with a yes', async () => {
  const { user, api } = show(replies(answerMyMove, undefined));
  expect(await screen.findByRole('heading', { name: 'Move to Sales?' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Move to Sales?' })).toHaveTextContent(
    'Sales would see what Product sees of you now (Summary)',
  );
  api.use(replies(listMyPlaces, [{ ...ASKED, teamName: 'Sales', move: null }]));
  await user.click(screen.getByRole('button', { name: 'Yes, move me' }));
  expect(await screen.findByText('You’re in Sales now.')).toBeVisible();
  expect(api.calls(answerMyMove)).toMatchObject([
    { params: { id: ASKED.id }, body: { teamId: SALES, agrees: true } },
  ]);
});

test('leaves them where they are with a no', async () => {
  const { user, api } = show(replies(answerMyMove, undefined));
  const no = await screen.findByRole('button', { name: 'No, I’ll stay' });
  api.use(replies(listMyPlaces, [{ ...ASKED, move: null }]));
  await user.click(no);
  expect(await screen.findByText(/^You stay in Product\./)).toBeVisible();
  expect(api.calls(answerMyMove)).toMatchObject([{ body: { teamId: SALES, agrees: false } }]);
});

test('says why they can’t move, and doesn’t ask anymore', async () => {
  const message = 'A team has at most 5 people, and this one is complete.';
  const { user, api } = show(refuses(answerMyMove, 409, { code: 'request.conflict', message }));
  await screen.findByRole('heading', { name: 'Move to Sales?' });
  api.use(replies(listMyPlaces, [{ ...ASKED, move: null }]));
  await user.click(screen.getByRole('button', { name: 'Yes, move me' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Move to Sales?' })).not.toBeInTheDocument(),
  );
});
