import { Link } from 'wouter';
import { ActionMenu, actionClass } from '#client/components/ui/action-menu.tsx';
import {
  ChatIcon,
  DownloadIcon,
  HistoryIcon,
  InfoIcon,
  PencilIcon,
  PrinterIcon,
  SearchIcon,
} from '#client/components/ui/icons.tsx';
import { UtcTime } from '#client/components/ui/utc-time.tsx';
import { draftOf, keepDraft } from '#client/features/birth/draft.ts';
import { reportHref } from '#client/features/charts/api.ts';
import { BirthLine } from '#client/features/charts/components/birth-line.tsx';
import { OwnChartToggle } from '#client/features/charts/components/own-chart-toggle.tsx';
import type { OwnMark } from '#client/features/charts/use-own-mark.ts';
import { paths } from '#client/lib/paths.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import { ShareChart } from './share-chart.tsx';

/** The section that says how the chart was computed, for links. */
export const PROVENANCE_ID = 'provenance';

/** The section that narrows an uncertain birth time down, for links. */
export const NARROW_ID = 'narrow-down';

/** The birth that a chart is of, how to correct it, and what else can be done with the chart. */
export function BirthActions({ chart, mark }: { chart: ChartRecord; mark: OwnMark }) {
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <BirthLine chart={chart}>
          <Link
            href={paths.editBirth.to(chart.id)}
            aria-label="Edit birth data"
            className="inline-grid size-8 place-items-center rounded-md hover:bg-well hover:text-ink pointer-coarse:size-11 print:hidden"
          >
            <PencilIcon className="size-4" />
          </Link>
          <Link
            href={paths.newChart}
            onClick={() => keepDraft(draftOf(chart))}
            title="Creates a new chart and keeps this one."
            className="inline-flex min-h-8 items-center text-sm text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11 print:hidden"
          >
            Change Birth Information
          </Link>
        </BirthLine>
        <div className="hidden text-sm text-muted print:block">
          <UtcTime iso={chart.birthUtc} />
        </div>
      </div>
      <div className="flex shrink-0 items-center print:hidden">
        <ShareChart chartId={chart.id} variant="quiet" size="sm" />
        <ActionMenu label="More about this chart">
          {(close) => <MenuActions chart={chart} mark={mark} onDone={close} />}
        </ActionMenu>
      </div>
    </div>
  );
}

interface MenuActionsProps {
  chart: ChartRecord;
  mark: OwnMark;
  /** Closes the menu. */
  onDone: () => void;
}

function MenuActions({ chart, mark, onDone }: MenuActionsProps) {
  return (
    <>
      <OwnChartToggle chart={chart} mark={mark} />
      <button
        type="button"
        className={actionClass}
        onClick={() => {
          onDone();
          window.print();
        }}
      >
        <PrinterIcon className="size-4.5 text-muted" />
        Print
      </button>
      <Link href={paths.manual.to(chart.id)} className={actionClass}>
        <ChatIcon className="size-4.5 text-muted" />
        How to work with me
      </Link>
      <a href={reportHref(chart.id)} download className={actionClass} onClick={onDone}>
        <DownloadIcon className="size-4.5 text-muted" />
        Download the report
      </a>
      <a href={`#${PROVENANCE_ID}`} className={actionClass} onClick={onDone}>
        <InfoIcon className="size-4.5 text-muted" />
        How this chart was computed
      </a>
      {chart.uncertaintyLevel === 'high' && (
        <a href={`#${NARROW_ID}`} className={actionClass} onClick={onDone}>
          <HistoryIcon className="size-4.5 text-muted" />
          Narrow down your birth time
        </a>
      )}
      <Link href={paths.difference.to(chart.id)} className={actionClass}>
        <SearchIcon className="size-4.5 text-muted" />
        Another site shows something different?
      </Link>
    </>
  );
}
