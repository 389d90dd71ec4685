import { useId } from 'react';
import { changeSentence, shareSentence } from '../certainty-messages.ts';
import type { DayScale } from '../day-scale.ts';
import type { RibbonRow } from '../ribbon.ts';
import { Fold, FoldMark } from './fold.tsx';
import { RibbonPicture } from './ribbon-picture.tsx';
import { StretchTable } from './stretch-table.tsx';

export interface RibbonRowsProps {
  /** The list's heading. */
  label: string;
  /** For screen readers only, where a visible heading would repeat the one above. */
  isLabelHidden?: boolean | undefined;
  rows: readonly RibbonRow[];
  scale: DayScale;
  prefix: string;
  atMs: number;
}

/** Columns shared by the axis and all rows: the label is above its ribbon on narrow screens. */
export const RIBBON_GRID = 'grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-4';

/** Rows of the day; each expands to its exact times. */
export function RibbonRows({ label, isLabelHidden, rows, ...shared }: RibbonRowsProps) {
  const id = useId();
  return (
    <div>
      <h4 id={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-muted'}>
        {label}
      </h4>
      <ul aria-labelledby={id}>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} {...shared} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({
  row,
  scale,
  ...picture
}: Omit<RibbonRowsProps, 'label' | 'isLabelHidden' | 'rows'> & { row: RibbonRow }) {
  return (
    <Fold
      summaryClass={`${RIBBON_GRID} gap-y-1.5 rounded-sm py-2.5`}
      summary={
        <>
          <span className="flex items-start gap-1.5 font-medium sm:row-span-2 sm:pt-1">
            <FoldMark className="mt-1" />
            <span className="min-w-0">{row.label}</span>
          </span>
          <RibbonPicture row={row} scale={scale} {...picture} />
          <span className="figures text-sm sm:col-start-2">
            {changeSentence(row, scale)}
            <span className="text-muted"> · {shareSentence(row, scale)}</span>
          </span>
        </>
      }
    >
      <div className="pt-1 pb-4 sm:pl-48">
        <StretchTable caption={row.label} rows={[row]} scale={scale} />
      </div>
    </Fold>
  );
}
