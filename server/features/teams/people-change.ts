import { TEAM_SIZE_MIN } from '#shared/contract/teams.ts';
import type { Db } from '../../platform/db/client.ts';
import { laterThan } from '../../platform/optimistic-lock.ts';
import { recomputeAnalysis } from '../analyses/service.ts';
import type { Ctx } from '../context.ts';
import { deleteConversations } from './people-store.ts';
import { updateTeamRow } from './store.ts';

/** A team as it was read after its account was locked. */
interface TeamBefore {
  readonly id: string;
  readonly accountId: string;
  readonly updatedAt: Date;
  readonly peopleVersion: number;
}

type TeamFields = Omit<Parameters<typeof updateTeamRow>[2], 'updatedAt' | 'peopleVersion'>;

interface PeopleChange extends TeamFields {
  /** Whether somebody left, or shares less than before. */
  readonly hidesSomebody: boolean;
}

/**
 * Call it whenever a team's people change, or what they share. The coach doesn't store an answer that it
 * began before (`isVersionOf`), and what it said is erased where somebody in it is hidden from now on.
 */
export async function recordPeopleChange(
  tx: Db,
  ctx: Pick<Ctx, 'clock'>,
  team: TeamBefore,
  { hidesSomebody, ...fields }: PeopleChange,
): Promise<void> {
  await updateTeamRow(tx, team.id, {
    ...fields,
    updatedAt: laterThan(team, ctx.clock()),
    peopleVersion: team.peopleVersion + 1,
  });
  if (hidesSomebody) await deleteConversations(tx, team.id);
}

/** Stores the analysis of those who are in the team now, and records the change. */
export async function analyzeChangedPeople(
  tx: Db,
  ctx: Ctx,
  team: TeamBefore,
  change: Omit<PeopleChange, 'analyzedAt'>,
): Promise<void> {
  const now = ctx.clock();
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
  const ownership = { teamId: team.id, accountId: team.accountId, userId, createdAt: now };
  const size = await recomputeAnalysis(tx, ctx, ownership);
  await recordPeopleChange(tx, ctx, team, {
    // Unless all of them were entered together, they make no team a duplicate of another.
    peopleKey: null,
    ...change,
    analyzedAt: size < TEAM_SIZE_MIN ? null : now,
  });
}
