import { useId } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import type { OwnMark } from '../use-own-mark.ts';

/** Asked once, when charts under two names exist: which of them is the reader's own? */
export function OwnChartQuestion({
  chart,
  mark,
}: {
  chart: { readonly id: string; readonly name: string };
  mark: OwnMark;
}) {
  const id = useId();
  if (!mark.isQuestionDue) return null;
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-line py-3 print:hidden"
    >
      <p className="min-w-0 text-sm text-muted wrap-anywhere">
        <span id={id} className="mr-2 font-medium text-ink">
          Is this you?
        </span>
        If <bdi>{chart.name}</bdi> is you, we’ll open this chart first.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => mark.markMine(chart.id)}
          pending={mark.isPending}
        >
          Yes, this is me
        </Button>
        <Button variant="quiet" size="sm" onClick={mark.decline} disabled={mark.isPending}>
          No, someone else
        </Button>
      </div>
    </section>
  );
}
