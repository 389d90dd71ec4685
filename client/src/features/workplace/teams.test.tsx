import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { ACCOUNT_ID, TEAM_ID, teamWith } from '#client/testing/team-samples.ts';
import { type AnalyzeTeam, analyzeTeam, getTeam } from '#shared/contract/teams.ts';
import { teamById, teamsOf, useAnalyzeTeam } from './teams.ts';

const TEAM: AnalyzeTeam = {
  teamAccountId: ACCOUNT_ID,
  teamName: 'Team Alpha',
  members: ['Ana', 'Ben', 'Cara'].map((name) => ({
    name,
    birthDate: '1990-05-14',
    birthTime: '08:30',
    birthPlace: 'Vienna, Austria',
  })),
};

function open() {
  let analyze: ((team: AnalyzeTeam) => Promise<unknown>) | undefined;
  function Probe() {
    analyze = useAnalyzeTeam().mutateAsync;
    return null;
  }
  const screenOf = renderPart(<Probe />, '/', replies(analyzeTeam, teamWith(3)));
  return { ...screenOf, analyzeNow: () => act(async () => void (await analyze?.(TEAM))) };
}

test.each<[string, readonly unknown[]]>([
  ['the lists of teams', teamsOf(ACCOUNT_ID).queryKey],
  ['an account’s overview', ['team', 'overview', ACCOUNT_ID, {}]],
  ['an account’s organization', ['team', 'organization', ACCOUNT_ID]],
  ['a team’s weather', ['team', 'weather', TEAM_ID]],
  ['the charts of an account’s teams', ['charts', 'team', ACCOUNT_ID]],
])('an analyzed team makes %s stale', async (_, key) => {
  const { queryClient, analyzeNow } = open();
  queryClient.setQueryData(key, 'as before');
  await analyzeNow();
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test('an analyzed team is shown as the server returned it, without another request', async () => {
  const { api, queryClient, analyzeNow } = open();
  await analyzeNow();
  expect(await queryClient.fetchQuery(teamById(TEAM_ID))).toMatchObject({ name: 'Team Alpha' });
  expect(api.calls(getTeam)).toEqual([]);
});
