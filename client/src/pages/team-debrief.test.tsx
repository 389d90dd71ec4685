import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { once, refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { TEAM_ID, teamWith } from '#client/testing/team-samples.ts';
import {
  createTeamAction,
  getTeamPlan,
  startDebrief,
  type TeamDebrief,
  type TeamPlan,
  updateDebrief,
} from '#shared/contract/team-plan.ts';
import { getTeamWeather, type SkyCover } from '#shared/contract/team-weather.ts';
import { getTeam } from '#shared/contract/teams.ts';
import { gapAgreements } from '#shared/knowledge/suggested-actions.ts';
import { teamFinding } from '#shared/knowledge/team-finding.ts';
import { TeamDebriefPage } from './team-debrief.tsx';

beforeEach(() => sessionStorage.clear());

const AT = '2026-11-20T10:00:00.000Z';
const team = teamWith(3);
const DEBRIEF: TeamDebrief = {
  id: '00000000-0000-4000-8000-000000000021',
  state: 'running',
  step: 'welcome',
  notes: {},
  followUpOn: null,
  createdAt: AT,
  updatedAt: AT,
};
const PLAN: TeamPlan = {
  canManage: true,
  actions: [],
  suggestions: [],
  gaps: team.pentaData ? gapAgreements(team.pentaData) : [],
  debrief: null,
};

const planned = (debrief: TeamDebrief | null, changes: Partial<TeamPlan> = {}) =>
  replies(getTeamPlan, { ...PLAN, debrief, ...changes });
const show = (...handlers: Parameters<typeof renderPart>[2][]) =>
  renderPart(
    <TeamDebriefPage />,
    `/team/debrief?teamId=${TEAM_ID}`,
    replies(getTeam, team),
    ...handlers,
  );
const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('starts with the team’s finding, who takes part and what to send ahead, then opens the first step', async () => {
  const { user, api } = show(once(planned(null)), planned(DEBRIEF), replies(startDebrief, DEBRIEF));
  if (!team.pentaData) throw new Error('no Penta');
  expect(await stepHeading(teamFinding(team.pentaData))).toBeVisible();
  const people = within(screen.getByRole('region', { name: 'Who takes part' }));
  for (const { name } of team.members) expect(people.getByText(name)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(await navigator.clipboard.readText()).toContain(team.name);
  await user.click(screen.getByRole('button', { name: 'Start the debrief' }));
  expect(await stepHeading('Welcome and purpose')).toBeVisible();
  expect(api.calls(startDebrief)).toHaveLength(1);
});

test('resumes at its step with its notes, and keeps what is typed on the way', async () => {
  const running = { ...DEBRIEF, step: 'map', notes: { map: 'Nobody plans.' } } as const;
  const { user, api } = show(planned(running), replies(updateDebrief, running));
  await stepHeading('Your map');
  expect(screen.getByRole('button', { name: /Your map/ })).toHaveAttribute('aria-current', 'step');
  const notes = screen.getByLabelText('Notes (optional)');
  expect(notes).toHaveValue('Nobody plans.');
  await user.type(notes, ' We knew.');
  await user.click(screen.getByRole('button', { name: 'Next: Each person' }));
  expect(await stepHeading('Each person')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Notes (optional)')).toHaveValue('Nobody plans. We knew.');
  const bodies = api.calls(updateDebrief).map(({ body }) => body);
  expect(bodies).toContainEqual({ notes: { map: 'Nobody plans. We knew.' } });
  expect(bodies).toContainEqual({ step: 'people' });
});

test('says below the map what today’s sky adds to what is missing', async () => {
  const cover: SkyCover = {
    gate: 33,
    label: 'Oversight',
    bodies: ['sun'],
    from: null,
    until: null,
  };
  const weather = replies(getTeamWeather, { now: [cover], next: null });
  const { user } = show(planned({ ...DEBRIEF, step: 'map' }), weather);
  await user.click(await screen.findByText('Today’s sky stands in for Oversight'));
  expect(screen.getByText('The Sun brings Oversight (33) for the next 30 days.')).toBeVisible();
});

test('asks each person two questions that nobody else gets', async () => {
  show(planned({ ...DEBRIEF, step: 'people' }));
  await stepHeading('Each person');
  for (const { name } of team.members) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  const asked = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text.endsWith('?') && !text.startsWith(team.members[0]?.name ?? ' '));
  expect(new Set(asked).size).toBe(asked.length);
});

test('stores agreements as they are made, suggested ones and the team’s own', async () => {
  const [gap] = PLAN.gaps;
  if (!gap) throw new Error('The sample team has no gap');
  const stored = {
    id: crypto.randomUUID(),
    kind: 'agreement',
    title: gap.agreement,
    note: null,
    source: null,
    reason: null,
    ownerId: null,
    dueDate: null,
    state: 'open',
    outcome: null,
    mayMark: true,
    createdAt: AT,
    updatedAt: AT,
  } as const;
  const running = { ...DEBRIEF, step: 'agreements' } as const;
  const { user, api } = show(
    once(planned(running, { gaps: [{ ...gap, nearestId: null }] })),
    planned(running, { gaps: [gap], actions: [stored] }),
    replies(createTeamAction, stored),
  );
  await user.click(await screen.findByRole('button', { name: `Agree on this: ${gap.agreement}` }));
  expect(await screen.findByText('Agreed')).toBeVisible();
  await user.type(screen.getByLabelText('Your own agreement'), 'No calls on Fridays{Enter}');
  expect(api.calls(createTeamAction)).toMatchObject([
    { body: { kind: 'agreement', source: { kind: 'function', gate: gap.gate, need: 'gap' } } },
    { body: { kind: 'agreement', title: 'No calls on Fridays', source: { kind: 'debrief' } } },
  ]);
});

test('ends with a follow-up and leads back to the plan', async () => {
  const running = { ...DEBRIEF, step: 'followup' } as const;
  const { user, api, history } = show(
    once(planned(running)),
    planned({ ...running, state: 'finished' }),
    replies(updateDebrief, running),
  );
  await user.click(await screen.findByRole('button', { name: 'Finish the debrief' }));
  expect(await screen.findByText('Debrief finished')).toBeInTheDocument();
  expect(history.at(-1)).toBe(`/team?teamId=${TEAM_ID}&tab=plan`);
  expect(api.calls(updateDebrief)).toMatchObject([
    { body: { state: 'finished', followUpOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
  ]);
});

test('says what wasn’t saved, and saves it again', async () => {
  const { user, api } = show(
    planned(DEBRIEF),
    once(refuses(updateDebrief, 503, { code: 'service.unavailable' })),
    replies(updateDebrief, DEBRIEF),
  );
  await user.click(await screen.findByRole('button', { name: 'Next: What this is and isn’t' }));
  await user.click(await screen.findByRole('button', { name: 'Save again' }));
  expect(api.calls(updateDebrief).map(({ body }) => body)).toEqual([
    { step: 'frame' },
    { step: 'frame' },
  ]);
});

test('those who only see the team are told who runs debriefs', async () => {
  show(planned(null, { canManage: false }));
  expect(await screen.findByText('Account admins run debriefs')).toBeVisible();
});
