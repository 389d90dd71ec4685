import { useId } from 'react';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { readingText } from '../clock-labels.ts';
import { type DayScale, instantOfMinute, lastMinute } from '../day-scale.ts';
import { valueAt } from '../ribbon.ts';

/** A thin track with a round thumb. */
export const RANGE = [
  '-mx-2.5 h-8 w-[calc(100%+1.25rem)] cursor-pointer appearance-none bg-transparent',
  '[&::-webkit-slider-runnable-track]:h-px [&::-webkit-slider-runnable-track]:bg-line-strong',
  '[&::-webkit-slider-thumb]:-mt-2.5 [&::-webkit-slider-thumb]:size-5',
  '[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full',
  '[&::-webkit-slider-thumb]:bg-accent',
  '[&::-moz-range-track]:h-px [&::-moz-range-track]:bg-line-strong',
  '[&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0',
  '[&::-moz-range-thumb]:bg-accent forced-colors:appearance-auto',
].join(' ');

export interface TimeSliderProps {
  certainty: ChartCertainty;
  scale: DayScale;
  /** Minutes since the start of the window. */
  minute: number;
  onMinute: (minute: number) => void;
}

/** "If the birth was at 2:07 PM": the chart of any minute, looked up in the stretches. */
export function TimeSlider({ certainty, scale, minute, onMinute }: TimeSliderProps) {
  const id = useId();
  const utcMs = instantOfMinute(scale, minute);
  const { type, authority, profile, definition } = certainty;
  const values = [type, authority, profile, definition].map((each) => valueAt(each, utcMs));
  const [typeName, authorityName, profileName, definitionName] = values;
  const time = readingText(scale, utcMs);
  const words = `${typeName}, ${authorityName} authority, profile ${profileName}, ${definitionName} definition`;
  return (
    <div className="grid gap-1">
      <label
        htmlFor={id}
        className="figures flex min-h-[4.125rem] flex-col justify-end text-sm sm:min-h-11 lg:min-h-0"
      >
        <span>
          If the birth was at <strong className="font-semibold">{time}</strong>: {words}.
        </span>
      </label>
      {/* Extends beyond the ribbons by half a thumb, so that the thumb is centered on the line. */}
      <input
        id={id}
        type="range"
        min={0}
        max={lastMinute(scale)}
        value={minute}
        onChange={(event) => onMinute(event.target.valueAsNumber)}
        aria-valuetext={`${time}: ${words}`}
        className={RANGE}
      />
    </div>
  );
}
