import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { MembershipPanel } from '#client/features/accounts/components/membership-panel.tsx';
import { accountById } from '#client/features/accounts/members.ts';
import { isStatus } from '#client/lib/api.ts';
import { NotFoundPage } from './not-found.tsx';

const GONE = [400, 403, 404];

/** The membership panel of a team account. */
export function MembersPage({ accountId }: { accountId: string }) {
  const account = useQuery(accountById(accountId));
  if (account.isPending) return <LoadingScreen />;
  // An invalid id is treated like a missing account, and so is an account just left.
  if (GONE.some((status) => isStatus(account.error, status))) return <NotFoundPage />;
  if (account.data) {
    return (
      <PageContainer width="reading">
        <PageHeading lead="Manage users and their roles in this team account">
          {`Team Members - ${account.data.name}`}
        </PageHeading>
        <MembershipPanel accountId={accountId} />
      </PageContainer>
    );
  }
  return (
    <PageContainer width="reading">
      <LoadFailure query={account} level={1} title="Unable to load this team account" />
    </PageContainer>
  );
}
