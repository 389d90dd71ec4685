import { useId } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
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
    <Card
      as="section"
      labelledBy={id}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 print:hidden"
    >
      <div className="min-w-0 max-w-prose">
        <CardTitle id={id}>Is this you?</CardTitle>
        <p className="mt-1 text-muted wrap-anywhere">
          You have charts under more than one name. If <bdi>{chart.name}</bdi> is you, we’ll open
          this chart first and greet you with it.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => mark.markMine(chart.id)} pending={mark.isPending}>
          Yes, this is me
        </Button>
        <Button variant="secondary" onClick={mark.decline} disabled={mark.isPending}>
          No, someone else
        </Button>
      </div>
    </Card>
  );
}
