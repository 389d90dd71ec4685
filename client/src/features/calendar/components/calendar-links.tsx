import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { isStatus } from '#client/lib/api.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { CalendarLink } from '#shared/contract/calendars.ts';
import { calendarLinks, useRevokeCalendarLink } from '../api.ts';

/** The working links of a person, each with a way to end it. */
export function CalendarLinks() {
  const query = useQuery(calendarLinks);
  const revoke = useRevokeCalendarLink();
  if (query.isPending) return <Skeleton className="h-12 rounded-md" />;
  if (query.isError) {
    return <LoadFailure query={query} title="Unable to load your calendar links" level={3} />;
  }
  if (query.data.links.length === 0) return null;
  return (
    <ul aria-label="Calendar links" className="grid">
      {query.data.links.map((link) => (
        <LinkRow
          key={link.id}
          link={link}
          isPending={revoke.isPending && revoke.variables === link.id}
          onRevoke={() =>
            revoke.mutate(link.id, {
              onSuccess: () => toast({ title: 'Calendar link revoked', tone: 'success' }),
              onError: (error) => {
                if (!isStatus(error, 404)) {
                  toastFailure(error, 'We couldn’t revoke this link. Please try again.');
                }
              },
            })
          }
        />
      ))}
    </ul>
  );
}

interface LinkRowProps {
  link: CalendarLink;
  isPending: boolean;
  onRevoke: () => void;
}

function LinkRow({ link, isPending, onRevoke }: LinkRowProps) {
  const dates = useDates();
  const name = link.teamName ?? 'My sky';
  const made = dates.instant(link.createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{name}</p>
        <p className="figures text-sm text-muted">Made {made}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        onClick={onRevoke}
        pending={isPending}
        pendingLabel="Revoking..."
        aria-label={`Revoke the link to ${name} made ${made}`}
      >
        Revoke
      </Button>
    </li>
  );
}
