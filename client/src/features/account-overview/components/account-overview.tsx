import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Button, ButtonAnchor, ButtonLink } from '#client/components/ui/button.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { DownloadIcon } from '#client/components/ui/icons.tsx';
import { Pager } from '#client/components/ui/pager.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { messageOf } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';
import {
  OVERVIEW_TEAMS_PER_PAGE,
  type AccountOverview as Overview,
  type OverviewSort,
} from '#shared/contract/account-overview.ts';
import { figure } from '#shared/domain/english.ts';
import { overviewFileHref, overviewOf } from '../api.ts';
import { nobodyWords, overviewHeadline } from '../headline.ts';
import { isNarrowed, type OverviewFilter, useOverviewFilter } from '../use-overview-filter.ts';
import { FunctionLegend } from './function-mark.tsx';
import { OverviewTable } from './overview-table.tsx';
import { OverviewToolbar } from './overview-toolbar.tsx';

/** Fewer teams than this need no search. */
const SEARCHED_MIN = 4;

export interface AccountOverviewProps {
  accountId: string;
  /** More that can be done with all teams. */
  actions?: ReactNode;
}

/** What the teams of an account cover and are missing; nothing before one has been analyzed. */
export function AccountOverview({ accountId, actions }: AccountOverviewProps) {
  const { filter, change } = useOverviewFilter();
  const overview = useQuery(overviewOf(accountId, filter));
  const titleId = useId();
  if (overview.isError) {
    return (
      <section>
        <ErrorState
          title="Unable to load the overview"
          message={messageOf(overview.error, 'We couldn’t load what your teams cover.')}
          onRetry={() => void overview.refetch()}
          retryPending={overview.isFetching}
        />
      </section>
    );
  }
  if (overview.isPending) {
    return (
      <SkeletonGroup label="Loading the overview" className="grid gap-4">
        <Skeleton className="h-10 max-w-xl rounded-md" />
        <Skeleton className="h-64 rounded-lg" />
      </SkeletonGroup>
    );
  }
  const { functions, totals } = overview.data;
  if (totals.analyzed === 0 && !isNarrowed(filter)) return null;
  const nobody = nobodyWords(overview.data);
  return (
    <section aria-labelledby={titleId}>
      <p className="text-sm text-muted">{countWords(totals)}</p>
      <h2 id={titleId} className="max-w-3xl font-display text-2xl sm:text-account">
        {totals.analyzed === 0
          ? 'No active team is analyzed yet.'
          : overviewHeadline(overview.data)}
      </h2>
      {nobody && <p className="mt-1 text-muted">{nobody}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <NextStep overview={overview.data} />
        {actions}
        <ButtonAnchor variant="quiet" href={overviewFileHref(accountId, filter)} download>
          <DownloadIcon />
          Download CSV
        </ButtonAnchor>
      </div>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {(totals.teams >= SEARCHED_MIN || isNarrowed(filter)) && (
          <OverviewToolbar functions={functions} filter={filter} onChange={change} />
        )}
        <FunctionLegend
          hasPossible={overview.data.teams.some(({ penta }) => penta?.possible.includes(true))}
        />
      </div>
      <Found overview={overview.data} filter={filter} onChange={change} />
    </section>
  );
}

/** The way from what's missing most to who can stand in for it. */
function NextStep({ overview: { functions, teams, totals } }: { overview: Overview }) {
  const most = Math.max(0, ...totals.missing);
  const index = totals.missing.indexOf(most);
  const team = teams.find(({ penta }) => penta?.holders[index] === 0 && !penta.possible[index]);
  if (most === 0 || !team) return null;
  return (
    <ButtonLink href={paths.team.to(team.id, 'gaps')}>
      {`Find a stand-in for ${functions[index]?.name} in ${team.name}`}
    </ButtonLink>
  );
}

interface FoundProps {
  overview: Overview;
  filter: OverviewFilter;
  onChange: (changes: Partial<OverviewFilter>) => void;
}

function Found({ overview, filter, onChange }: FoundProps) {
  const { found, teams } = overview;
  function sortBy(sort: OverviewSort) {
    const isSame = sort === filter.sort;
    onChange({ sort, order: isSame && filter.order === 'asc' ? 'desc' : 'asc' });
  }
  if (teams.length === 0) {
    const first = { search: '', state: null, missing: null, page: 1 };
    return (
      <div className="mt-6">
        <EmptyState
          level={3}
          title="No teams match"
          action={
            <Button variant="secondary" onClick={() => onChange(first)}>
              Show all teams
            </Button>
          }
        >
          Try another name, or fewer filters.
        </EmptyState>
      </div>
    );
  }
  const pages = Math.ceil(found / OVERVIEW_TEAMS_PER_PAGE);
  return (
    <div className="mt-4">
      <p role="status" className="sr-only">
        {found === 1 ? '1 team' : `${figure(found)} teams`} found
      </p>
      <div className="overflow-x-auto">
        <OverviewTable overview={overview} filter={filter} onSort={sortBy} />
      </div>
      <Pager
        label="Pages of teams"
        page={filter.page}
        pages={pages}
        hasNext={filter.page < pages}
        onPage={(page) => onChange({ page })}
      />
    </div>
  );
}

/** "8 of 10 teams analyzed · 42 people" */
function countWords({ teams, analyzed, people }: Overview['totals']): string {
  const word = teams === 1 ? 'team' : 'teams';
  const all =
    teams === analyzed
      ? `${figure(teams)} ${word}`
      : `${figure(analyzed)} of ${figure(teams)} ${word} analyzed`;
  return `${all} · ${figure(people)} ${people === 1 ? 'person' : 'people'}`;
}
