import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { toast } from '#client/components/feedback/toast.ts';
import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { type TabItem, Tabs } from '#client/components/ui/tabs.tsx';
import { PersonFields } from '#client/features/birth/components/person-fields.tsx';
import { PlaceCombobox } from '#client/features/birth/components/place-combobox.tsx';
import { forgetTeamDrafts, memberDraftOf } from '#client/features/birth/draft.ts';
import { ownChart } from '#client/features/charts/api.ts';
import { FirstSteps } from '#client/features/invitations/components/first-steps.tsx';
import { StartTeam } from '#client/features/invitations/components/start-team.tsx';
import type { RenderPlaceField } from '#client/features/team-file/components/row-editor.tsx';
import { TeamUpload } from '#client/features/team-file/components/team-upload.tsx';
import { UploadBenefits } from '#client/features/team-file/components/upload-benefits.tsx';
import type { UploadedTeam } from '#client/features/team-file/use-team-upload.ts';
import { NO_ACCOUNT, PentaForm } from '#client/features/teams/components/penta-form.tsx';
import { forgetPentaDraft } from '#client/features/teams/penta-draft.ts';
import type { PersonSlot } from '#client/features/teams/person-slot.ts';
import { teamPeople, useAnalyzeTeam } from '#client/features/workplace/teams.ts';
import { paths } from '#client/lib/paths.ts';
import type { MyAccount } from '#shared/contract/accounts.ts';
import type { AnalyzeTeam, TeamRecord } from '#shared/contract/teams.ts';
import { teamLimitWords } from '#shared/domain/team-limit.ts';

interface EntryProps {
  accountId: string | null;
  /** The team has been analyzed. */
  onResult: (team: TeamRecord) => void;
}

function personFields({ member, ...slot }: PersonSlot) {
  return <PersonFields {...slot} initial={member && memberDraftOf(member)} />;
}

const placeField: RenderPlaceField = (value, onChange) => (
  <PlaceCombobox
    value={value}
    onType={(text) => onChange({ birthPlace: text })}
    onChoose={({ placeId, description }) =>
      onChange({ birthPlace: description, resolution: { placeId } })
    }
  />
);

/** Reports the result of the form. */
function announce({ pentaData }: TeamRecord) {
  if (pentaData === null) {
    toast({ title: 'Team updated', description: 'The pair was analyzed again.', tone: 'success' });
    return;
  }
  toast({
    title: 'Team Analysis Complete',
    description: `Found ${pentaData.bg5Data.coveragePct}% coverage of the 12 Penta gates.`,
    tone: 'success',
  });
}

interface TeamCreationProps extends EntryProps {
  account: MyAccount | null;
  /** How many active teams the person sees; for admins, those of the account. */
  activeTeams: number;
  /** Returns to the existing teams. */
  onBack?: (() => void) | undefined;
}

/** The ways to submit a team, or the reason why the person may not. */
export function TeamCreation({ account, activeTeams, ...entry }: TeamCreationProps) {
  if (account === null) return <TeamStart steps={null} {...entry} />;
  const back = entry.onBack && (
    <Button variant="secondary" onClick={entry.onBack}>
      Back to your teams
    </Button>
  );
  const { name, teamLimit, isActive } = account.teamAccount;
  if (account.role !== 'account_admin') {
    return (
      <EmptyState
        title={entry.onBack ? 'Only account admins create teams' : 'No team to show yet'}
        action={back}
      >
        {`Account admins create the teams in ${name}. Ask the person who added you for a new one, and it will show up here.`}
      </EmptyState>
    );
  }
  if (!isActive) {
    return (
      <EmptyState title="No new teams in an inactive account" action={back}>
        {`${name} is inactive. You can add teams once it’s active again.`}
      </EmptyState>
    );
  }
  if (activeTeams >= teamLimit) {
    return (
      <EmptyState
        title={teamLimitWords(teamLimit)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href={paths.start}>Manage teams</ButtonLink>
            <ButtonLink href={paths.billing} variant="secondary">
              See plans
            </ButtonLink>
            {back}
          </div>
        }
      >
        {`${name} already has ${activeTeams === 1 ? '1 active team' : `${activeTeams} active teams`}. Deactivate a team you no longer need, or upgrade your plan to add more.`}
      </EmptyState>
    );
  }
  const steps = activeTeams === 0 && (
    <FirstSteps teamLimit={teamLimit} sampleHref={paths.sample.team} />
  );
  return <TeamStart steps={steps} {...entry} />;
}

