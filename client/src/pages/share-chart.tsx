import { Suspense, useState } from 'react';
import { Button, type ButtonLook } from '#client/components/ui/button.tsx';
import { UploadIcon } from '#client/components/ui/icons.tsx';
import { useOwnMark } from '#client/features/charts/use-own-mark.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';

const ShareChartDialog = lazyPart(
  () => import('./share-chart-dialog.tsx'),
  ({ ShareChartDialog }) => ShareChartDialog,
);

interface ShareChartProps extends ButtonLook {
  chartId: string;
}

/** The button that opens the dialog about links to a chart. */
export function ShareChart({ chartId, ...look }: ShareChartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const mark = useOwnMark();
  return (
    <>
      <Button variant="secondary" {...look} onClick={() => setIsOpen(true)}>
        <UploadIcon />
        Share
      </Button>
      {isOpen && (
        <Suspense>
          <ShareChartDialog chartId={chartId} mark={mark} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
