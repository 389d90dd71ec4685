import { useMemo } from 'react';
import type { TeamRecord } from '#shared/contract/teams.ts';
import type { CoachSubject } from '../api.ts';
import { teamQuestionsOf, teamWelcomeOf } from '../team-copy.ts';
import { CoachPanel } from './coach-panel.tsx';
import type { SourceActions } from './source-chips.tsx';

export interface TeamCoachProps extends SourceActions {
  team: TeamRecord;
}

/** The coach for one team. */
export function TeamCoach({ team, ...actions }: TeamCoachProps) {
  const subject = useMemo<CoachSubject>(() => ({ kind: 'team', teamId: team.id }), [team.id]);
  return (
    <CoachPanel
      subject={subject}
      context={`About: ${team.name}, ${team.members.length} people`}
      welcome={teamWelcomeOf(team)}
      suggestions={teamQuestionsOf(team)}
      placeholder="Ask about this team"
      factsFrom="From the team’s analysis"
      matched="your team’s charts"
      {...actions}
    />
  );
}
