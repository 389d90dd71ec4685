import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isUnreachable, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { TEAM_ID } from '#client/testing/team-samples.ts';
import { getTeamWeather } from '#shared/contract/team-weather.ts';
import { TeamWeather } from './team-weather.tsx';

const COVER = {
  gate: 33 as const,
  label: 'Oversight',
  bodies: ['sun' as const, 'mars' as const],
  from: null,
  until: '2026-11-25T12:00:00.000Z',
};
const open = (handler: Parameters<typeof renderPart>[2]) =>
  renderPart(<TeamWeather teamId={TEAM_ID} />, '/team', ...(handler ? [handler] : []));

test('says what the sky stands in for, until when, and what comes next', async () => {
  const next = { ...COVER, gate: 5 as const, label: 'Culture', bodies: ['moon' as const] };
  open(
    replies(getTeamWeather, {
      now: [COVER],
      next: { ...next, from: '2026-11-23T08:00:00.000Z' },
    }),
  );
  expect(
    await screen.findByText(/^The Sun and Mars stand in for Oversight \(33\) until Nov/),
  ).toBeVisible();
  expect(screen.getByText(/^Next: Culture \(5\) from Nov.*, with the Moon\.$/)).toBeVisible();
});

test('says when today adds nothing that is missing', async () => {
  open(replies(getTeamWeather, { now: [], next: { ...COVER, from: COVER.until } }));
  expect(await screen.findByText(/adds none of the functions/)).toBeVisible();
});

test('leaves the page as it is where there is nothing to say or to load', async () => {
  const { api } = open(isUnreachable(getTeamWeather));
  await expect.poll(() => api.calls(getTeamWeather).length).toBeGreaterThan(0);
  expect(screen.queryByRole('region', { name: 'The sky today' })).not.toBeInTheDocument();
});
