import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { toast } from '#client/components/feedback/toast.ts';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { BirthForm } from '#client/features/birth/components/birth-form.tsx';
import { EMPTY_DRAFT } from '#client/features/birth/draft.ts';
import { organizationOf, useAddUnassigned } from '#client/features/organization/api.ts';
import type { PoolPerson } from '#client/features/organization/arrangement.ts';
import { BoardActions } from '#client/features/organization/components/board-actions.tsx';
import { OrganizationBoard } from '#client/features/organization/components/organization-board.tsx';
import { RemovePerson } from '#client/features/organization/components/remove-person.tsx';
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

const ADDING = {
  submit: 'Add person',
  pending: 'Adding...',
  failed: 'We couldn’t add this person. Please try again.',
};

/** A birth form in a dialog, for somebody who isn't in a team yet. */
function AddPerson({ accountId }: { accountId: string }) {
  const [isOpen, setOpen] = useState(false);
  const add = useAddUnassigned(accountId);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        Add person
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Add someone without a team"
        description="Tell them first and get their consent. Only account admins see their birth details."
      >
        <BirthForm
          initial={EMPTY_DRAFT}
          words={ADDING}
          onSubmit={async ({ uncertaintyLevel: _, ...birth }) => {
            await add.mutateAsync(birth);
            setOpen(false);
            toast({ title: 'Person added', description: birth.name, tone: 'success' });
          }}
        />
      </Dialog>
    </>
  );
}

interface ArrangingProps {
  accountId: string;
  organization: Organization;
  onApplied: () => void;
}

function Arranging({ accountId, organization, onApplied }: ArrangingProps) {
  const work = useBoard(organization);
  const [removed, setRemoved] = useState<PoolPerson | null>(null);
  const { people } = organization;
  if (people.length < ORGANIZE_PEOPLE_MIN && !people.some(({ isUnassigned }) => isUnassigned)) {
    return (
      <EmptyState
        title="Not enough people yet"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href={paths.team.creating}>Add Team</ButtonLink>
            <AddPerson accountId={accountId} />
          </div>
        }
      >
        With six or more people, in teams or not yet in one, we can suggest who works best with
        whom.
      </EmptyState>
    );
  }
  return (
    <>
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
        adding={<AddPerson accountId={accountId} />}
        onRemove={setRemoved}
      />
      <RemovePerson accountId={accountId} person={removed} onClose={() => setRemoved(null)} />
    </>
  );
}
