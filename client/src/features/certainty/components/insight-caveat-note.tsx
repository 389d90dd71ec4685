import { useQuery } from '@tanstack/react-query';
import { Approximate } from '#client/components/ui/approximate.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import { certaintyOfChart } from '../api.ts';
import { insightCaveat } from '../insight-caveat.ts';

interface InsightCaveatNoteProps {
  chartId: string;
  /** The whole insight. */
  text: string;
}

/** Names the statements of an insight that depend on an inexact birth time. */
export function InsightCaveatNote({ chartId, text }: InsightCaveatNoteProps) {
  const certainty = useQuery(certaintyOfChart(chartId));
  const dates = useDates();
  const caveat = certainty.data
    ? insightCaveat(certainty.data, text, dates)
    : 'The birth time isn’t exact, and some of these statements depend on it.';
  return (
    caveat && (
      <p className="max-w-reading text-sm text-muted">
        <Approximate when={caveat} isCalm />
      </p>
    )
  );
}
