import { moveText } from '../causes.ts';
import { exactClockText, lengthWords } from '../clock-labels.ts';
import type { DayScale } from '../day-scale.ts';
import type { RibbonRow, Stretch } from '../ribbon.ts';

export interface StretchTableProps {
  caption: string;
  isCaptionShown?: boolean | undefined;
  rows: readonly RibbonRow[];
  scale: DayScale;
}

const CELL = 'py-1.5 pr-3 align-top';

/** Every stretch of the given rows with its exact times and causes. */
export function StretchTable({ caption, isCaptionShown, rows, scale }: StretchTableProps) {
  return (
    <table className="figures w-full max-w-3xl border-collapse text-left text-sm">
      <caption className={isCaptionShown ? 'pb-1 text-left font-medium' : 'sr-only'}>
        {caption}
      </caption>
      <thead>
        <tr className="text-muted">
          {['When', 'What', 'What moved'].map((heading) => (
            <th key={heading} scope="col" className={`${CELL} font-medium`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.id}>
          {rows.length > 1 && <GroupHeading label={row.label} />}
          {row.stretches.map((stretch) => (
            <StretchLine key={stretch.fromMs} stretch={stretch} scale={scale} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function GroupHeading({ label }: { label: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={3} className="pt-4 pb-1 font-medium">
        {label}
      </th>
    </tr>
  );
}

function StretchLine({ stretch, scale }: { stretch: Stretch; scale: DayScale }) {
  const { fromMs, toMs, value, causes } = stretch;
  return (
    <tr className="border-t border-line">
      <td className={CELL}>
        {exactClockText(scale, fromMs)} to {exactClockText(scale, toMs)}
      </td>
      <td className={CELL}>
        {value}
        <span className="block text-muted">{lengthWords(toMs - fromMs)}</span>
      </td>
      <td className={CELL}>
        {causes.map((cause) => (
          <span key={`${cause.side} ${cause.body}`} className="block">
            {moveText(cause)}
          </span>
        ))}
      </td>
    </tr>
  );
}
