import * as z from 'zod/mini';
import { route } from './route.ts';

/** Of the reader's own chart: what the sky completes, and returns; of a team: its weather and plan. */
export const CALENDAR_KINDS = ['own', 'team'] as const;

/** Working links of one person. */
export const CALENDAR_LINKS_MAX = 10;

const Id = z.string().check(z.uuid());

const CalendarLink = z.object({
  id: z.string(),
  kind: z.enum(CALENDAR_KINDS),
  /** null for the reader's own sky. */
  teamName: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type CalendarLink = z.infer<typeof CalendarLink>;

/** Which calendar: a team's, or without one the reader's own. */
const Which = { teamId: z.optional(Id) };

export const listCalendarLinks = route({
  method: 'GET',
  path: '/api/calendar-links',
  summary: 'The person’s working calendar links, the newest first',
  access: 'user',
  reply: z.object({ links: z.array(CalendarLink) }),
  errors: [],
});

export const createCalendarLink = route({
  method: 'POST',
  path: '/api/calendar-links',
  summary: 'Make a link that calendars subscribe to; its token is shown this once',
  access: 'user',
  body: z.strictObject(Which),
  reply: z.object({ link: CalendarLink, token: z.string() }),
  status: 201,
  createsOnce: true,
  holdsSecret: true,
  errors: ['team.not_found', 'calendar.limit_reached'],
});

export const revokeCalendarLink = route({
  method: 'DELETE',
  path: '/api/calendar-links/:linkId',
  summary: 'End a calendar link right away',
  access: 'user',
  params: z.object({ linkId: Id }),
  reply: z.void(),
  status: 204,
  errors: ['calendar.not_found'],
});

export const downloadCalendar = route({
  method: 'GET',
  path: '/api/user/calendar/download',
  summary: 'The calendar of the person’s own sky or of a team, as a file',
  access: 'user',
  query: z.object(Which),
  format: 'ics',
  reply: z.string(),
  errors: ['team.not_found'],
});

export const getCalendar = route({
  method: 'GET',
  path: '/api/calendar/:file',
  summary: 'The calendar behind a link, by its token with the ending ".ics"',
  access: 'public',
  params: z.object({ file: z.string() }),
  format: 'ics',
  reply: z.string(),
  limit: 'calendar',
  errors: ['calendar.not_found'],
});
