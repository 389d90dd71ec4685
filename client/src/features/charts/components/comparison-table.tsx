import { Fragment, type ReactNode } from 'react';
import { Badge } from '#client/components/ui/badge.tsx';
import type { ChartData } from '#shared/contract/charts.ts';
import { compareCharts } from '../comparison.ts';

interface NamedChart {
  readonly name: string;
  readonly chartData: ChartData;
}

interface ComparisonTableProps {
  charts: readonly [NamedChart, NamedChart];
}

const CELL = 'px-2 py-2.5 text-left align-top font-normal wrap-anywhere first:pl-0 last:pr-0';

/** Where two charts agree and where they differ, fact by fact. */
export function ComparisonTable({ charts: [first, second] }: ComparisonTableProps) {
  const { facts, sets } = compareCharts(first.chartData, second.chartData);
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">Where the two charts agree and where they differ</caption>
      <thead>
        <tr>
          {[first, second].map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two columns never change places
            <th key={index} scope="col" className={`${CELL} font-display text-lg`}>
              <bdi className="line-clamp-2">{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      {facts.map(({ label, values: [ours, theirs], isSame }) => (
        <tbody key={label}>
          <RowHead label={label} mark={isSame ? <Same /> : <Badge>Different</Badge>} />
          {isSame ? <SharedCell>{ours}</SharedCell> : <Cells first={ours} second={theirs} />}
        </tbody>
      ))}
      {sets.map(({ label, both, only: [ours, theirs] }) => {
        const isSame = ours.length + theirs.length === 0;
        return (
          <Fragment key={label}>
            <tbody>
              <RowHead
                label={isSame ? label : `${label} in both`}
                mark={isSame ? <Same /> : undefined}
              />
              <SharedCell>{listed(both)}</SharedCell>
            </tbody>
            {!isSame && (
              <tbody>
                <RowHead label={`${label} in one only`} mark={<Badge>Different</Badge>} />
                <Cells first={listed(ours)} second={listed(theirs)} />
              </tbody>
            )}
          </Fragment>
        );
      })}
    </table>
  );
}

const listed = (names: readonly string[]) => (names.length === 0 ? 'None' : names.join(', '));

const Same = () => <Badge tone="ok">Same</Badge>;

function RowHead({ label, mark }: { label: string; mark: ReactNode }) {
  return (
    <tr className="border-t border-line">
      <th scope="rowgroup" colSpan={2} className="pt-3 text-left text-sm font-normal text-muted">
        <span className="mr-2">{label}</span>
        {mark}
      </th>
    </tr>
  );
}

function SharedCell({ children }: { children: ReactNode }) {
  return (
    <tr>
      <td colSpan={2} className={CELL}>
        {children}
      </td>
    </tr>
  );
}

function Cells({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <tr>
      <td className={CELL}>{first}</td>
      <td className={CELL}>{second}</td>
    </tr>
  );
}
