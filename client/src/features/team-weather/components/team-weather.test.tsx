import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isUnreachable, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { TEAM_ID } from '#client/testing/team-samples.ts';
import { getTeamWeather } from '#shared/contract/team-weather.ts';
import { TeamSky, TeamWeather } from './team-weather.tsx';

const COVER = {
  gate: 33 as const,
  label: 'Oversight',
  bodies: ['sun' as const, 'mars' as const],
  from: null,
  until: '2026-11-25T12:00:00.000Z',
};
const open = (handler: Parameters<typeof renderPart>[2]) =>
  renderPart(<TeamWeather teamId={TEAM_ID} />, '/team', ...(handler ? [handler] : []));

test('says in one line what the sky stands in for, and unfolds until when and what is next', async () => {
  const next = { ...COVER, gate: 5 as const, label: 'Culture', bodies: ['moon' as const] };
  const { user } = open(
    replies(getTeamWeather, {
      now: [COVER],
      next: { ...next, from: '2026-11-23T08:00:00.000Z' },
    }),
  );
  const line = await screen.findByText('Today’s sky stands in for Oversight');
  const end = screen.getByText(/^The Sun and Mars bring Oversight \(33\) until Nov/);
  expect(end).not.toBeVisible();
  await user.click(line);
  expect(end).toBeVisible();
  expect(screen.getByText(/^Next: Culture \(5\) from Nov.*, with the Moon\.$/)).toBeVisible();
});

test('says when today adds nothing that is missing', async () => {
  open(replies(getTeamWeather, { now: [], next: { ...COVER, from: COVER.until } }));
  expect(await screen.findByText(/adds none of the functions/)).toBeVisible();
});

test('is unfolded on paper', async () => {
  open(replies(getTeamWeather, { now: [COVER], next: null }));
  const end = await screen.findByText(/^The Sun and Mars bring Oversight/);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(end).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(end).not.toBeVisible();
});

test.each([
  ['load', isUnreachable(getTeamWeather)],
  ['say', replies(getTeamWeather, { now: [], next: null })],
])('leaves the page as it is where there is nothing to %s', async (_, handler) => {
  const { api } = open(handler);
  await expect.poll(() => api.calls(getTeamWeather).length).toBeGreaterThan(0);
  expect(screen.queryByText(/sky/)).not.toBeInTheDocument();
});

test.each([
  [
    'what it adds',
    replies(getTeamWeather, { now: [COVER], next: null }),
    /^The Sun and Mars bring/,
  ],
  [
    'that it adds nothing',
    replies(getTeamWeather, { now: [], next: null }),
    /adds nothing to your/,
  ],
  ['that it can’t be loaded', isUnreachable(getTeamWeather), /^We couldn’t load this/],
])('tells somebody who asked %s', async (_, handler, words) => {
  renderPart(<TeamSky teamId={TEAM_ID} />, '/team', handler);
  expect(await screen.findByText(words)).toBeVisible();
});
