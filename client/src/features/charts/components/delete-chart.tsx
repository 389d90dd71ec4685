import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { ConfirmDialog } from '#client/components/ui/confirm-dialog.tsx';
import { isStatus, messageOf } from '#client/lib/api.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';
import { useDeleteChart } from '../api.ts';

const FAILED = 'Failed to delete chart. Please try again.';

export interface DeleteChartProps {
  /** The chart that is asked about; nothing while the dialog is closed. */
  chart: ChartSummary | null;
  /** `isGone` when the chart no longer exists. */
  onClose: (isGone: boolean) => void;
}

/** Asks before a chart is deleted for good. */
export function DeleteChart({ chart, onClose }: DeleteChartProps) {
  const deletion = useDeleteChart();

  function confirm({ id }: ChartSummary) {
    deletion.mutate(id, {
      onSuccess: () => {
        toast({
          title: 'Chart deleted',
          description: 'Your chart has been successfully deleted.',
          tone: 'success',
        });
        onClose(true);
      },
      onError: (error) => {
        toastFailure(error, FAILED);
      },
    });
  }

  function cancel() {
    const isGone = isStatus(deletion.error, 404);
    deletion.reset();
    onClose(isGone);
  }

  return (
    <ConfirmDialog
      open={chart !== null}
      onOpenChange={cancel}
      title="Delete Chart"
      description="Are you sure you want to delete this chart? This action cannot be undone."
      subject={chart && <bdi className="line-clamp-3 wrap-anywhere">{chart.name}</bdi>}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={deletion.isPending}
      onConfirm={() => chart && confirm(chart)}
      error={deletion.isError && messageOf(deletion.error, FAILED)}
    />
  );
}
