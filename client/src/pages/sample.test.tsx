import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isUnreachable, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { chartWith } from '#client/testing/samples.ts';
import { signedIn, signedOut } from '#client/testing/sessions.ts';
import { teamWith } from '#client/testing/team-samples.ts';
import { getSampleResult, getSampleTeam } from '#shared/contract/samples.ts';

const STATEMENT = 'You’re a Generator.';
const hasResult = replies(getSampleResult, {
  chart: chartWith({ name: 'Pia Moreno' }),
  reading: {
    statement: { text: STATEMENT, evidence: [] },
    lead: 'You have steady energy.',
    facts: [],
    chapters: [],
  },
});

test('a visitor sees a whole result, and that its person is invented', async () => {
  renderApp('/sample', signedOut, hasResult);
  expect(await screen.findByRole('heading', { level: 2, name: STATEMENT })).toBeVisible();
  expect(screen.getByText('Sample')).toBeVisible();
  expect(screen.getByText(/^Pia Moreno is fictional/)).toBeVisible();
  expect(screen.getByRole('group', { name: /^Bodygraph of Pia Moreno/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in to ask' })).toHaveAttribute(
    'href',
    '/api/login',
  );
});

test('a signed-in person sees the sample inside the app, with the way to their own chart', async () => {
  renderApp('/sample', signedIn, hasResult);
  expect(await screen.findByRole('heading', { level: 2, name: STATEMENT })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your chart' })).toHaveAttribute('href', '/');
});

test('a visitor sees a whole team, with nothing to change and no coach', async () => {
  renderApp('/sample/team', signedOut, replies(getSampleTeam, teamWith(5, { canManage: false })));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  const page = within(screen.getByRole('main'));
  expect(page.getByText(/are fictional/)).toBeVisible();
  expect(await page.findByText('Team Penta Chart')).toBeVisible();
  expect(page.queryByRole('button', { name: /^(Ask|Edit|Delete)/ })).not.toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Sign in to ask' })).toBeVisible();
});

test('a sample that does not load can be tried again', async () => {
  const { api, user } = renderApp('/sample', signedOut, isUnreachable(getSampleResult));
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t load the sample' });
  api.use(hasResult);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 2, name: STATEMENT })).toBeVisible();
});
