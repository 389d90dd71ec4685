import { Picture } from '#client/features/bodygraph/picture.tsx';
import { VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import '#client/features/bodygraph/picture-sheet.css';
import type { OwnMark } from '#client/features/charts/use-own-mark.ts';
import { PosterTools } from '#client/features/sharing/components/poster-tools.tsx';
import { ShareDialog } from '#client/features/sharing/components/share-dialog.tsx';
import { modelOfShared, SharedFigure } from './shared-figure.tsx';

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
      toolsOf={(shared) => (
        <PosterTools
          shared={shared}
          figure={{ content: <Picture model={modelOfShared(shared)} />, viewBox: VIEW_BOX }}
        />
      )}
      onClose={onClose}
    />
  );
}
