import { cx } from '#client/components/ui/cx.ts';
import { CHART_VIEWS, type ChartView } from '../use-chart-view.ts';

const WORDS: Readonly<Record<ChartView, string>> = { cards: 'Cards', rows: 'Rows' };

interface ChartViewToggleProps {
  /** One chart needs no choice. */
  hasSeveral: boolean;
  view: ChartView;
  onView: (view: ChartView) => void;
}

/** Cards to read, or rows to scan. */
export function ChartViewToggle({ hasSeveral, view, onView }: ChartViewToggleProps) {
  if (!hasSeveral) return null;
  return (
    <fieldset className="flex rounded-md bg-well p-0.5">
      <legend className="sr-only">Show charts as</legend>
      {CHART_VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          onClick={() => onView(each)}
          className={cx(
            'min-h-8 rounded-sm px-2.5 text-sm font-medium pointer-coarse:min-h-10',
            view === each ? 'bg-surface text-ink shadow-raised' : 'text-muted hover:text-ink',
          )}
        >
          {WORDS[each]}
        </button>
      ))}
    </fieldset>
  );
}
