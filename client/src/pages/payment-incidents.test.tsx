import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  isUnreachable,
  type MockHandler,
  once,
  refuses,
  replies,
} from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { asMaster, signedIn } from '#client/testing/sessions.ts';
import {
  listPaymentIncidents,
  type PaymentIncident,
  retryPaymentIncident,
} from '#shared/contract/billing.ts';

const OPEN: PaymentIncident = {
  id: '0b9d7c0e-0f4e-4c39-9a55-0d6f6a3f2a10',
  kind: 'event',
  subject: 'invoice.paid evt_1',
  detail: 'The subscription is not known here.',
  attempts: 3,
  firstSeenAt: '2026-05-03T12:00:00.000Z',
  lastSeenAt: '2026-05-04T12:00:00.000Z',
  resolvedAt: null,
};
const RESOLVED: PaymentIncident = {
  ...OPEN,
  id: '0b9d7c0e-0f4e-4c39-9a55-0d6f6a3f2a11',
  kind: 'difference',
  subject: 'sub_2',
  attempts: 1,
  resolvedAt: '2026-05-05T12:00:00.000Z',
};

function open(...handlers: MockHandler[]) {
  return renderApp('/admin/payments', ...handlers, asMaster);
}

async function toastOf(words: string) {
  const line = await screen.findByText(words, { selector: '[data-tone] *' });
  return within(line.parentElement ?? line);
}

test('open incidents can be retried, resolved ones only be read', async () => {
  open(replies(listPaymentIncidents, [OPEN, RESOLVED]));
  const list = await screen.findByRole('list', { name: 'Payment incidents' });
  const [first, second] = within(list).getAllByRole('listitem');
  if (!first || !second) throw new Error('Two incidents are expected');
  expect(within(first).getByText('A payment event failed to process')).toBeVisible();
  expect(within(first).getByText('Open')).toBeVisible();
  expect(first).toHaveTextContent('Tried 3 times · first seen May 3, 2026 · last seen May 4, 2026');
  expect(within(second).getByText('Resolved')).toBeVisible();
  expect(second).toHaveTextContent('Tried once');
  expect(within(second).queryByRole('button', { name: /^Try Again/ })).not.toBeInTheDocument();
});

test('a retry says whether it worked, and the list is refetched', async () => {
  const { user, api } = open(
    replies(listPaymentIncidents, [OPEN]),
    once(replies(retryPaymentIncident, { ...OPEN, attempts: 4, detail: 'Still unknown.' })),
    once(
      refuses(retryPaymentIncident, 503, { code: 'billing.unavailable', message: 'No answer.' }),
    ),
    replies(retryPaymentIncident, { ...OPEN, resolvedAt: RESOLVED.resolvedAt }),
  );
  const button = await screen.findByRole('button', { name: `Try Again: ${OPEN.subject}` });
  await user.click(button);
  expect((await toastOf('Still open')).getByText('Still unknown.')).toBeVisible();
  await user.click(button);
  expect((await toastOf('Error')).getByText('No answer.')).toBeVisible();
  api.use(replies(listPaymentIncidents, [{ ...OPEN, resolvedAt: RESOLVED.resolvedAt }]));
  await user.click(button);
  await toastOf('This incident is closed.');
  expect(api.calls(retryPaymentIncident)).toHaveLength(3);
});

test('has a text for no incidents, and a failure to load can be retried', async () => {
  const { user } = open(
    once(isUnreachable(listPaymentIncidents)),
    replies(listPaymentIncidents, []),
  );
  await screen.findByText('We couldn’t load the incidents');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing went wrong' })).toBeVisible();
});

test('is not found for anybody but master admins', async () => {
  open(signedIn);
  expect(await screen.findByText('404 Page Not Found')).toBeVisible();
});

test('the profile menu links here for master admins, on phones too', async () => {
  const { user } = open(replies(listPaymentIncidents, []));
  await screen.findByRole('heading', { name: 'Nothing went wrong' });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Payment Incidents' })).toHaveAttribute(
    'href',
    '/admin/payments',
  );
});