/** One place for the forms: what is typed stays while the account is still loading. */
function TeamStart({ steps, ...entry }: TeamFormsProps & { steps: ReactNode }) {
  return (
    <>
      {steps}
      <TeamForms {...entry} />
    </>
  );
}

const ENTRY_NOTE =
  'Enter three to five people, each with a birth date, time and place. Only account admins see birth details; everyone on the team sees the analysis. Add people only with their consent.';

function FromFile(upload: Pick<ComponentProps<typeof TeamUpload>, 'onSubmit' | 'refusal'>) {
  return (
    <div className="grid max-w-reading gap-6">
      <h2 className="font-display text-xl font-semibold">A team from a file</h2>
      <TeamUpload {...upload} renderPlaceField={placeField} />
      <UploadBenefits />
    </div>
  );
}

type TeamFormsProps = Omit<TeamCreationProps, 'account' | 'activeTeams'>;

function TeamForms({ accountId, onResult, onBack }: TeamFormsProps) {
  const analysis = useAnalyzeTeam();
  const own = useQuery(ownChart);
  const [, navigate] = useLocation();

  async function analyze(team: AnalyzeTeam) {
    const result = await analysis.mutateAsync(team);
    forgetTeamDrafts();
    forgetPentaDraft();
    announce(result);
    onResult(result);
  }

  async function upload(team: UploadedTeam) {
    if (accountId === null) return;
    onResult(await analysis.mutateAsync({ ...team, teamAccountId: accountId }));
  }

  const tabs: TabItem[] = [
    {
      id: 'form',
      label: 'Team Entry Form',
      content: (
        <div className="grid gap-6">
          <p className="max-w-reading text-muted">{ENTRY_NOTE}</p>
          <PentaForm
            accountId={accountId}
            renderPerson={personFields}
            onSubmit={analyze}
            onCancel={onBack}
          />
        </div>
      ),
    },
    {
      id: 'file',
      label: 'CSV Team Upload',
      content: <FromFile onSubmit={upload} refusal={accountId === null ? NO_ACCOUNT : undefined} />,
    },
  ];
  if (accountId !== null && own.isFetched) {
    tabs.push({
      id: 'invite',
      label: 'Invite People',
      content: (
        <StartTeam
          accountId={accountId}
          hasOwnChart={Boolean(own.data?.chartId)}
          onStarted={(teamId) => navigate(paths.team.to(teamId, 'people'))}
        />
      ),
    });
  }
  return <Tabs label="How to enter a team" items={tabs} />;
}

interface TeamEditingProps extends EntryProps {
  team: TeamRecord;
  onCancel: (() => void) | undefined;
}

/** The people of an existing team, to correct, to add to, and to analyze again. */
export function TeamEditing({ team, accountId, onResult, onCancel }: TeamEditingProps) {
  const people = useQuery(teamPeople(team.id));
  const analysis = useAnalyzeTeam();
  if (people.isError) {
    return (
      <LoadFailure
        query={people}
        title="Unable to load the people of this team"
        fallback="Failed to fetch team data"
      />
    );
  }
  if (people.isPending) {
    return (
      <SkeletonGroup label="Loading the people of this team" className="grid max-w-reading gap-6">
        <Skeleton className="h-11 w-2/3" />
        <Skeleton className="h-72 rounded-lg" />
      </SkeletonGroup>
    );
  }

  async function analyze(changed: AnalyzeTeam) {
    const result = await analysis.mutateAsync(changed);
    announce(result);
    onResult(result);
  }

  const editable = people.data.filter(({ isEditable }) => isEditable);
  return (
    <PentaForm
      accountId={accountId}
      team={{
        id: team.id,
        name: team.name,
        people: editable.map(
          ({ id: _, isEditable: _isEditable, resolved: __, doubts: ___, ...birth }) => birth,
        ),
        others: team.members.length - editable.length,
      }}
      renderPerson={personFields}
      onSubmit={analyze}
      onCancel={onCancel}
    />
  );
}
