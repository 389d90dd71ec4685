import { memo } from 'react';
import { axisLabels } from '../axis-labels.ts';
import { type Band, type BandRow, bandAt, labelStart } from '../bands.ts';
import { type DayScale, fractionAt, percent } from '../day-scale.ts';
import './time-bands.css';

interface TimeBandsProps {
  rows: readonly BandRow[];
  scale: DayScale;
  /** The time under the thumb. */
  utcMs: number;
  /** In pixels. */
  rowWidth: number;
}

/** What type, authority, and profile are when: a row of bands each, those of the time in force. */
export function TimeBands({ rows, scale, utcMs, rowWidth }: TimeBandsProps) {
  return (
    <div aria-hidden="true" className="figures grid gap-1">
      {rows.map((row) => {
        const inForce = bandAt(row, utcMs);
        const start = inForce ? labelStart(inForce, scale, utcMs, rowWidth) : 0;
        return <Row key={row.id} row={row} scale={scale} inForce={inForce} start={start} />;
      })}
    </div>
  );
}

interface RowProps {
  row: BandRow;
  scale: DayScale;
  inForce: Band | undefined;
  /** Of its label, as a part of the row. */
  start: number;
}

/** Most moves of the thumb stay in a band and clear of its label, and render nothing. */
const Row = memo(function Row({ row, scale, inForce, start }: RowProps) {
  return (
    <div className="time-row">
      {row.bands.map((band) => {
        const from = fractionAt(scale, band.fromMs);
        const width = fractionAt(scale, band.toMs) - from;
        const isInForce = band === inForce;
        return (
          <span
            key={band.fromMs}
            className="time-band"
            data-in-force={isInForce ? '' : undefined}
            data-tight={band.isTight || undefined}
            style={{ left: percent(from), width: percent(width) }}
          >
            <span style={isInForce && start > 0 ? { left: percent(start / width) } : undefined}>
              {band.label}
            </span>
          </span>
        );
      })}
    </div>
  );
});

/** The hours below the bands, as wide as they are. */
export const TimeAxis = memo(function TimeAxis({ scale }: Pick<TimeBandsProps, 'scale'>) {
  return (
    <div aria-hidden="true" className="time-axis figures">
      {axisLabels(scale).map(({ utcMs, fraction, text }) => (
        <span
          key={utcMs}
          style={{ left: percent(fraction) }}
          data-end={fraction === 0 ? 'start' : fraction === 1 ? 'end' : undefined}
        >
          {text}
        </span>
      ))}
    </div>
  );
});
