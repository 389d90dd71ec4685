import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { StatTile } from '#client/components/ui/stat-tile.tsx';
import { messageOf } from '#client/lib/api.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import type { getUsageStatistics, UsageTotals } from '#shared/contract/usage.ts';
import { figure } from '#shared/domain/english.ts';
import { DATE_RANGES, type DateRange } from '../api.ts';
import { KIND_LABELS, sumOf } from '../usage-labels.ts';
import { UsageChart } from './usage-chart.tsx';
import { UsageTable } from './usage-table.tsx';

type UsageStatistics = RouteReply<typeof getUsageStatistics>;

export interface UsageOverviewProps {
  usage: UseQueryResult<UsageStatistics>;
  range: DateRange;
  onRange: (range: DateRange) => void;
  isShown: boolean;
  onToggle: () => void;
}

/** Usage of the product: four totals, a chart by day, and the same days as a table. */
export function UsageOverview({ usage, range, onRange, isShown, onToggle }: UsageOverviewProps) {
  return (
    <Card as="section" padding="lg" labelledBy="usage">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <CardTitle id="usage">Usage Statistics Overview</CardTitle>
        <div className="flex flex-wrap gap-3">
          <Select
            aria-label="Date range"
            value={range}
            onChange={({ target }) => {
              const next = DATE_RANGES.find((one) => one === target.value);
              if (next) onRange(next);
            }}
          >
            {DATE_RANGES.map((days) => (
              <option key={days} value={days}>
                Last {days} days
              </option>
            ))}
          </Select>
          <Button variant="secondary" aria-expanded={isShown} onClick={onToggle}>
            {isShown ? 'Hide Stats' : 'Show Stats'}
          </Button>
        </div>
      </div>
      {isShown && (
        <div
          className={usage.isPlaceholderData ? 'mt-6 opacity-60' : 'mt-6'}
          aria-busy={usage.isFetching}
        >
          {usage.isError ? (
            <ErrorState
              level={3}
              title="Unable to load the usage"
              message={messageOf(usage.error, 'Please try again in a moment.')}
              onRetry={() => void usage.refetch()}
              retryPending={usage.isFetching}
            />
          ) : (
            <>
              <Totals totals={usage.data?.overallTotals} />
              {usage.data ? (
                <>
                  <Ratings ratings={usage.data.answerRatings} />
                  <UsageChart days={usage.data.days} />
                  <Disclosure summary="Show the days as a table" className="mt-6">
                    <UsageTable days={usage.data.days} />
                  </Disclosure>
                </>
              ) : (
                // As tall as what comes, which would push the rest of the page down.
                <Skeleton className="mt-4 h-88" />
              )}
            </>
          )}
        </div>
      )}
    </Card>
  );
}

function Ratings({ ratings: { up, down } }: { ratings: UsageStatistics['answerRatings'] }) {
  const all = up + down;
  return (
    <p className="mt-4 text-sm text-muted">
      {all === 0
        ? 'No coach answers were rated in this period.'
        : `People rated ${figure(all)} coach ${all === 1 ? 'answer' : 'answers'}: ${figure(up)} helpful, ${figure(down)} not.`}
    </p>
  );
}

function Totals({ totals }: { totals: UsageTotals | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatTile label="Total Page Loads" value={totals && figure(totals.pageLoads)} />
      <StatTile
        label={KIND_LABELS.individualChatUsage}
        value={totals && figure(totals.individualChatUsage)}
      />
      <StatTile label={KIND_LABELS.teamChatUsage} value={totals && figure(totals.teamChatUsage)} />
      <StatTile label="Total Activity" value={totals && figure(sumOf(totals))} />
    </dl>
  );
}
