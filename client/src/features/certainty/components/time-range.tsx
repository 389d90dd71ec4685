import type { KeyboardEvent } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { type DayScale, lastMinute } from '../day-scale.ts';
import './time-range.css';

interface TimeRangeProps {
  id: string;
  scale: DayScale;
  /** Minutes since the start of the window. */
  minute: number;
  onMinute: (minute: number) => void;
  /** What the time under the thumb makes of the chart. */
  valueText: string;
  /** The thumb is as high as the input, across what is below it. */
  isTall?: boolean | undefined;
  describedBy?: string | undefined;
}

const PAGE_MINUTES = 15;
const STEPS: Readonly<Record<string, number>> = { PageUp: PAGE_MINUTES, PageDown: -PAGE_MINUTES };

/** Every minute of the window; the page keys move by a quarter of an hour. */
export function TimeRange(props: TimeRangeProps) {
  const { id, scale, minute, onMinute, valueText, isTall, describedBy } = props;
  const last = lastMinute(scale);

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMinute(Math.min(last, Math.max(0, minute + step)));
  }

  return (
    <input
      id={id}
      type="range"
      min={0}
      max={last}
      value={minute}
      onChange={(event) => onMinute(event.target.valueAsNumber)}
      onKeyDown={handleKey}
      aria-valuetext={valueText}
      aria-describedby={describedBy}
      className={cx('time-range', isTall && 'time-range-tall')}
    />
  );
}
