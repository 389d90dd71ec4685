import { Button } from '#client/components/ui/button.tsx';
import type { OwnMark } from '../use-own-mark.ts';

/** Marks a chart as the reader's own, or removes the mark. */
export function OwnChartToggle({
  chart,
  mark,
}: {
  chart: { readonly id: string; readonly name: string };
  mark: OwnMark;
}) {
  if (!mark.isKnown) return null;
  const isOwn = mark.chartId === chart.id;
  const label = isOwn ? 'This isn’t me' : 'This is me';
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`${label}: ${chart.name}`}
      disabled={mark.isPending}
      onClick={() => (isOwn ? mark.unmark() : mark.markMine(chart.id))}
    >
      {label}
    </Button>
  );
}
