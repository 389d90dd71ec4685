import type { TeamRecord, TeamSummary } from '#shared/contract/teams.ts';
import type { TeamFacts, WholeTeam } from './store.ts';

function factsOf({ id, accountId, name, description, isActive, createdAt, updatedAt }: TeamFacts) {
  return {
    id,
    accountId,
    name,
    description,
    isActive,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function recordOf(team: WholeTeam, canManage: boolean): TeamRecord {
  return {
    ...factsOf(team),
    teamId: team.id,
    members: team.members.map((member) => {
      const { type, strategy, authority, profile } = member.chartData;
      return { ...member, type, strategy, authority, profile };
    }),
    dynamics: team.dynamics,
    limitedPairs: [],
    pentaData: team.pentaData,
    canManage,
  };
}

export function summaryOf({
  subscriptionTier,
  members,
  ...team
}: TeamFacts & Pick<TeamSummary, 'subscriptionTier' | 'members'>): TeamSummary {
  return { ...factsOf(team), maxMembers: team.maxMembers, subscriptionTier, members };
}
