import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { Card } from '#client/components/ui/card.tsx';

export interface ChartNotFoundProps {
  title: string;
  /** Why the chart cannot be shown, in a sentence. */
  reason: string;
  /** Set when a retry may help. */
  onRetry?: (() => void) | undefined;
  latestHref: string;
  allHref: string;
  newHref: string;
  homeHref: string;
  /** Called when the person starts a new chart. */
  onNew: () => void;
}

/** Four links for a chart that cannot be shown. */
export function ChartNotFound(props: ChartNotFoundProps) {
  const { title, reason, onRetry, latestHref, allHref, newHref, homeHref, onNew } = props;
  return (
    <Card padding="lg">
      <PageHeading lead={reason}>{title}</PageHeading>
      <div className="flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>Try Again</Button>}
        <ButtonLink href={latestHref} variant={onRetry ? 'secondary' : 'primary'}>
          View Latest Chart
        </ButtonLink>
        <ButtonLink href={allHref} variant="secondary">
          All Charts
        </ButtonLink>
        <ButtonLink href={newHref} variant="secondary" onClick={onNew}>
          Create New Chart
        </ButtonLink>
      </div>
      <ButtonLink href={homeHref} variant="quiet" className="mt-3 -ml-4">
        Back to Home
      </ButtonLink>
    </Card>
  );
}
