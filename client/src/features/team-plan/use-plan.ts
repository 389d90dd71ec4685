import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { dayHere } from '#client/lib/dates.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { planOfTeam } from './api.ts';

/** True around the sample team, which is stored nowhere. */
export const IsSampleContext = createContext(false);

function planOfSample(team: TeamRecord) {
  const today = dayHere(new Date());
  return queryOptions({
    queryKey: ['samples', 'plan', team.id, today],
    queryFn: async () => {
      const { samplePlanOf } = await import('./sample-plan.ts');
      return samplePlanOf(team, today);
    },
  });
}

/** A team's plan; for the sample team, what its functions suggest. */
export function usePlan(team: TeamRecord) {
  const isSample = useContext(IsSampleContext);
  const stored = useQuery({ ...planOfTeam(team.id), enabled: !isSample });
  const sample = useQuery({ ...planOfSample(team), enabled: isSample });
  return isSample ? sample : stored;
}
