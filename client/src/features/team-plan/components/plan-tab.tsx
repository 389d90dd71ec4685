import { Suspense, useContext, useMemo, useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { facesOf } from '#client/components/people/face.tsx';
import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { QuestionContext } from '#shared/contract/coach.ts';
import { ACTION_KINDS, type TeamAction, type TeamPlan } from '#shared/contract/team-plan.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { useQuickChanges } from '../api.ts';
import { STEPS } from '../debrief-steps.ts';
import { IsSampleContext, usePlan } from '../use-plan.ts';
import { ActionRow } from './action-row.tsx';
import { PlanSuggestions } from './plan-suggestions.tsx';

/** Lazy: forms are needed only by those who write. */
const AddAction = lazyPart(
  () => import('./action-dialogs.tsx'),
  ({ AddAction }) => AddAction,
);
const EditAction = lazyPart(
  () => import('./action-dialogs.tsx'),
  ({ EditAction }) => EditAction,
);
const EditOutcome = lazyPart(
  () => import('./action-dialogs.tsx'),
  ({ EditOutcome }) => EditOutcome,
);

const SECTION_TITLES = {
  action: 'Actions',
  agreement: 'Agreements',
  experiment: 'Experiments',
} as const;

/** What the team has decided to do, keep to and try, with what came of it. */
export function PlanTab({ team }: { team: TeamRecord }) {
  const plan = usePlan(team);
  const isSample = useContext(IsSampleContext);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section aria-labelledby="plan-title" className="grid max-w-4xl gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="plan-title" className="font-display text-2xl font-semibold print:text-xl">
          Plan
        </h2>
        <div className="flex flex-wrap gap-2 print:hidden">
          {!isSample && (
            <ButtonLink size="sm" variant="secondary" href={paths.meeting.to(team.id)}>
              Plan a meeting
            </ButtonLink>
          )}
          {plan.data?.canManage && (
            <Button size="sm" variant="secondary" onClick={() => setIsAdding(true)}>
              Add your own
            </Button>
          )}
        </div>
      </div>
      {plan.isError && <LoadFailure title="The plan couldn’t be loaded" query={plan} />}
      {plan.isPending && (
        <SkeletonGroup label="Loading the plan" className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {plan.data && <PlanContent team={team} plan={plan.data} />}
      {isAdding && (
        <Suspense>
          <AddAction team={team} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}

function PlanContent({ team, plan }: { team: TeamRecord; plan: TeamPlan }) {
  const open = plan.actions.filter(({ state }) => state === 'open');
  const closed = plan.actions.filter(({ state }) => state !== 'open');
  return (
    <>
      {plan.actions.length === 0 && plan.suggestions.length === 0 && (
        <p className="max-w-prose text-muted print:hidden">
          Nothing planned yet. Actions, agreements, and experiments will be here, each with an owner
          and a date.
        </p>
      )}
      {ACTION_KINDS.map((kind) => (
        <PlanSection
          key={kind}
          title={SECTION_TITLES[kind]}
          actions={open.filter((action) => action.kind === kind)}
          team={team}
          canManage={plan.canManage}
        />
      ))}
      <PlanSuggestions team={team} plan={plan} />
      <DebriefLine team={team} plan={plan} />
      <DebriefNotes plan={plan} />
      {closed.length > 0 && (
        <Disclosure summary={`Done and dropped (${closed.length})`}>
          <PlanList actions={closed} team={team} canManage={plan.canManage} />
        </Disclosure>
      )}
    </>
  );
}

/** The running debrief, or the last one with its follow-up. */
function DebriefLine({ team, plan: { debrief, canManage } }: { team: TeamRecord; plan: TeamPlan }) {
  const { instantDay, day } = useDates();
  const isRunning = debrief?.state === 'running';
  if (!debrief && !canManage) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-3">
      <p className="max-w-prose">
        {!debrief &&
          'A debrief is a guided hour with the whole team: what the map shows, what to agree on.'}
        {isRunning && 'A debrief is under way.'}
        {debrief &&
          !isRunning &&
          `You debriefed on ${instantDay(debrief.createdAt)}. ${
            debrief.followUpOn === null ? '' : `Follow-up: ${day(debrief.followUpOn)}.`
          }`}
      </p>
      {canManage && (
        <ButtonLink
          size="sm"
          variant="secondary"
          href={paths.debrief.to(team.id)}
          className="print:hidden"
        >
          {isRunning ? 'Resume the debrief' : 'Plan a debrief'}
        </ButtonLink>
      )}
    </div>
  );
}

/** What was written down in the last debrief, step by step. */
function DebriefNotes({ plan: { debrief } }: { plan: TeamPlan }) {
  const noted = STEPS.filter(({ id }) => debrief?.notes[id]?.trim());
  if (noted.length === 0) return null;
  return (
    <Disclosure summary="Notes from the debrief">
      <dl className="grid max-w-prose gap-3">
        {noted.map(({ id, title }) => (
          <div key={id}>
            <dt className="text-sm text-muted">{title}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{debrief?.notes[id]}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

interface PlanListProps {
  actions: readonly TeamAction[];
  team: TeamRecord;
  canManage: boolean;
}

function PlanSection({ title, ...list }: PlanListProps & { title: string }) {
  if (list.actions.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-medium">{title}</h3>
      <PlanList {...list} />
    </div>
  );
}

function PlanList({ actions, team, canManage }: PlanListProps) {
  const quick = useQuickChanges(team.id);
  const people = useMemo(() => facesOf(team.members), [team.members]);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {actions.map((action) => (
        <ActionRow
          key={action.id}
          action={action}
          people={people}
          canManage={canManage}
          onMark={(isDone) => quick.change(action, { state: isDone ? 'done' : 'open' })}
          onAssign={(ownerId) => quick.change(action, { ownerId })}
        >
          <ActionDetails action={action} team={team} canManage={canManage} />
        </ActionRow>
      ))}
    </ul>
  );
}

interface ActionDetailsProps {
  action: TeamAction;
  team: TeamRecord;
  canManage: boolean;
}

/** Note and outcome, and what can be done besides ticking. */
function ActionDetails({ action, team, canManage }: ActionDetailsProps) {
  const [edited, setEdited] = useState<'entry' | 'outcome' | null>(null);
  const { title, note, outcome, state, mayMark } = action;
  const isDone = state === 'done';
  const close = () => setEdited(null);
  return (
    <div className="grid gap-1 text-sm">
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {state === 'dropped' && <p className="text-muted">Dropped</p>}
      {outcome && (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="font-medium">Outcome: </span>
          {outcome}
        </p>
      )}
      <div className="flex flex-wrap gap-x-4 print:hidden">
        <AskAbout context={contextOf(action)} words={`“${title}”`} label="Ask the coach" />
        {canManage && <TextButton words="Edit" title={title} onClick={() => setEdited('entry')} />}
        {mayMark && isDone && (
          <TextButton
            words={outcome ? 'Edit outcome' : 'Add outcome'}
            title={title}
            onClick={() => setEdited('outcome')}
          />
        )}
        {canManage && !isDone && <DropOrReopen action={action} teamId={team.id} />}
      </div>
      <Suspense>
        {edited === 'entry' && <EditAction team={team} action={action} onClose={close} />}
        {edited === 'outcome' && <EditOutcome teamId={team.id} action={action} onClose={close} />}
      </Suspense>
    </div>
  );
}

function DropOrReopen({ action, teamId }: { action: TeamAction; teamId: string }) {
  const quick = useQuickChanges(teamId);
  const [words, state] =
    action.state === 'open' ? (['Drop', 'dropped'] as const) : (['Reopen', 'open'] as const);
  return (
    <TextButton
      words={words}
      title={action.title}
      onClick={() => quick.change(action, { state })}
    />
  );
}

/** The coach is asked about the function behind an action, or else about its words. */
function contextOf({ source, title }: TeamAction): QuestionContext {
  return source?.kind === 'function'
    ? { kind: 'function', value: String(source.gate) }
    : { kind: 'sentence', value: title };
}

interface TextButtonProps {
  words: string;
  title: string;
  onClick: () => void;
}

function TextButton({ words, title, onClick }: TextButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${words}: ${title}`}
      onClick={onClick}
      className="min-h-6 text-accent hover:underline pointer-coarse:min-h-11"
    >
      {words}
    </button>
  );
}
