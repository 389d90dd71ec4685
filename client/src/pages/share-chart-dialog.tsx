import type { OwnMark } from '#client/features/charts/use-own-mark.ts';
import { ShareDialog } from '#client/features/sharing/components/share-dialog.tsx';
import { SharedFigure } from './shared-figure.tsx';

interface ShareChartDialogProps {
  chartId: string;
  mark: OwnMark;
  onClose: () => void;
}

/** The sharing dialog with the graph in its preview. */
export function ShareChartDialog({ chartId, mark, onClose }: ShareChartDialogProps) {
  return (
    <ShareDialog
      chartId={chartId}
      isOwn={mark.chartId === chartId}
      onMarkOwn={() => mark.markMine(chartId)}
      isMarking={mark.isPending}
      figureOf={(shared) => <SharedFigure shared={shared} />}
      toolsOf={() => null}
      onClose={onClose}
    />
  );
}
