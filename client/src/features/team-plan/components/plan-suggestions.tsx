import { useMemo } from 'react';
import { facesOf } from '#client/components/people/face.tsx';
import { Button } from '#client/components/ui/button.tsx';
import type { TeamPlan } from '#shared/contract/team-plan.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { countInWords } from '#shared/knowledge/prose.ts';
import { useQuickChanges } from '../api.ts';
import { ownerReason } from '../owner-reason.ts';
import { SuggestionRow } from './action-row.tsx';

/** What the functions suggest: one by one, or all together. */
export function PlanSuggestions({ team, plan }: { team: TeamRecord; plan: TeamPlan }) {
  const quick = useQuickChanges(team.id);
  const people = useMemo(() => facesOf(team.members), [team.members]);
  const { suggestions, canManage } = plan;
  if (suggestions.length === 0) return null;
  return (
    <div className="print:hidden">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h3 className="font-medium">Suggested next</h3>
          <p className="text-sm text-muted">
            {plan.actions.length === 0 && 'Nothing is in the plan yet. '}
            {canManage
              ? 'Each of these has an owner and a working day. Change either once it’s in the plan.'
              : 'An account admin can add these to the plan.'}
          </p>
        </div>
        {canManage && suggestions.length > 1 && (
          <Button
            size="sm"
            pending={quick.isBusy}
            onClick={() => void quick.adoptAll(suggestions)}
          >{`Add all ${countInWords(suggestions.length)}`}</Button>
        )}
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {suggestions.map((suggestion) => (
          <SuggestionRow
            key={suggestion.title}
            suggestion={suggestion}
            why={ownerReason(team.pentaData, suggestion)}
            people={people}
            onAdopt={canManage && !quick.isBusy ? () => quick.adopt(suggestion) : undefined}
          />
        ))}
      </ul>
    </div>
  );
}
