import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isUnreachable, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { signedIn, signedOut } from '#client/testing/sessions.ts';
import { teamWith } from '#client/testing/team-samples.ts';
import { getSampleTeam } from '#shared/contract/samples.ts';

const heading = () => screen.findByRole('heading', { level: 1, name: 'Pricing' });

test('prices can be read signed out, from header and footer', async () => {
  const { user } = renderApp('/', signedOut);
  const header = within(await screen.findByRole('banner'));
  const [link] = header.getAllByRole('link', { name: 'Pricing' });
  expect(link).toHaveAttribute('href', '/pricing');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Pricing' }));
  expect(await heading()).toBeVisible();
  expect(screen.getAllByText('Billed annually, renews each year')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Choose Team Platform' })).toHaveAttribute(
    'href',
    '/checkout?tier=team_platform',
  );
});

test('prices are inside the app for signed-in people', async () => {
  renderApp('/pricing', signedIn);
  expect(await heading()).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('each figure without a source says that it is illustrative', async () => {
  renderApp('/pricing', signedOut);
  await heading();
  const costs = within(screen.getByRole('region', { name: 'What dysfunction costs a team' }));
  for (const term of costs.getAllByRole('term')) expect(term).toHaveTextContent(/Illustrative$/);
  expect(costs.getAllByRole('term')).toHaveLength(4);
});

test('the comparison names each limit and what only one plan has', async () => {
  renderApp('/pricing', signedOut);
  await heading();
  const table = screen.getByRole('table');
  const row = (name: string) =>
    within(within(table).getByRole('rowheader', { name }).closest('tr') ?? table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(row('Teams')).toEqual(['1', '10']);
  expect(row('Seats')).toEqual(['5', '50']);
  expect(row('1-on-1 consultation with the founder')).toEqual(['Yes', 'No']);
  expect(row('Priority support')).toEqual(['No', 'Yes']);
  expect(row('Guarantee')).toEqual(['None', '365-day money-back guarantee']);
});

test('a sample team shows what a plan buys', async () => {
  renderApp('/pricing', signedOut, replies(getSampleTeam, teamWith(5)));
  const picture = within(await screen.findByRole('region', { name: 'What your team will see' }));
  expect(picture.getByText('Sample')).toBeVisible();
  for (const half of ['Upper functions', 'Lower functions']) {
    const channels = within(picture.getByRole('list', { name: half }));
    expect(channels.getAllByRole('listitem')).toHaveLength(3);
  }
  expect(picture.getByRole('link', { name: 'Open the sample team' })).toHaveAttribute(
    'href',
    '/sample/team',
  );
});

test('without the sample team the prices are there', async () => {
  renderApp('/pricing', signedOut, isUnreachable(getSampleTeam));
  await heading();
  expect(screen.queryByText('What your team will see')).not.toBeInTheDocument();
});
