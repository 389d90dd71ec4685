import { shortDayWords } from '#client/lib/dates.ts';
import { USAGE_KINDS } from '#shared/contract/usage.ts';
import { figure } from '#shared/domain/english.ts';
import { KIND_LABELS, sumOf } from '../usage-labels.ts';
import type { UsageDay } from './usage-chart.tsx';

/** The chart's days in numbers, newest first. */
export function UsageTable({ days }: { days: readonly UsageDay[] }) {
  return (
    <section
      aria-label="Activity per day"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys
      tabIndex={0}
      className="max-h-80 overflow-auto max-sm:-ml-6"
    >
      <table className="figures w-full text-sm max-sm:text-xs">
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="py-2 font-medium">
              Day
            </th>
            {[...USAGE_KINDS.map((kind) => KIND_LABELS[kind]), 'Total'].map((label) => (
              <th key={label} scope="col" className="py-2 pl-2 text-right sm:pl-4 font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                {shortDayWords(day.date)}
              </th>
              {USAGE_KINDS.map((kind) => (
                <td key={kind} className="py-1.5 pl-2 text-right sm:pl-4">
                  {figure(day[kind])}
                </td>
              ))}
              <td className="py-1.5 pl-2 text-right sm:pl-4">{figure(sumOf(day))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
