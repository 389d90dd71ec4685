import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { RevocableLink } from '#client/components/form/revocable-link.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import { calendarLinks, useRevokeCalendarLink } from '../api.ts';

/** The working links of a person, each with a way to end it. */
export function CalendarLinks() {
  const query = useQuery(calendarLinks);
  const revoke = useRevokeCalendarLink();
  const dates = useDates();
  if (query.isPending) return <Skeleton className="h-12 rounded-md" />;
  if (query.isError) {
    return <LoadFailure query={query} title="Unable to load your calendar links" level={3} />;
  }
  if (query.data.links.length === 0) return null;
  return (
    <ul aria-label="Calendar links" className="grid">
      {query.data.links.map(({ id, teamName, createdAt }) => {
        const name = teamName ?? 'My sky';
        const made = dates.instant(createdAt);
        return (
          <RevocableLink
            key={id}
            id={id}
            title={name}
            detail={`Made ${made}`}
            revokeLabel={`Revoke the link to ${name} made ${made}`}
            revoke={revoke}
            revoked="Calendar link revoked"
          />
        );
      })}
    </ul>
  );
}
