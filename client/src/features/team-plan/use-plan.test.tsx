import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayHere } from '#client/lib/dates.ts';
import { replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { TEAM_ID, teamWith } from '#client/testing/team-samples.ts';
import { getTeamPlan, type TeamPlan } from '#shared/contract/team-plan.ts';
import { samplePlanOf } from './sample-plan.ts';
import { IsSampleContext, usePlan } from './use-plan.ts';

const TEAM = teamWith(3);
const STORED: TeamPlan = {
  canManage: true,
  actions: [],
  suggestions: [],
  gaps: [],
  debrief: null,
};

function open(isSample: boolean) {
  let latest: ReturnType<typeof usePlan> | undefined;
  function Probe() {
    latest = usePlan(TEAM);
    return null;
  }
  const { api } = renderPart(
    <IsSampleContext value={isSample}>
      <Probe />
    </IsSampleContext>,
    '/team',
    replies(getTeamPlan, STORED),
  );
  return { plan: () => latest?.data, asked: () => api.calls(getTeamPlan) };
}

test('a team has the plan that is stored', async () => {
  const { plan, asked } = open(false);
  await waitFor(() => expect(plan()).toEqual(STORED));
  expect(asked()).toMatchObject([{ params: { id: TEAM_ID } }]);
});

test('the sample team has what its functions suggest, and asks for nothing', async () => {
  const { plan, asked } = open(true);
  const today = dayHere(new Date());
  await waitFor(() => expect(plan()).toEqual(samplePlanOf(TEAM, today)));
  expect(plan()?.suggestions.length).toBeGreaterThan(0);
  expect(asked()).toEqual([]);
});
