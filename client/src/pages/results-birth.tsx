import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { ActionMenu } from '#client/components/ui/action-menu.tsx';
import { UtcTime } from '#client/components/ui/utc-time.tsx';
import { keepDraft, newDraftFrom } from '#client/features/birth/draft.ts';
import { BirthLine } from '#client/features/charts/components/birth-line.tsx';
import type { OwnMark } from '#client/features/charts/use-own-mark.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import { ShareChart } from './share-chart.tsx';

/** Lazy: shown once the menu is opened. */
const ResultsMenu = lazyPart(
  () => import('./results-menu.tsx'),
  ({ ResultsMenu }) => ResultsMenu,
);

interface BirthActionsProps {
  chart: ChartRecord;
  /** How sure the time is. */
  note: ReactNode;
  mark: OwnMark;
}

/** The birth that a chart is of, how to correct it, and what else can be done with the chart. */
export function BirthActions({ chart, note, mark }: BirthActionsProps) {
  return (
    <>
      <BirthLine chart={chart} editHref={paths.editBirth.to(chart.id)} note={note}>
        <Link
          href={paths.newChart}
          onClick={() => keepDraft(newDraftFrom(chart))}
          title="Creates a new chart and keeps this one."
          className="inline-flex min-h-8 items-center text-sm text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11 print:hidden"
        >
          Change Birth Information
        </Link>
        <span className="ml-auto flex items-center print:hidden">
          <ShareChart chartId={chart.id} variant="quiet" size="sm" />
          <ActionMenu label="More about this chart">
            {(close) => (
              <Suspense fallback={<div className="h-80 w-64" />}>
                <ResultsMenu chart={chart} mark={mark} close={close} />
              </Suspense>
            )}
          </ActionMenu>
        </span>
      </BirthLine>
      <div className="hidden text-sm text-muted print:block">
        <UtcTime iso={chart.birthUtc} />
      </div>
    </>
  );
}
