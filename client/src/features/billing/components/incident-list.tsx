import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Badge } from '#client/components/ui/badge.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Card } from '#client/components/ui/card.tsx';
import { TimeAgo } from '#client/components/ui/time-ago.tsx';
import type { PaymentIncident } from '#shared/contract/billing.ts';
import { useRetryIncident } from '../api.ts';
import { incidentWords } from '../billing-messages.ts';

/** Payment incidents, open ones first, each with a retry. */
export function IncidentList({ incidents }: { incidents: readonly PaymentIncident[] }) {
  return (
    <ul aria-label="Payment incidents" className="grid gap-4">
      {incidents.map((incident) => (
        <IncidentCard key={incident.id} incident={incident} />
      ))}
    </ul>
  );
}

function IncidentCard({ incident }: { incident: PaymentIncident }) {
  const retry = useRetryIncident();
  const { id, subject, detail, attempts, firstSeenAt, lastSeenAt, resolvedAt } = incident;

  function tryAgain() {
    retry.mutate(id, {
      onSuccess: (now) =>
        toast(
          now.resolvedAt === null
            ? { title: 'Still open', description: now.detail, tone: 'destructive' }
            : { title: 'Resolved', description: 'This incident is closed.', tone: 'success' },
        ),
      onError: (error) =>
        toastFailure(error, 'The retry didn’t start. Wait a moment, then try again.'),
    });
  }

  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 sm:flex-nowrap">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
            {incidentWords(incident)}
            <Badge tone={resolvedAt === null ? 'danger' : 'ok'}>
              {resolvedAt === null ? 'Open' : 'Resolved'}
            </Badge>
          </h2>
          <p className="mt-1 font-mono text-sm wrap-anywhere">{subject}</p>
          <p className="mt-2 max-w-prose">{detail}</p>
          <p className="mt-2 text-sm text-pretty text-muted">
            {attempts === 1 ? 'Tried once' : `Tried ${attempts} times`} · first seen{' '}
            <TimeAgo iso={firstSeenAt} /> · last seen <TimeAgo iso={lastSeenAt} />
            {resolvedAt !== null && (
              <>
                {' '}
                · resolved <TimeAgo iso={resolvedAt} />
              </>
            )}
          </p>
        </div>
        {resolvedAt === null && (
          <Button
            variant="secondary"
            className="shrink-0"
            onClick={tryAgain}
            pending={retry.isPending}
            pendingLabel="Trying..."
            aria-label={`Try Again: ${subject}`}
          >
            Try Again
          </Button>
        )}
      </div>
    </Card>
  );
}
