import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from '#client/components/ui/badge.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { TimeAgo } from '#client/components/ui/time-ago.tsx';
import { paths } from '#client/lib/paths.ts';
import type {
  AccountOverview,
  OverviewSort,
  OverviewTeam,
} from '#shared/contract/account-overview.ts';
import { andList } from '#shared/domain/english.ts';
import type { OverviewFilter } from '../use-overview-filter.ts';
import { CoverageFigure } from './coverage-figure.tsx';
import { FunctionMark, peopleWords } from './function-mark.tsx';

export interface OverviewTableProps {
  overview: AccountOverview;
  filter: OverviewFilter;
  onSort: (sort: OverviewSort) => void;
}

const WIDE = 'hidden xl:table-cell';
const MEDIUM = 'hidden md:table-cell';
/** Between the upper and the lower half of the Penta. */
const HALF = 6;

/** Teams by functions: what each covers, once, more than once or not at all. */
export function OverviewTable({ overview, filter, onSort }: OverviewTableProps) {
  const { functions, teams, totals } = overview;
  const sortable = { filter, onSort };
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Functions covered by each team</caption>
      <thead>
        <tr className="border-b border-line align-bottom text-sm">
          <SortHead sort="name" {...sortable}>
            Team
          </SortHead>
          <SortHead sort="coverage" {...sortable}>
            Coverage
          </SortHead>
          {functions.map(({ gate, name }, index) => (
            <th
              key={gate}
              scope="col"
              className={cx(WIDE, 'pb-2 font-normal', index === HALF ? 'w-12 pl-4' : 'w-8')}
            >
              {/* Upright: a slanted word belongs to no column. */}
              <span className="mx-auto block w-fit rotate-180 text-xs whitespace-nowrap text-ink-soft [writing-mode:vertical-rl]">
                {name}
              </span>
            </th>
          ))}
          <SortHead sort="risk" className={cx(MEDIUM, 'pl-4')} {...sortable}>
            Single point of failure
          </SortHead>
          <SortHead sort="changed" className={MEDIUM} {...sortable}>
            Last change
          </SortHead>
        </tr>
      </thead>
      <tbody>
        {teams.map((team) => (
          <TeamRow key={team.id} team={team} functions={functions} />
        ))}
      </tbody>
      {totals.analyzed > 1 && <Missing functions={functions} missing={totals.missing} />}
    </table>
  );
}

interface SortHeadProps extends Pick<OverviewTableProps, 'filter' | 'onSort'> {
  sort: OverviewSort;
  className?: string | undefined;
  children: ReactNode;
}

function SortHead({ sort, filter, onSort, className, children }: SortHeadProps) {
  const isSorted = filter.sort === sort;
  const isUp = filter.order === 'asc';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : 'none'}
      className={cx('px-1 py-1 font-normal', className)}
    >
      <button
        type="button"
        className={cx(
          'min-h-8 cursor-pointer rounded-sm px-1 hover:underline',
          isSorted ? 'font-semibold text-ink' : 'text-muted',
        )}
        onClick={() => onSort(sort)}
      >
        {children}
        <span aria-hidden="true" className="inline-block w-4 pl-1">
          {isSorted ? (isUp ? '↑' : '↓') : ''}
        </span>
      </button>
    </th>
  );
}

function TeamRow({ team, functions }: { team: OverviewTeam } & Pick<AccountOverview, 'functions'>) {
  const { id, name, isActive, people, pending, penta, updatedAt } = team;
  return (
    <tr className="border-b border-line align-top hover:bg-surface xl:align-middle">
      <th scope="row" className="px-2 py-2.5 font-normal">
        <Link href={paths.team.to(id)} className="font-semibold wrap-anywhere hover:underline">
          {name}
        </Link>{' '}
        <span className="inline-flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className="whitespace-nowrap">
            {people} {people === 1 ? 'person' : 'people'}
          </span>
          {pending > 0 && (
            <span className="font-medium whitespace-nowrap text-warn">{pending} invited</span>
          )}
          {!isActive && <Badge>Inactive</Badge>}
        </span>
      </th>
      <td className="px-2 py-2.5">
        {penta ? (
          <>
            <CoverageFigure covered={penta.covered} of={functions.length} />
            <InWords penta={penta} functions={functions} />
          </>
        ) : (
          <span className="text-sm text-muted">
            {people === 2 ? 'Needs a third person' : 'Not analyzed yet'}
          </span>
        )}
      </td>
      {functions.map(({ gate }, index) => (
        <td key={gate} className={cx(WIDE, 'py-2.5 text-center', index === HALF && 'pl-4')}>
          {penta && <FunctionCell penta={penta} index={index} />}
        </td>
      ))}
      <td className={cx(MEDIUM, 'py-2.5 pl-5 text-sm')}>{penta && <MostNeeded penta={penta} />}</td>
      <td className={cx(MEDIUM, 'px-2 py-2.5 text-sm text-muted')}>
        <TimeAgo iso={updatedAt} isCapital isInControl />
      </td>
    </tr>
  );
}

type Penta = NonNullable<OverviewTeam['penta']>;

function FunctionCell({ penta, index }: { penta: Penta; index: number }) {
  const covered = { people: penta.holders[index] ?? 0, isPossible: penta.possible[index] };
  return (
    <>
      <FunctionMark {...covered} />
      <span className="sr-only">{peopleWords(covered)}</span>
    </>
  );
}

function MostNeeded({ penta: { mostNeeded, covered } }: { penta: Penta }) {
  if (mostNeeded) {
    return (
      <>
        <bdi className="font-semibold wrap-anywhere">{mostNeeded.name}</bdi> alone covers{' '}
        {mostNeeded.functions}
      </>
    );
  }
  return covered > 0 ? <span className="text-muted">None</span> : null;
}

/** What wider screens show in columns. */
function InWords({ penta, functions }: { penta: Penta } & Pick<AccountOverview, 'functions'>) {
  const namesOf = (isNamed: (index: number) => boolean) =>
    andList(functions.flatMap(({ name }, index) => (isNamed(index) ? [name] : [])));
  const missing = namesOf((index) => penta.holders[index] === 0 && !penta.possible[index]);
  const possible = namesOf((index) => penta.possible[index] === true);
  return (
    <>
      {missing !== '' && <p className="mt-1 text-sm text-muted xl:hidden">Missing: {missing}</p>}
      {possible !== '' && (
        <p className="mt-1 text-sm text-muted xl:hidden">Possibly covered: {possible}</p>
      )}
      {penta.mostNeeded && (
        <p className="mt-1 text-sm md:hidden">
          <MostNeeded penta={penta} />
        </p>
      )}
    </>
  );
}

function Missing({
  functions,
  missing,
}: Pick<AccountOverview, 'functions'> & { missing: readonly number[] }) {
  const most = Math.max(...missing);
  return (
    <tfoot className="hidden xl:table-footer-group">
      <tr className="border-t-2 border-ink">
        <th scope="row" colSpan={2} className="px-2 py-3 text-left text-sm font-normal text-muted">
          Teams missing it
        </th>
        {functions.map(({ gate }, index) => {
          const teams = missing[index] ?? 0;
          const isMost = teams > 0 && teams === most;
          return (
            <td key={gate} className={cx('py-3 text-center', index === HALF && 'pl-4')}>
              <span
                className={cx(
                  'figures inline-grid h-6 min-w-6 place-items-center rounded-full px-1 text-sm font-semibold',
                  isMost && 'bg-danger text-danger-ink',
                )}
              >
                {teams}
              </span>
            </td>
          );
        })}
        <td colSpan={2} />
      </tr>
    </tfoot>
  );
}
