import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentProps, Suspense } from 'react';
import { Link } from 'wouter';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { CardTitle } from '#client/components/ui/card.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { StatTile } from '#client/components/ui/stat-tile.tsx';
import { AccountOverview } from '#client/features/account-overview/components/account-overview.tsx';
import { MemberList } from '#client/features/accounts/components/member-list.tsx';
import { TeamSection } from '#client/features/accounts/components/team-section.tsx';
import { accountMembers } from '#client/features/accounts/members.ts';
import { generatedCharts } from '#client/features/accounts/team-management.ts';
import { useChooseAccount, useChooseTeam } from '#client/features/workplace/api.ts';
import { AccountSelector } from '#client/features/workplace/components/account-selector.tsx';
import { teamsOf } from '#client/features/workplace/teams.ts';
import { useWorkplace } from '#client/features/workplace/use-workplace.ts';
import { messageOf } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { useIdle } from '#client/lib/use-idle.ts';
import type { MyAccount } from '#shared/contract/accounts.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import type { AccountMember } from '#shared/contract/members.ts';

const ClaimNotice = lazyPart(
  () => import('#client/features/invitations/components/claim-notice.tsx'),
  (module) => module.ClaimNotice,
);
const AccountInvitations = lazyPart(
  () => import('#client/features/invitations/components/account-invitations.tsx'),
  (module) => module.AccountInvitations,
);

/** The start page of account admins: the current account, its teams and its members. */
export function AccountDashboardPage({ user }: { user: CurrentUser }) {
  const { account, accounts, isAccountPending, failure, chosenTeamId } = useWorkplace(user);
  const { mutateAsync: chooseAccount } = useChooseAccount();
  const { mutate: chooseTeam } = useChooseTeam();
  const isIdle = useIdle();

  async function changeAccount(accountId: string) {
    try {
      await chooseAccount(accountId);
      // A team belongs to one account.
      if (chosenTeamId !== null) chooseTeam(null);
    } catch (error) {
      toastFailure(error, 'We couldn’t switch accounts.');
    }
  }

  const selector = (
    <AccountSelector
      isPending={isAccountPending}
      accounts={accounts}
      account={account}
      onChoose={(id) => void changeAccount(id)}
      isNameShown={false}
    />
  );
  return (
    <PageContainer>
      <Suspense fallback={null}>{isIdle && <ClaimNotice />}</Suspense>
      <PageHeading
        // The heading names a person's only account; their role goes with it.
        after={accounts.length === 1 && selector}
        lead={account?.teamAccount.description || undefined}
        actions={
          account?.role === 'account_admin' && (
            <ButtonLink variant="secondary" href={paths.members.to(account.teamAccount.id)}>
              Manage Team Members
            </ButtonLink>
          )
        }
      >
        {account ? `Team Account: ${account.teamAccount.name}` : 'Team Account'}
      </PageHeading>
      {failure?.of === 'accounts' ? (
        <ErrorState
          title="Unable to load your accounts"
          message={messageOf(
            failure.error,
            'We couldn’t check which team accounts you belong to. Please try again in a moment.',
          )}
          onRetry={failure.retry}
        />
      ) : (
        accounts.length !== 1 && <div className="mb-6 max-w-sm">{selector}</div>
      )}
      {account && !account.teamAccount.isActive && <Inactive />}
      {account && <Dashboard key={account.teamAccount.id} account={account} />}
    </PageContainer>
  );
}

function Inactive() {
  return (
    <Notice tone="warn" title="This account is inactive" className="mb-6">
      You can still see its teams and members. Nobody else has access, and you can’t add anything
      until the account is active again.{' '}
      <Link href={paths.support} className="text-link">
        Contact support
      </Link>{' '}
      to reactivate it.
    </Notice>
  );
}

function Dashboard({ account: { teamAccount, role } }: { account: MyAccount }) {
  const isAdmin = role === 'account_admin';
  const members = useQuery({ ...accountMembers(teamAccount.id), enabled: isAdmin });
  const charts = useQuery(generatedCharts(teamAccount.id));
  const teams = useQuery(teamsOf(teamAccount.id));
  const isIdle = useIdle();
  return (
    <>
      {isAdmin ? (
        <>
          <AccountOverview
            accountId={teamAccount.id}
            actions={
              <ButtonLink variant="secondary" href={paths.organization}>
                Organize your people
              </ButtonLink>
            }
          />
          <TeamSection
            account={teamAccount}
            teams={teams.data}
            failure={
              teams.isError
                ? {
                    message: messageOf(teams.error, 'Failed to fetch account teams'),
                    onRetry: () => void teams.refetch(),
                    isRetrying: teams.isFetching,
                  }
                : null
            }
            createHref={paths.team.creating}
            viewHref={paths.team.to}
          />
          <Members members={members} />
          <Suspense fallback={null}>
            {isIdle && <AccountInvitations account={teamAccount} />}
          </Suspense>
        </>
      ) : (
        <Notice>
          You’re a member of this account. Its admins manage teams and members; you’ll find the
          teams on the team page.
        </Notice>
      )}
      <AccountFigures
        members={isAdmin && !members.isError ? seatsUsed(members.data) : '–'}
        charts={charts.isError ? '–' : charts.data?.length}
        isActive={teamAccount.isActive}
      />
    </>
  );
}

interface AccountFiguresProps {
  members: ComponentProps<typeof StatTile>['value'];
  charts: ComponentProps<typeof StatTile>['value'];
  isActive: boolean;
}

function AccountFigures({ members, charts, isActive }: AccountFiguresProps) {
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-3 border-y border-line py-3 mt-12">
      <StatTile size="sm" label="Team Members" value={members} />
      <StatTile size="sm" label="Generated Charts" value={charts} />
      <StatTile size="sm" label="Account Status" value={isActive ? 'Active' : 'Inactive'} />
    </dl>
  );
}

/** Members sign in; the people of the teams are others. */
function seatsUsed(members: readonly AccountMember[] | undefined) {
  if (members === undefined) return undefined;
  return (
    <>
      {members.length}
      <span className="ml-1.5 text-sm font-normal text-muted">
        {members.length === 1 ? 'seat used' : 'seats used'}
      </span>
    </>
  );
}

function Members({ members }: { members: UseQueryResult<AccountMember[]> }) {
  return (
    <section aria-labelledby="members" className="mt-12">
      <CardTitle id="members" className="mb-3">
        Current Team Members
      </CardTitle>
      {members.isPending && (
        <p role="status" className="text-muted">
          Loading team members...
        </p>
      )}
      {members.error && (
        <p role="alert" className="text-danger">
          {messageOf(members.error, 'We couldn’t load the members.')}
        </p>
      )}
      {members.data?.length === 0 && (
        <p className="text-muted">
          No team members yet. Use the &quot;Manage Team Members&quot; button to add users.
        </p>
      )}
      {members.data && members.data.length > 0 && (
        <MemberList label="Current Team Members" members={members.data} />
      )}
    </section>
  );
}
