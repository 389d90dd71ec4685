import {
  createTeamAction,
  deleteTeamAction,
  getTeamPlan,
  startDebrief,
  updateDebrief,
  updateTeamAction,
} from '#shared/contract/team-plan.ts';
import { handle } from '../handle.ts';
import { change, start } from './debriefs.ts';
import { addAction, editAction, readPlan, removeAction } from './service.ts';

export const teamPlanRoutes = [
  handle(getTeamPlan, ({ ctx, params, query }) => readPlan(ctx, params.id, query.today)),
  handle(createTeamAction, ({ ctx, params, body }) => addAction(ctx, params.id, body)),
  handle(updateTeamAction, ({ ctx, params, body }) => editAction(ctx, params, body)),
  handle(deleteTeamAction, ({ ctx, params }) => removeAction(ctx, params)),
  handle(startDebrief, ({ ctx, params }) => start(ctx, params.id)),
  handle(updateDebrief, ({ ctx, params, body }) => change(ctx, params, body)),
];
