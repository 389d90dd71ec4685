import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { certaintyOfChart } from '../api.ts';
import { type AxisLabel, labelsAt } from '../axis-labels.ts';
import { changesOf, changeWords } from '../changes.ts';
import { clockAt, clockText } from '../clock-labels.ts';
import {
  type DayScale,
  dayScale,
  fractionAt,
  instantOfMinute,
  lastMinute,
  percent,
} from '../day-scale.ts';
import { type TriedChart, triedCharts } from '../tried-chart.ts';
import { RANGE } from './time-slider.tsx';

/** A clock time that was tried, by the birthplace's clock. */
export interface TriedTime {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string;
}

export interface TimeTrialProps {
  chartId: string;
  /** The chart of the time under the thumb; null for the chart as it is. */
  onTry: (chart: TriedChart | null) => void;
  /** What to do with a time, given its words: a link that keeps it. */
  renderUse: (time: TriedTime, words: string) => ReactNode;
}

/** Drag through the possible birth times and see the chart of each of them. */
export function TimeTrial({ chartId, ...props }: TimeTrialProps) {
  const { data } = useQuery(certaintyOfChart(chartId));
  if (!data || data.basis === 'exact' || data.flips.length === 0) return null;
  return <Trial certainty={data} {...props} />;
}

interface TrialProps extends Omit<TimeTrialProps, 'chartId'> {
  certainty: ChartCertainty;
}

const MINUTE_MS = 60_000;
const PAGE_MINUTES = 15;
const STEPS: Readonly<Record<string, number>> = { PageUp: PAGE_MINUTES, PageDown: -PAGE_MINUTES };

function Trial({ certainty, onTry, renderUse }: TrialProps) {
  const id = useId();
  const dates = useDates();
  const scale = useMemo(() => dayScale(certainty, dates), [certainty, dates]);
  const chartAt = useMemo(() => triedCharts(certainty, scale), [certainty, scale]);
  const changes = useMemo(() => changesOf(certainty), [certainty]);
  const drawnMinute = Math.round((scale.drawnMs - scale.startMs) / MINUTE_MS);
  const [minute, setMinute] = useState(drawnMinute);
  // The chart on the page goes back to its own time with this.
  useEffect(() => () => onTry(null), [onTry]);

  const utcMs = instantOfMinute(scale, minute);
  const chart = chartAt(utcMs);
  const words = clockText(scale, utcMs);
  const isDrawn = minute === drawnMinute;

  function tryMinute(next: number) {
    const kept = Math.min(lastMinute(scale), Math.max(0, next));
    setMinute(kept);
    onTry(kept === drawnMinute ? null : chartAt(instantOfMinute(scale, kept)));
  }

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    tryMinute(minute + step);
  }

  return (
    <section
      aria-label="Try a birth time"
      data-trial=""
      data-tried={!isDrawn || undefined}
      className="@min-[36rem]:mt-4 @min-[36rem]:rounded-lg @min-[36rem]:bg-surface @min-[36rem]:px-4 @min-[36rem]:pt-2 @min-[36rem]:pb-1 @min-[36rem]:shadow-raised print:hidden"
    >
      <div className="trial-line @max-[36rem]:rounded-lg @max-[36rem]:bg-surface @max-[36rem]:px-3 @max-[36rem]:pt-1.5 @max-[36rem]:pb-1 @max-[36rem]:shadow-raised">
        <label htmlFor={id} className="figures flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="font-medium">Drag to try a birth time</span>
          <span>
            Shown for <strong className="font-semibold">{words}</strong>
          </span>
        </label>
        {/* The thumb ends where the words do; its middle is on the line. */}
        <div className="relative mx-2.5">
          <Marks at={changes.map((utcMs) => fractionAt(scale, utcMs))} />
          <input
            id={id}
            type="range"
            min={0}
            max={lastMinute(scale)}
            value={minute}
            onChange={(event) => tryMinute(event.target.valueAsNumber)}
            onKeyDown={handleKey}
            aria-valuetext={`${words}: ${chart ? summaryOf(chart) : 'no chart'}`}
            className={cx(RANGE, 'relative')}
          />
        </div>
        <Times labels={labelsAt(scale, changes)} />
      </div>
      {isDrawn ? (
        <p className="flex min-h-7 items-center pt-1 text-xs text-muted @max-[36rem]:hidden">
          {changeWords(certainty, scale).join(' ') || 'The chart and its words follow as you drag.'}
        </p>
      ) : (
        <div className="trial-use flex min-h-7 flex-wrap content-start items-center gap-x-4 pb-1">
          {renderUse(clockAt(scale, utcMs), words)}
          <button
            type="button"
            className="min-h-8 rounded-sm text-sm text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
            onClick={() => tryMinute(drawnMinute)}
          >
            Back to {backWords(scale)}
          </button>
        </div>
      )}
    </section>
  );
}

/** Where type, authority, or profile become others, from 0 to 1. */
function Marks({ at }: { at: readonly number[] }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible text-warn">
      {at.map((fraction) => (
        <line
          key={fraction}
          x1={percent(fraction)}
          x2={percent(fraction)}
          y1="25%"
          y2="75%"
          stroke="currentColor"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}

/** The clock below the line: at its ends, and at marks where there is room. */
function Times({ labels }: { labels: readonly AxisLabel[] }) {
  return (
    <div aria-hidden="true" className="figures relative -mt-2 h-4 text-xs text-muted">
      {labels.map(({ utcMs, fraction, text }) => (
        <span
          key={utcMs}
          className={cx(
            'absolute whitespace-nowrap',
            fraction === 1 && 'right-0',
            fraction > 0 && fraction < 1 && '-translate-x-1/2 font-medium text-warn',
          )}
          style={fraction < 1 ? { left: percent(fraction) } : undefined}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

/** "Generator, Sacral, 5/1" */
function summaryOf({ type, words }: TriedChart): string {
  const terms = words.facts.filter(({ id }) => id !== 'strategy').map(({ term }) => term);
  return [type, ...terms].join(', ');
}

function backWords(scale: DayScale): string {
  if (scale.basis === 'unknown') return 'noon';
  return clockText(scale, scale.drawnMs);
}
