import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading, usePageTitle } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { StatTile } from '#client/components/ui/stat-tile.tsx';
import { accountCount, accountPage, type DateRange, usageOf } from '#client/features/admin/api.ts';
import { AccountsCard } from '#client/features/admin/components/accounts-card.tsx';
import { CleanupZone } from '#client/features/admin/components/cleanup-zone.tsx';
import { UsageOverview } from '#client/features/admin/components/usage-overview.tsx';
import { type AccountFilter, useAccountFilter } from '#client/features/admin/use-account-filter.ts';
import { paths } from '#client/lib/paths.ts';
import { useInSlices } from '#client/lib/use-in-slices.ts';
import { figure } from '#shared/domain/english.ts';

const TITLE = 'Master Admin Dashboard';

/** Accounts and their usage, which is read for the accounts on the page alone. */
function useDashboard(filter: AccountFilter) {
  const accounts = useQuery(accountPage(filter));
  const all = useQuery(accountCount(''));
  const found = useQuery(accountCount(filter.search));
  const [isShown, setIsShown] = useState(true);
  const [range, setRange] = useState<DateRange>('7');
  const shownIds = accounts.data?.map(({ id }) => id) ?? [];
  const usage = useQuery({
    ...usageOf(range, shownIds),
    enabled: isShown && !accounts.isPending && !accounts.isPlaceholderData,
  });
  const byAccount = useMemo(
    () =>
      usage.data &&
      new Map(
        usage.data.usageStatistics.map(({ teamAccount, totals }) => [teamAccount.id, totals]),
      ),
    [usage.data],
  );
  return { accounts, all, found, usage, byAccount, isShown, setIsShown, range, setRange };
}

/** The start page of the master admin: usage, accounts and the installation's maintenance. */
export function MasterDashboardPage() {
  const { filter, change } = useAccountFilter();
  const { accounts, all, found, usage, byAccount, isShown, setIsShown, range, setRange } =
    useDashboard(filter);
  usePageTitle(TITLE);
  const isOpen = useInSlices(!accounts.isPending);

  if (!isOpen) {
    return (
      <PageContainer className="grid min-h-dvh place-content-center">
        <p role="status" className="text-muted">
          Loading dashboard...
        </p>
      </PageContainer>
    );
  }
  return (
    <PageContainer>
      <PageHeading
        lead="Manage team accounts and system-wide settings"
        actions={
          <ButtonLink variant="secondary" href={paths.audit}>
            Audit Log
          </ButtonLink>
        }
      >
        {TITLE}
      </PageHeading>
      <div className="grid grid-cols-1 gap-8">
        <UsageOverview
          usage={usage}
          range={range}
          onRange={setRange}
          isShown={isShown}
          onToggle={() => setIsShown(!isShown)}
        />
        <dl className="grid gap-4 sm:grid-cols-3">
          <StatTile
            label="Total Team Accounts"
            value={all.isError ? '–' : all.data && figure(all.data.total)}
          />
          <StatTile
            label="Active Accounts"
            value={all.isError ? '–' : all.data && figure(all.data.active)}
          />
          <StatTile label="System Status" value="Operational" />
        </dl>
        <AccountsCard
          accounts={accounts}
          found={found.data?.total}
          filter={filter}
          onFilter={change}
          usage={isShown && !usage.isPlaceholderData ? byAccount : undefined}
          membersHref={paths.members.to}
        />
        <CleanupZone />
      </div>
    </PageContainer>
  );
}
