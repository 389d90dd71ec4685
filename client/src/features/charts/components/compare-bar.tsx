import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import type { ChartSummary } from '#shared/contract/charts.ts';

interface CompareBarProps {
  /** One or two charts. */
  picked: readonly ChartSummary[];
  compareHref: (first: string, second: string) => string;
  onClear: () => void;
}

/** The charts picked for a comparison, always in sight, and the way to it. */
export function CompareBar({ picked: [first, second], compareHref, onClear }: CompareBarProps) {
  if (!first) return null;
  return (
    <section
      aria-label="Compare two charts"
      className="sticky bottom-4 z-10 flex flex-wrap items-center gap-3 rounded-lg bg-raised px-4 py-3 shadow-overlay max-sm:-mx-2 print:hidden"
    >
      <p role="status" className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <bdi className="font-medium">{first.name}</bdi>
        {second ? (
          <>
            {' and '}
            <bdi className="font-medium">{second.name}</bdi>
          </>
        ) : (
          <span className="text-muted">: pick one more chart to compare</span>
        )}
      </p>
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear selection
      </Button>
      {second && (
        <ButtonLink size="sm" href={compareHref(first.id, second.id)}>
          Compare charts
        </ButtonLink>
      )}
    </section>
  );
}
