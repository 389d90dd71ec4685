import { Link } from 'wouter';
import { actionClass } from '#client/components/ui/action-menu.tsx';
import {
  ChatIcon,
  DownloadIcon,
  HistoryIcon,
  InfoIcon,
  PencilIcon,
  PrinterIcon,
  SearchIcon,
} from '#client/components/ui/icons.tsx';
import { useCanNarrow } from '#client/features/certainty/use-can-narrow.ts';
import { reportHref } from '#client/features/charts/api.ts';
import { OwnChartToggle } from '#client/features/charts/components/own-chart-toggle.tsx';
import type { OwnMark } from '#client/features/charts/use-own-mark.ts';
import { paths } from '#client/lib/paths.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import { NARROW_ID, PROVENANCE_ID } from './results-anchors.ts';

interface ResultsMenuProps {
  chart: ChartRecord;
  mark: OwnMark;
  close: () => void;
}

/** What can be done with a chart, behind its one menu. */
export function ResultsMenu({ chart, mark, close }: ResultsMenuProps) {
  const canNarrow = useCanNarrow(chart.id, chart.uncertaintyLevel === 'high');
  return (
    <>
      <OwnChartToggle chart={chart} mark={mark} close={close} />
      <Link href={paths.editBirth.to(chart.id)} className={actionClass}>
        <PencilIcon className="size-4.5 text-muted" />
        Edit birth data
      </Link>
      <button
        type="button"
        className={actionClass}
        onClick={() => {
          close();
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
      <a href={reportHref(chart.id)} download className={actionClass} onClick={close}>
        <DownloadIcon className="size-4.5 text-muted" />
        Download the report
      </a>
      <a href={`#${PROVENANCE_ID}`} className={actionClass} onClick={close}>
        <InfoIcon className="size-4.5 text-muted" />
        How this chart was computed
      </a>
      {canNarrow && (
        <a href={`#${NARROW_ID}`} className={actionClass} onClick={close}>
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
