import {
  createCalendarLink,
  downloadCalendar,
  getCalendar,
  listCalendarLinks,
  revokeCalendarLink,
} from '#shared/contract/calendars.ts';
import { handle } from '../handle.ts';
import { create, download, list, readByLink, revoke } from './service.ts';

export function calendarsRoutes({ config }: { readonly config: { readonly publicUrl: string } }) {
  const { hostname } = new URL(config.publicUrl);
  return [
    handle(listCalendarLinks, ({ ctx }) => list(ctx)),
    handle(createCalendarLink, ({ ctx, body }) => create(ctx, body.teamId ?? null)),
    handle(revokeCalendarLink, ({ ctx, params }) => revoke(ctx, params.linkId)),
    handle(downloadCalendar, ({ ctx, query }) => download(ctx, query.teamId ?? null, hostname)),
    handle(getCalendar, ({ ctx, params }) => readByLink(ctx, params.file, hostname)),
  ];
}
