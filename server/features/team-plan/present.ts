import type { TeamAction, TeamDebrief } from '#shared/contract/team-plan.ts';
import { reasonOf } from '#shared/knowledge/suggested-actions.ts';
import type { ActionRow, DebriefRow } from './store.ts';

/** Who reads an action. */
export interface PlanReader {
  readonly userId: string;
  readonly isManager: boolean;
}

/** Those who manage the team may mark anything; owners who sign in may mark their own. */
export function mayMark({ ownerUserId }: ActionRow, { userId, isManager }: PlanReader): boolean {
  return isManager || ownerUserId === userId;
}

export function actionOf(row: ActionRow, reader: PlanReader): TeamAction {
  const { source, title } = row;
  return {
    ...row,
    reason: source?.kind === 'function' ? reasonOf(source, title) : null,
    mayMark: mayMark(row, reader),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function debriefOf(row: DebriefRow): TeamDebrief {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
