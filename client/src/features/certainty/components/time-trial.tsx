import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { useDates } from '#client/lib/use-dates.ts';
import { useMedia } from '#client/lib/use-media.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { certaintyOfChart } from '../api.ts';
import { type BandRow, bandAt, changeWords, dayBands, ROW_WIDTHS } from '../bands.ts';
import { clockAt, clockText } from '../clock-labels.ts';
import { type DayScale, dayScale, instantOfMinute, lastMinute } from '../day-scale.ts';
import { type TriedChart, triedCharts } from '../tried-chart.ts';
import { TimeAxis, TimeBands } from './time-bands.tsx';
import { TimeRange } from './time-range.tsx';

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
  const { data, isPending } = useQuery(certaintyOfChart(chartId));
  if (isPending) return <TrialPlace />;
  if (!data || data.basis === 'exact' || data.flips.length === 0) return null;
  return <Trial certainty={data} {...props} />;
}

/** Keeps the room of the slider while it loads. */
function TrialPlace() {
  return <div className="trial-line h-24" />;
}

interface TrialProps extends Omit<TimeTrialProps, 'chartId'> {
  certainty: ChartCertainty;
}

const MINUTE_MS = 60_000;

/** The minute under the thumb, and what a window's certainty makes of it. */
function useTrial(certainty: ChartCertainty, onTry: TrialProps['onTry']) {
  const dates = useDates();
  const scale = useMemo(() => dayScale(certainty, dates), [certainty, dates]);
  const chartAt = useMemo(() => triedCharts(certainty, scale), [certainty, scale]);
  const drawnMinute = Math.round((scale.drawnMs - scale.startMs) / MINUTE_MS);
  const [minute, setMinute] = useState(drawnMinute);
  // The chart on the page goes back to its own time with this.
  useEffect(() => () => onTry(null), [onTry]);

  function tryMinute(next: number) {
    setMinute(next);
    onTry(next === drawnMinute ? null : chartAt(instantOfMinute(scale, next)));
  }
  return {
    scale,
    chartAt,
    minute,
    isDrawn: minute === drawnMinute,
    tryMinute,
    goBack: () => tryMinute(drawnMinute),
  };
}

function Trial({ certainty, onTry, renderUse }: TrialProps) {
  const id = useId();
  const { scale, chartAt, minute, isDrawn, tryMinute, goBack } = useTrial(certainty, onTry);
  const rowWidth = useRowWidth();
  const rows = useMemo(() => dayBands(certainty, scale, rowWidth), [certainty, scale, rowWidth]);
  const changes = useMemo(() => changeWords(certainty, scale).join(' '), [certainty, scale]);
  const isLong = useMemo(() => isLabelLong(rows, scale), [rows, scale]);
  const utcMs = instantOfMinute(scale, minute);
  const chart = chartAt(utcMs);
  const time = clockText(scale, utcMs);

  return (
    <section
      aria-label="Try a birth time"
      data-trial=""
      data-tried={!isDrawn || undefined}
      data-lines={rows.length + Number(isLong)}
      className="isolate contain-layout contain-paint @min-[36rem]:mt-4 @min-[36rem]:rounded-lg @min-[36rem]:bg-surface @min-[36rem]:px-4 @min-[36rem]:pt-2 @min-[36rem]:pb-1.5 @min-[36rem]:shadow-raised print:hidden"
    >
      <div className="trial-line @max-[36rem]:rounded-lg @max-[36rem]:bg-surface @max-[36rem]:px-3 @max-[36rem]:pt-1 @max-[36rem]:pb-1 @max-[36rem]:shadow-raised">
        <Label htmlFor={id} rows={rows} utcMs={utcMs} time={time} isLong={isLong} />
        <div className="relative mt-4">
          <TimeBands rows={rows} scale={scale} utcMs={utcMs} />
          <TimeRange
            id={id}
            scale={scale}
            minute={minute}
            onMinute={tryMinute}
            valueText={`${time}: ${chart ? summaryOf(chart) : 'no chart'}`}
            describedBy={`${id}-changes`}
            isTall
          />
        </div>
        <TimeAxis scale={scale} />
        <p id={`${id}-changes`} hidden>
          {changes}
        </p>
      </div>
      {isDrawn && (
        <p className="mt-1.5 flex min-h-7 items-center text-xs text-muted @max-[36rem]:hidden">
          The graph and the words follow as you drag.
        </p>
      )}
      {!isDrawn && (
        <div className="trial-use flex min-h-7 flex-wrap content-start items-center gap-x-4 @min-[36rem]:mt-1.5">
          {renderUse(clockAt(scale, utcMs), time)}
          <BackButton onClick={goBack} words={backWords(scale)} />
        </div>
      )}
    </section>
  );
}

function useRowWidth(): number {
  const isWide = useMedia('(min-width: 64rem)');
  const isNarrow = useMedia('(width < 24rem)');
  if (isWide) return ROW_WIDTHS.wide;
  return isNarrow ? ROW_WIDTHS.narrow : ROW_WIDTHS.phone;
}

function BackButton({ onClick, words }: { onClick: () => void; words: string }) {
  return (
    <button
      type="button"
      className="min-h-7 rounded-sm text-sm text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
      onClick={onClick}
    >
      Back to {words}
    </button>
  );
}

/** More characters than these have no room beside the slider's name. */
const BESIDE_MAX = 24;

/** By the longest time and values, so that nothing moves while the thumb does. */
function isLabelLong(rows: readonly BandRow[], scale: DayScale): boolean {
  const time = clockText(scale, instantOfMinute(scale, lastMinute(scale)));
  const longest = rows.map(({ bands }) => Math.max(...bands.map(({ value }) => value.length)));
  return longest.reduce((sum, length) => sum + length + 2, time.length) > BESIDE_MAX;
}

interface LabelProps {
  htmlFor: string;
  rows: readonly BandRow[];
  utcMs: number;
  time: string;
  isLong: boolean;
}

/** The slider's name, and the time under its thumb with what it makes of the chart. */
function Label({ htmlFor, rows, utcMs, time, isLong }: LabelProps) {
  const values = rows.map((row) => bandAt(row, utcMs)?.value).join(', ');
  return (
    <label
      htmlFor={htmlFor}
      className={cx(
        'figures flex flex-wrap justify-between gap-x-4 text-sm',
        isLong && '@min-[36rem]:flex-col',
      )}
    >
      <span className="font-medium">Drag to try a birth time</span>
      <span className="@max-[36rem]:text-xs">
        <span className="@max-[36rem]:sr-only">Shown for</span>{' '}
        <strong className="font-semibold">{time}</strong>
        {values && (
          // A phone's second line would push the graph down; its bands and the words above say them.
          <span className={cx(isLong && '@max-[36rem]:sr-only')}>{`: ${values}`}</span>
        )}
      </span>
    </label>
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
