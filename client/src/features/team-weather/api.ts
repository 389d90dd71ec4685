import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { getTeamWeather } from '#shared/contract/team-weather.ts';

const FRESH_MS = 10 * 60_000;

export const teamWeather = (teamId: string) =>
  queryOptions({
    queryKey: ['team', 'weather', teamId],
    queryFn: ({ signal }) => call(getTeamWeather, { params: { id: teamId } }, signal),
    staleTime: FRESH_MS,
  });
