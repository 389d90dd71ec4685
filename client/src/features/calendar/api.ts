import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import {
  createCalendarLink,
  downloadCalendar,
  listCalendarLinks,
  revokeCalendarLink,
} from '#shared/contract/calendars.ts';
import { listMyTeams } from '#shared/contract/teams.ts';

const LINKS = ['calendar', 'links'] as const;

export const calendarLinks = queryOptions({
  queryKey: LINKS,
  queryFn: ({ signal }) => call(listCalendarLinks, undefined, signal),
  staleTime: 0,
});

/** The teams that the person may subscribe to. */
export const calendarTeams = queryOptions({
  queryKey: ['calendar', 'teams'],
  queryFn: ({ signal }) => call(listMyTeams, undefined, signal),
});

/** Makes a link to a team's calendar, or without a team to the person's own. */
export function useCreateCalendarLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (teamId: string | undefined) =>
      call(createCalendarLink, { body: teamId === undefined ? {} : { teamId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: LINKS }),
  });
}

export function useRevokeCalendarLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => call(revokeCalendarLink, { params: { linkId } }),
    // Also after a failure: the link may have been revoked in another window.
    onSettled: () => queryClient.invalidateQueries({ queryKey: LINKS }),
  });
}

/** Where the browser downloads the same calendar once. */
export function calendarFileHref(teamId: string | undefined): string {
  return teamId === undefined
    ? downloadCalendar.path
    : `${downloadCalendar.path}?${new URLSearchParams({ teamId })}`;
}

/** The address that calendars subscribe to. */
export function calendarHref(token: string): string {
  return new URL(`/calendar/${token}.ics`, window.location.origin).href;
}
