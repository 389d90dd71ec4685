import { Suspense, useContext, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { facesOf } from '#client/components/people/face.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { PlusIcon } from '#client/components/ui/icons.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import type { TeamPlan } from '#shared/contract/team-plan.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { useQuickChanges } from '../api.ts';
import { ownerReason } from '../owner-reason.ts';
import { IsSampleContext, usePlan } from '../use-plan.ts';
import { ActionRow, SuggestionRow } from './action-row.tsx';

/** Lazy: forms are needed only by those who write. */
const AddAction = lazyPart(
  () => import('./action-dialogs.tsx'),
  ({ AddAction }) => AddAction,
);

const SHOWN = 3;

/** The three things to do next: what the plan has open, then what the functions suggest. */
export function NextActions({ team }: { team: TeamRecord }) {
  const plan = usePlan(team);
  const id = useId();
  const [isAdding, setIsAdding] = useState(false);
  if (plan.isError) return <LoadFailure title="The plan couldn’t be loaded" query={plan} />;
  if (plan.isPending) {
    return (
      <SkeletonGroup label="Loading what to do next" className="grid gap-3">
        <Skeleton className="h-56 rounded-lg" />
      </SkeletonGroup>
    );
  }
  const { canManage, actions, suggestions } = plan.data;
  const isEmpty = actions.length === 0 && suggestions.length === 0;
  if (isEmpty && !canManage) return null;
  return (
    <section
      aria-labelledby={id}
      className="rounded-lg bg-raised px-5 py-4 shadow-raised print:p-0 print:shadow-none"
    >
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 id={id} className="font-medium">
          Do next
        </h3>
        {canManage && (
          <Button
            size="sm"
            variant="quiet"
            className="-mr-2 print:hidden"
            onClick={() => setIsAdding(true)}
          >
            <PlusIcon className="size-4" />
            Add your own
          </Button>
        )}
      </div>
      <NextList team={team} plan={plan.data} />
      <MoreInPlan team={team} plan={plan.data} />
      {isAdding && (
        <Suspense>
          <AddAction team={team} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** How many open actions and suggestions this list leaves to the plan. */
function MoreInPlan({ team, plan }: { team: TeamRecord; plan: TeamPlan }) {
  const isSample = useContext(IsSampleContext);
  const open = plan.actions.filter(({ state }) => state === 'open').length;
  const more = open + plan.suggestions.length - SHOWN;
  if (more <= 0 || isSample) return null;
  return (
    <Link
      href={paths.team.to(team.id, 'plan')}
      className="inline-flex min-h-9 items-center text-sm font-medium text-accent hover:underline pointer-coarse:min-h-11 print:hidden"
    >
      {open === 0 ? moreSuggestions(more) : `${more} more in the plan`}
    </Link>
  );
}

function moreSuggestions(count: number): string {
  return count === 1 ? '1 more suggestion' : `${count} more suggestions`;
}

function NextList({ team, plan }: { team: TeamRecord; plan: TeamPlan }) {
  const quick = useQuickChanges(team.id);
  const people = useMemo(() => facesOf(team.members), [team.members]);
  const open = plan.actions.filter(({ state }) => state === 'open').slice(0, SHOWN);
  const suggested = plan.suggestions.slice(0, SHOWN - open.length);
  if (open.length + suggested.length === 0) {
    return <p className="text-sm text-muted">Nothing is open right now.</p>;
  }
  return (
    <ul className="mt-1 divide-y divide-line border-t border-line text-sm">
      {open.map((action) => (
        <ActionRow
          key={action.id}
          action={action}
          people={people}
          canManage={plan.canManage}
          onMark={(isDone) => quick.change(action, { state: isDone ? 'done' : 'open' })}
          onAssign={(ownerId) => quick.change(action, { ownerId })}
        />
      ))}
      {suggested.map((suggestion) => (
        <SuggestionRow
          key={suggestion.title}
          suggestion={suggestion}
          why={ownerReason(team.pentaData, suggestion)}
          people={people}
          onAdopt={plan.canManage && !quick.isBusy ? () => quick.adopt(suggestion) : undefined}
        />
      ))}
    </ul>
  );
}
