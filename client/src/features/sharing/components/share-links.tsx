import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { RevocableLink } from '#client/components/form/revocable-link.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import { chartShares, useRevokeShare } from '../api.ts';
import { LEVEL_LABELS, viewsLabel } from '../share-labels.ts';

/** The working links to a chart, each with its views and a way to end it. */
export function ShareLinks({ chartId }: { chartId: string }) {
  const query = useQuery(chartShares(chartId));
  const revoke = useRevokeShare(chartId);
  const dates = useDates();
  if (query.isPending) return <Skeleton className="h-16 rounded-md" />;
  if (query.isError) {
    return <LoadFailure query={query} title="Unable to load the links" level={3} />;
  }
  if (query.data.shares.length === 0) {
    return <p className="text-sm text-muted">No links yet. Those you create appear here.</p>;
  }
  return (
    <ul className="grid">
      {query.data.shares.map(({ id, level, showsName, views, createdAt, expiresAt }) => {
        const { name } = LEVEL_LABELS[level];
        const made = dates.instantDay(createdAt);
        return (
          <RevocableLink
            key={id}
            id={id}
            title={showsName ? name : `${name}, without the name`}
            detail={`${viewsLabel(views)} · made ${made} · works until ${dates.instantDay(expiresAt)}`}
            revokeLabel={`Revoke the ${name} link made ${made}`}
            revoke={revoke}
            revoked="Link revoked"
          />
        );
      })}
    </ul>
  );
}
