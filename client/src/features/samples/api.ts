import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { getSampleResult, getSampleTeam } from '#shared/contract/samples.ts';

/** The chart of an invented person with its reading. */
export const sampleResult = queryOptions({
  queryKey: ['samples', 'result'],
  queryFn: ({ signal }) => call(getSampleResult, undefined, signal),
});

/** A team of invented people with its analysis. */
export const sampleTeam = queryOptions({
  queryKey: ['samples', 'team'],
  queryFn: ({ signal }) => call(getSampleTeam, undefined, signal),
});
