import { cx } from '#client/components/ui/cx.ts';
import { dayWords } from '#client/lib/dates.ts';
import { USAGE_KINDS, type UsageKind, type UsageTotals } from '#shared/contract/usage.ts';
import { figure } from '#shared/domain/english.ts';
import { axisTop, KIND_LABELS, sumOf } from '../usage-labels.ts';

export interface UsageDay extends UsageTotals {
  /** YYYY-MM-DD. */
  readonly date: string;
}

const HEIGHT = 100;
const FILLS: Record<UsageKind, string> = {
  pageLoads: 'fill-member-1',
  individualChatUsage: 'fill-member-2',
  teamChatUsage: 'fill-member-3',
};
const SWATCHES: Record<UsageKind, string> = {
  pageLoads: 'bg-member-1',
  individualChatUsage: 'bg-member-2',
  teamChatUsage: 'bg-member-3',
};

/** A column for every day, stacked from the three counters. The table has the same numbers. */
export function UsageChart({ days }: { days: readonly UsageDay[] }) {
  const top = axisTop(Math.max(0, ...days.map(sumOf)));
  const first = days[0];
  const last = days.at(-1);
  const busiest = days.reduce<UsageDay | undefined>(
    (best, day) => (best === undefined || sumOf(day) > sumOf(best) ? day : best),
    undefined,
  );
  if (!first || !last || !busiest) return null;
  // Limits the width of a few columns.
  const width = days.length > 7 ? 0.72 : 0.36;
  const words = `Activity for each day from ${dayWords(first.date)} to ${dayWords(last.date)}. ${
    sumOf(busiest) === 0
      ? 'There was none.'
      : `The busiest day was ${dayWords(busiest.date)} with ${sumOf(busiest)}.`
  }`;
  return (
    <figure className="mt-8">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="font-medium">Activity per day</span>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {USAGE_KINDS.map((kind) => (
            <li key={kind} className="flex items-center gap-2">
              <span aria-hidden="true" className={cx('size-3 rounded-sm', SWATCHES[kind])} />
              {KIND_LABELS[kind]}
            </li>
          ))}
        </ul>
      </figcaption>
      <div className="mt-3 flex gap-2">
        <div
          aria-hidden="true"
          className="figures flex flex-col justify-between text-right text-xs text-muted"
        >
          <span>{figure(top)}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={words}
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-40 min-w-0 flex-1 border-y border-line"
        >
          {days.map((day, index) => (
            <Column key={day.date} day={day} x={index} width={width} top={top} />
          ))}
        </svg>
      </div>
      <div aria-hidden="true" className="mt-1.5 flex justify-between gap-4 text-xs text-muted">
        <span>{dayWords(first.date)}</span>
        <span className="text-right">{dayWords(last.date)}</span>
      </div>
    </figure>
  );
}

interface ColumnProps {
  day: UsageDay;
  x: number;
  width: number;
  top: number;
}

function Column({ day, x, width, top }: ColumnProps) {
  let below = 0;
  return (
    <g>
      {USAGE_KINDS.map((kind) => {
        const height = (day[kind] / top) * HEIGHT;
        below += height;
        return (
          <rect
            key={kind}
            x={x + (1 - width) / 2}
            y={HEIGHT - below}
            width={width}
            height={height}
            className={FILLS[kind]}
          />
        );
      })}
    </g>
  );
}
