import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';

interface CompareBarProps {
  /** Up to two charts. */
  picked: readonly ChartSummary[];
  /** A chart in small. */
  pictureOf: (chart: ChartSummary) => ReactNode;
  compareHref: (first: string, second: string) => string;
  onCancel: () => void;
}

/** The charts picked for a comparison, always in sight, and the way to it. */
export function CompareBar(props: CompareBarProps) {
  const { picked, pictureOf, compareHref, onCancel } = props;
  const [first, second] = picked;
  return (
    <section
      aria-label="Compare two charts"
      className="sticky bottom-4 z-10 mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg bg-raised px-5 py-3 shadow-overlay max-sm:-mx-2 print:hidden"
    >
      <div aria-hidden="true" className="flex items-center max-sm:hidden">
        <Slot>{first && pictureOf(first)}</Slot>
        <span className="flex h-1.5 w-10">
          <Half isTaken={first !== undefined} />
          <Half isTaken={second !== undefined} />
        </span>
        <Slot>{second && pictureOf(second)}</Slot>
      </div>
      <p role="status" className="min-w-0 flex-1 basis-40 wrap-anywhere max-sm:basis-full">
        <PickedWords picked={picked} />
      </p>
      <Button variant="quiet" size="sm" onClick={onCancel} className="max-sm:-ml-3">
        Cancel
      </Button>
      {first && second && (
        <ButtonLink size="sm" href={compareHref(first.id, second.id)} className="max-sm:ml-auto">
          Compare charts
        </ButtonLink>
      )}
    </section>
  );
}

function PickedWords({ picked: [first, second] }: Pick<CompareBarProps, 'picked'>) {
  if (!first) return 'Select two charts to compare';
  return (
    <>
      <bdi className="font-medium">{first.name}</bdi>
      {second ? (
        <>
          {' and '}
          <bdi className="font-medium">{second.name}</bdi>
        </>
      ) : (
        <span className="text-muted">: pick one more chart to compare</span>
      )}
    </>
  );
}

/** Half of the channel between two charts. */
function Half({ isTaken }: { isTaken: boolean }) {
  return <span className={cx('flex-1', isTaken ? 'bg-ink' : 'border-y border-line-strong')} />;
}

/** A picked chart's place; dashed while it is free. */
function Slot({ children }: { children: ReactNode }) {
  return (
    <span
      className={cx(
        'grid h-16 w-13 place-items-center rounded-md border',
        children ? 'border-ink bg-paper' : 'border-dashed border-line-strong',
      )}
    >
      {children && <span className="w-8">{children}</span>}
    </span>
  );
}
