import { Fragment, memo } from 'react';
import { type Band, type BandRow, bandAt } from '../bands.ts';
import { axisTimes, type ChangeTime, changeTimes } from '../change-times.ts';
import { type DayScale, fractionAt, percent } from '../day-scale.ts';
import './time-bands.css';

interface RowsProps {
  rows: readonly BandRow[];
  scale: DayScale;
  /** How wide a row is at least, in pixels. */
  rowWidth: number;
}

interface TimeBandsProps extends RowsProps {
  /** The time under the thumb. */
  utcMs: number;
}

/**
 * What type, authority, and profile are when: a row of bands each, those of the time in force, with the
 * times of its changes below it; the last row's are on the axis.
 */
export function TimeBands({ rows, scale, rowWidth, utcMs }: TimeBandsProps) {
  return (
    <div aria-hidden="true" className="figures">
      {rows.map((row, index) => (
        <Fragment key={row.id}>
          <Row row={row} scale={scale} inForce={bandAt(row, utcMs)} />
          {index < rows.length - 1 && (
            <div className="time-hours">
              <Changes times={changeTimes(row, scale, rowWidth)} />
            </div>
          )}
        </Fragment>
      ))}
      {rows.length === 0 && (
        <div className="time-row">
          <span className="time-band w-full" data-in-force="">
            <span>Same type, authority, and profile at any time</span>
          </span>
        </div>
      )}
    </div>
  );
}

interface RowProps {
  row: BandRow;
  scale: DayScale;
  inForce: Band | undefined;
}

/** Most moves of the thumb stay in a band, and render nothing. */
const Row = memo(function Row({ row, scale, inForce }: RowProps) {
  return (
    <div className="time-row">
      {row.bands.map((band) => {
        const from = fractionAt(scale, band.fromMs);
        return (
          <span
            key={band.fromMs}
            className="time-band"
            data-in-force={band === inForce ? '' : undefined}
            style={{ left: percent(from), width: percent(fractionAt(scale, band.toMs) - from) }}
          >
            <span>{band.label}</span>
          </span>
        );
      })}
    </div>
  );
});

function Changes({ times }: { times: readonly ChangeTime[] }) {
  return times.map(({ utcMs, fraction, text, shift }) => (
    <span key={utcMs} className="time-change" style={{ left: percent(fraction) }}>
      <span style={{ left: shift }}>{text}</span>
    </span>
  ));
}

/** The hours below the last row of bands, as wide as it is: those of its changes, and round ones. */
export const TimeAxis = memo(function TimeAxis({ rows, scale, rowWidth }: RowsProps) {
  const { changes, hours } = axisTimes(rows.at(-1), scale, rowWidth);
  return (
    <div aria-hidden="true" className="time-hours time-axis figures">
      {hours.map(({ utcMs, fraction, text }) => (
        <span
          key={utcMs}
          style={{ left: percent(fraction) }}
          data-end={fraction === 0 ? 'start' : fraction === 1 ? 'end' : undefined}
        >
          {text}
        </span>
      ))}
      <Changes times={changes} />
    </div>
  );
});
