import type { TeamMember, TeamRecord, TeamSummary } from '#shared/contract/teams.ts';
import type { Allowed } from '#shared/domain/visibility.ts';
import { allowedTo, canManage, type TeamAccess } from './policy.ts';
import { shownAnalysis } from './shown-analysis.ts';
import type { ShortMember, TeamFacts, WholeTeam } from './store.ts';

/** What decides what a reader sees of a team. */
export type Reader = Pick<TeamAccess, 'globalRole' | 'accountRole'>;

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

type MemberRow = WholeTeam['members'][number];

function shownMember(
  { id, name, visibility, enteredBy, isReader, uncertaintyLevel, ...chart }: MemberRow,
  allowed: Allowed,
): TeamMember {
  const { type, strategy, authority, profile } = chart.chartData;
  const nothing = { type: null, strategy: null, authority: null, profile: null };
  return {
    id,
    name,
    visibility,
    enteredBy,
    isReader,
    uncertaintyLevel,
    ...(allowed.summary ? { type, strategy, authority, profile } : nothing),
    ...(allowed.chart ? chart : { chartId: null, chartData: null }),
  };
}

/** A team with what the reader may see of its people, and nothing else. */
export function teamRecordOf(team: WholeTeam, reader: Reader): TeamRecord {
  const members = team.members.map((member) => ({
    ...member,
    allowed: allowedTo(reader, member),
  }));
  return {
    ...factsOf(team),
    teamId: team.id,
    members: members.map(({ allowed, ...member }) => shownMember(member, allowed)),
    ...shownAnalysis(team, members),
    canManage: canManage(reader),
  };
}

interface TeamInShort extends TeamFacts {
  readonly subscriptionTier: TeamSummary['subscriptionTier'];
  readonly members: readonly ShortMember[];
}

export function summaryOf(
  { subscriptionTier, members, ...team }: TeamInShort,
  reader: Reader,
): TeamSummary {
  return {
    ...factsOf(team),
    maxMembers: team.maxMembers,
    subscriptionTier,
    members: members.map(({ id, name, type, ...sharing }) => ({
      id,
      name,
      type: allowedTo(reader, sharing).summary ? type : null,
    })),
  };
}
