import { useId } from 'react';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { readingText } from '../clock-labels.ts';
import { type DayScale, instantOfMinute } from '../day-scale.ts';
import { valueAt } from '../ribbon.ts';
import { TimeRange } from './time-range.tsx';

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
      <TimeRange
        id={id}
        scale={scale}
        minute={minute}
        onMinute={onMinute}
        valueText={`${time}: ${words}`}
      />
    </div>
  );
}
