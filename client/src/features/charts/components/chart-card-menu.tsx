import { actionClass } from '#client/components/ui/action-menu.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { CopyIcon, TrashIcon } from '#client/components/ui/icons.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';
import type { OwnMark } from '../use-own-mark.ts';
import { OwnChartToggle } from './own-chart-toggle.tsx';

interface ChartCardMenuProps {
  chart: ChartSummary;
  mark: OwnMark;
  /** Undefined while there is no other chart. */
  onCompare: (() => void) | undefined;
  onDelete: () => void;
  close: () => void;
}

/** When a chart of the history was made, and what can be done with it besides opening it. */
export function ChartCardMenu({ chart, mark, onCompare, onDelete, close }: ChartCardMenuProps) {
  const dates = useDates();
  return (
    <>
      <p className="mb-1 border-b border-line px-3 pt-1 pb-2 text-sm text-muted">
        Created {dates.instant(chart.createdAt)}
      </p>
      <OwnChartToggle chart={chart} mark={mark} close={close} />
      {onCompare && (
        <button
          type="button"
          className={actionClass}
          aria-label={`Compare ${chart.name} with another chart`}
          onClick={() => {
            close();
            onCompare();
          }}
        >
          <CopyIcon className="size-4.5 text-muted" />
          Compare with…
        </button>
      )}
      <button
        type="button"
        className={cx(actionClass, 'text-danger')}
        aria-label={`Delete ${chart.name}`}
        title="Delete permanently"
        onClick={() => {
          close();
          onDelete();
        }}
      >
        <TrashIcon className="size-4.5" />
        Delete
      </button>
    </>
  );
}
