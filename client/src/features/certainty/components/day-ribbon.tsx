import { useId, useState } from 'react';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { andList } from '#shared/domain/english.ts';
import { unknownWord } from '../certainty-messages.ts';
import { clockNote } from '../clock-labels.ts';
import { type DayScale, instantOfMinute } from '../day-scale.ts';
import type { Ribbon } from '../ribbon.ts';
import { FixedTable } from './fixed-table.tsx';
import { RuledFold } from './fold.tsx';
import { RibbonAxis } from './ribbon-axis.tsx';
import { RibbonPatterns } from './ribbon-patterns.tsx';
import { RIBBON_GRID, RibbonRows } from './ribbon-rows.tsx';
import { StretchTable } from './stretch-table.tsx';
import { TimeSlider } from './time-slider.tsx';

export interface DayRibbonProps {
  certainty: ChartCertainty;
  scale: DayScale;
  ribbon: Ribbon;
}

/** Everything that changes inside the window, one row each on a common time axis. */
export function DayRibbon({ certainty, scale, ribbon }: DayRibbonProps) {
  const prefix = useId();
  const [minute, setMinute] = useState(Math.round((scale.drawnMs - scale.startMs) / 60_000));
  const { attributes, centers, gates, fixed, sureGates } = ribbon;
  const atMs = instantOfMinute(scale, minute);
  const shared = { scale, prefix, atMs };
  return (
    <div className="grid gap-4">
      <RibbonPatterns prefix={prefix} />
      <p className="text-sm text-muted">{clockNote(scale)} Expand a row for exact seconds.</p>
      <div className={RIBBON_GRID}>
        <div className="grid gap-2 sm:col-start-2">
          <TimeSlider certainty={certainty} scale={scale} minute={minute} onMinute={setMinute} />
          <RibbonAxis scale={scale} />
        </div>
      </div>
      {attributes.length > 0 && (
        <RibbonRows label="The whole chart" rows={attributes} {...shared} />
      )}
      {centers.length > 0 && <RibbonRows label="Centers" rows={centers} {...shared} />}
      <div>
        {gates.length > 0 && (
          <RuledFold title="Show every gate" defaultOpen={attributes.length + centers.length === 0}>
            <p className="mb-2 text-sm text-muted">
              Active no matter what: {andList(sureGates)}. These depend on the {unknownWord(scale)}:
            </p>
            <RibbonRows label="Gates" isLabelHidden rows={gates} {...shared} />
          </RuledFold>
        )}
        <RuledFold title="Read as table">
          <div className="grid gap-6">
            <FixedTable caption="What’s certain" fixed={fixed} />
            <StretchTable
              caption="What changes, with exact times"
              isCaptionShown
              rows={[...attributes, ...centers, ...gates]}
              scale={scale}
            />
          </div>
        </RuledFold>
      </div>
    </div>
  );
}
