import type { TeamPlan } from '#shared/contract/team-plan.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { gapAgreements, suggestedActions } from '#shared/knowledge/suggested-actions.ts';

/** The plan of a team that isn't stored: what its functions suggest. */
export function samplePlanOf({ pentaData }: TeamRecord, today: string): TeamPlan {
  return {
    canManage: false,
    actions: [],
    suggestions: pentaData ? suggestedActions(pentaData, [], today) : [],
    gaps: pentaData ? gapAgreements(pentaData) : [],
    debrief: null,
  };
}
