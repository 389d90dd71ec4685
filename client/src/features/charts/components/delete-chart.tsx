import { ConfirmDelete } from '#client/components/form/confirm-mutation.tsx';
import type { ChartSummary } from '#shared/contract/charts.ts';
import { useDeleteChart } from '../api.ts';

export interface DeleteChartProps {
  /** The chart to delete; undefined while the dialog is closed. */
  chart: ChartSummary | null;
  /** `isGone` when the chart no longer exists. */
  onClose: (isGone: boolean) => void;
}

/** Confirms the permanent deletion of a chart. */
export function DeleteChart({ chart, onClose }: DeleteChartProps) {
  return (
    <ConfirmDelete
      mutation={useDeleteChart()}
      variables={chart?.id ?? null}
      title="Delete Chart"
      description="Are you sure you want to delete this chart? This action cannot be undone."
      subject={chart && <bdi className="line-clamp-3 wrap-anywhere">{chart.name}</bdi>}
      done={{
        title: 'Chart deleted',
        description: 'Your chart has been successfully deleted.',
      }}
      failed="Failed to delete chart. Please try again."
      onClose={onClose}
    />
  );
}
