import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useDates } from '#client/lib/use-dates.ts';
import { useMedia } from '#client/lib/use-media.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { certaintyOfChart } from '../api.ts';
import { changeWords, dayBands, ROW_WIDTHS, unlabeledWords } from '../bands.ts';
import { clockAt, clockText } from '../clock-labels.ts';
import { type DayScale, dayScale, instantOfMinute } from '../day-scale.ts';
import { isFirstScreenCertain } from '../first-note.ts';
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

/** Ends of a stretch of the possible birth times; null for those of all. */
export interface Stretch {
  readonly from: { readonly utc: string } | null;
  readonly to: { readonly utc: string } | null;
}

export interface TimeTrialProps {
  chartId: string;
  /** Where the thumb is first, in the middle; missing for the time that the chart is drawn for. */
  home?: Stretch | undefined;
  /** The chart of the time under the thumb; null for the chart as it is. */
  onTry: (chart: TriedChart | null, isHome: boolean) => void;
  /** What to do with a time, given its words: a link that keeps it. */
  renderUse: (time: TriedTime, words: string) => ReactNode;
}

/** Drag through the possible birth times and see the chart of each of them. */
export function TimeTrial({ chartId, ...props }: TimeTrialProps) {
  const { data, isPending } = useQuery(certaintyOfChart(chartId));
  if (isPending) return <TrialPlace />;
  if (!data || data.basis === 'exact' || isFirstScreenCertain(data)) return null;
  return <Trial certainty={data} {...props} />;
}

/** Keeps the room of the slider while it loads. */
function TrialPlace() {
  return <div className="first-trial-place h-24" />;
}

interface TrialProps extends Omit<TimeTrialProps, 'chartId'> {
  certainty: ChartCertainty;
}

const MINUTE_MS = 60_000;

/** Characters of what has no label in a row that one line below them takes. */
const REST_LINE = 62;

/** As much as fits in a line: all of it is said to who can't see the rows. */
function firstLine(words: readonly string[]): string {
  return words.reduce((line, one) => {
    const longer = line === '' ? one : `${line} · ${one}`;
    return longer.length <= REST_LINE ? longer : line;
  }, '');
}

/** The minute under the thumb, and what a window's certainty makes of it. */
function useTrial({ certainty, home, onTry }: Omit<TrialProps, 'renderUse'>) {
  const dates = useDates();
  const scale = useMemo(() => dayScale(certainty, dates), [certainty, dates]);
  const chartAt = useMemo(() => triedCharts(certainty, scale), [certainty, scale]);
  const homeMinute = Math.round((homeOf(scale, home) - scale.startMs) / MINUTE_MS);
  const [minute, setMinute] = useState(homeMinute);
  const hasHome = home !== undefined;
  const latest = useRef(homeMinute);
  useEffect(() => {
    const { current } = latest;
    const isHome = current === homeMinute;
    if (hasHome || !isHome) onTry(chartAt(instantOfMinute(scale, current)), isHome);
    // The chart on the page goes back to its own time with this.
    return () => onTry(null, true);
  }, [onTry, hasHome, chartAt, scale, homeMinute]);

  function tryMinute(next: number) {
    const isHome = next === homeMinute;
    setMinute(next);
    latest.current = next;
    onTry(isHome && !hasHome ? null : chartAt(instantOfMinute(scale, next)), isHome);
  }
  return {
    scale,
    chartAt,
    minute,
    isHome: minute === homeMinute,
    tryMinute,
    goBack: () => tryMinute(homeMinute),
    homeWords: homeWords(scale, homeMinute, hasHome),
  };
}

/** In UTC milliseconds. */
function homeOf({ startMs, endMs, drawnMs }: DayScale, home: Stretch | undefined): number {
  if (!home) return drawnMs;
  const [from, to] = [home.from, home.to].map((end) => end && Date.parse(end.utc));
  return ((from ?? startMs) + (to ?? endMs)) / 2;
}

/** "noon" where nothing is known of the time, or "4:15 AM". */
function homeWords(scale: DayScale, minute: number, hasHome: boolean): string {
  if (scale.basis === 'unknown' && !hasHome) return 'noon';
  return clockText(scale, hasHome ? instantOfMinute(scale, minute) : scale.drawnMs);
}

function Trial({ renderUse, ...trial }: TrialProps) {
  const id = useId();
  const { certainty } = trial;
  const { scale, chartAt, minute, isHome, tryMinute, goBack, homeWords } = useTrial(trial);
  const rowWidth = useRowWidth();
  const rows = useMemo(() => dayBands(certainty, scale, rowWidth), [certainty, scale, rowWidth]);
  const changes = useMemo(() => changeWords(certainty, scale).join(' '), [certainty, scale]);
  const unlabeled = useMemo(() => firstLine(unlabeledWords(rows, scale)), [rows, scale]);
  const utcMs = instantOfMinute(scale, minute);
  const chart = chartAt(utcMs);
  const time = clockText(scale, utcMs);

  return (
    <section
      aria-label="Try a birth time"
      data-lines={rows.length + Number(unlabeled !== '')}
      className="time-trial isolate contain-layout contain-paint rounded-lg bg-surface px-4 pt-1.5 pb-1 shadow-raised @min-[36rem]:mt-2 print:hidden"
    >
      <label htmlFor={id} className="figures flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">Drag to try a birth time</span>
        <span>
          <span className="@max-[36rem]:sr-only">Shown for</span>{' '}
          <strong className="font-semibold">{time}</strong>
        </span>
      </label>
      <div className="relative mt-4">
        <TimeBands rows={rows} scale={scale} utcMs={utcMs} rowWidth={rowWidth} />
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
      {unlabeled && (
        <p aria-hidden="true" className="time-rest figures mt-1 text-xs text-muted">
          {unlabeled}
        </p>
      )}
      {!isHome && (
        <div className="time-tools mt-1 flex min-h-7 flex-wrap items-center gap-x-4">
          {renderUse(clockAt(scale, utcMs), time)}
          <BackButton onClick={goBack} words={homeWords} />
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

/** "Generator, Sacral, 5/1" */
function summaryOf({ type, words }: TriedChart): string {
  const terms = words.facts.filter(({ id }) => id !== 'strategy').map(({ term }) => term);
  return [type, ...terms].join(', ');
}
