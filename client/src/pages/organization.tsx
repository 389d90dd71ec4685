import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { organizationOf } from '#client/features/organization/api.ts';
import { BoardActions } from '#client/features/organization/components/board-actions.tsx';
import { OrganizationBoard } from '#client/features/organization/components/organization-board.tsx';
import { WaitingMoves } from '#client/features/organization/components/waiting-moves.tsx';
import { useBoard } from '#client/features/organization/use-board.ts';
import { useWorkplace } from '#client/features/workplace/use-workplace.ts';
import { paths } from '#client/lib/paths.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import type { Organization } from '#shared/contract/organization.ts';
import { ORGANIZE_PEOPLE_MIN } from '#shared/engine/penta/organize.ts';
import { NotFoundPage } from './not-found.tsx';

/** All people of an account, to be put into teams that cover as much as possible. */
export function OrganizationPage({ user }: { user: CurrentUser }) {
  const { account, isAccountPending } = useWorkplace(user);
  if (isAccountPending) return <LoadingScreen />;
  if (account?.role !== 'account_admin') return <NotFoundPage />;
  const { id } = account.teamAccount;
  return <OrganizationOf key={id} accountId={id} />;
}

function OrganizationOf({ accountId }: { accountId: string }) {
  const organization = useQuery(organizationOf(accountId));
  const [applied, setApplied] = useState(0);
  if (organization.isPending) return <LoadingScreen />;
  return (
    <PageContainer>
      <PageHeading look="label" after={<NothingChanges />}>
        Organize your people
      </PageHeading>
      {organization.data ? (
        <Arranging
          // Applied changes are a new start.
          key={[applied, ...organization.data.teams.map(({ updatedAt }) => updatedAt)].join()}
          accountId={accountId}
          organization={organization.data}
          onApplied={() => setApplied(applied + 1)}
        />
      ) : (
        <LoadFailure query={organization} title="Unable to load your people" />
      )}
    </PageContainer>
  );
}

function NothingChanges() {
  return <span className="text-sm text-muted">Nothing changes until you apply it.</span>;
}

interface ArrangingProps {
  accountId: string;
  organization: Organization;
  onApplied: () => void;
}

function Arranging({ accountId, organization, onApplied }: ArrangingProps) {
  const work = useBoard(organization);
  if (organization.people.length < ORGANIZE_PEOPLE_MIN) {
    return (
      <EmptyState
        title="Not enough people yet"
        action={<ButtonLink href={paths.team.creating}>Add Team</ButtonLink>}
      >
        With six or more people in your teams, we can suggest who works best with whom.
      </EmptyState>
    );
  }
  return (
    <OrganizationBoard
      organization={organization}
      work={work}
      actions={
        <>
          <BoardActions
            accountId={accountId}
            organization={organization}
            work={work}
            onApplied={onApplied}
          />
          <WaitingMoves accountId={accountId} organization={organization} />
        </>
      }
    />
  );
}
