import { actionClass } from '#client/components/ui/action-menu.tsx';
import { CheckIcon, CloseIcon } from '#client/components/ui/icons.tsx';
import type { OwnMark } from '../use-own-mark.ts';

interface OwnChartToggleProps {
  chart: { readonly id: string; readonly name: string };
  mark: OwnMark;
  /** Closes the menu that this is an item of. */
  close: () => void;
}

/** Marks a chart as the reader's own, or removes the mark. */
export function OwnChartToggle({ chart, mark, close }: OwnChartToggleProps) {
  if (!mark.isKnown) return null;
  const isOwn = mark.chartId === chart.id;
  const label = isOwn ? 'This isn’t me' : 'This is me';
  const Icon = isOwn ? CloseIcon : CheckIcon;
  return (
    <button
      type="button"
      className={actionClass}
      aria-label={`${label}: ${chart.name}`}
      disabled={mark.isPending}
      onClick={() => {
        close();
        if (isOwn) mark.unmark();
        else mark.markMine(chart.id);
      }}
    >
      <Icon className="size-4.5 text-muted" />
      {label}
    </button>
  );
}
