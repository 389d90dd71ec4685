import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { isStatus } from '#client/lib/api.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { Share } from '#shared/contract/sharing.ts';
import { chartShares, useRevokeShare } from '../api.ts';
import { LEVEL_LABELS, viewsLabel } from '../share-labels.ts';

/** The working links to a chart, each with its views and a way to end it. */
export function ShareLinks({ chartId }: { chartId: string }) {
  const query = useQuery(chartShares(chartId));
  const revoke = useRevokeShare(chartId);
  if (query.isPending) return <Skeleton className="h-16 rounded-md" />;
  if (query.isError) {
    return <LoadFailure query={query} title="Unable to load the links" level={3} />;
  }
  if (query.data.shares.length === 0) {
    return <p className="text-sm text-muted">No links yet. Those you create appear here.</p>;
  }
  return (
    <ul className="grid">
      {query.data.shares.map((share) => (
        <ShareRow
          key={share.id}
          share={share}
          isPending={revoke.isPending && revoke.variables === share.id}
          onRevoke={() =>
            revoke.mutate(share.id, {
              onSuccess: () => toast({ title: 'Link revoked', tone: 'success' }),
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

interface ShareRowProps {
  share: Share;
  isPending: boolean;
  onRevoke: () => void;
}

function ShareRow({ share, isPending, onRevoke }: ShareRowProps) {
  const dates = useDates();
  const { name } = LEVEL_LABELS[share.level];
  const made = dates.instantDay(share.createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5">
      <div className="min-w-0">
        <p className="font-medium">
          {name}
          {!share.showsName && ', without the name'}
        </p>
        <p className="figures text-sm text-muted">
          {viewsLabel(share.views)} · made {made} · works until {dates.instantDay(share.expiresAt)}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        onClick={onRevoke}
        pending={isPending}
        pendingLabel="Revoking..."
        aria-label={`Revoke the ${name} link made ${made}`}
      >
        Revoke
      </Button>
    </li>
  );
}
