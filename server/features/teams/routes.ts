import { exportAccountOverview, getAccountOverview } from '#shared/contract/account-overview.ts';
import {
  createTeam,
  deleteTeam,
  listAccountTeams,
  listTeamCharts,
  updateTeam,
} from '#shared/contract/account-teams.ts';
import {
  addUnassigned,
  applyOrganization,
  cancelMove,
  deleteOrganizationDraft,
  getOrganization,
  removeUnassigned,
  saveOrganizationDraft,
} from '#shared/contract/organization.ts';
import { getTeamWeather } from '#shared/contract/team-weather.ts';
import {
  analyzeTeam,
  exportTeamPeople,
  getLatestTeam,
  getTeam,
  getTeamPeople,
  listMyTeams,
  resolveTeamBirths,
} from '#shared/contract/teams.ts';
import { AppError } from '../../platform/errors.ts';
import { errorBodyOf } from '../../platform/http/errors.ts';
import { handle } from '../handle.ts';
import { analyze } from './analysis.ts';
import { change, create, erase } from './management.ts';
import { cancel } from './moves.ts';
import { discardOrganization, readOrganization, saveOrganization } from './organization.ts';
import { applyArrangement } from './organization-apply.ts';
import { exportOverview, readOverview } from './overview.ts';
import { resolveBirths } from './resolve-births.ts';
import {
  exportPeople,
  listCharts,
  listOfAccount,
  listOwn,
  people,
  read,
  readLatest,
} from './service.ts';
import { add, remove } from './unassigned.ts';
import { readWeather } from './weather.ts';

export function teamsRoutes({ config }: { readonly config: { readonly publicUrl: string } }) {
  const personalLink = (token: string) => `${config.publicUrl}/my-place/${token}`;
  return [
    handle(
      analyzeTeam,
      ({ ctx, body }) => analyze(ctx, body),
      ({ ctx }, id) => read(ctx, id),
    ),
    handle(resolveTeamBirths, async ({ ctx, body }) => {
      const outcomes = await resolveBirths(ctx, body.births);
      return {
        births: outcomes.map((outcome) =>
          outcome instanceof AppError
            ? { kind: 'refused' as const, ...errorBodyOf(outcome, ctx.requestId) }
            : { kind: 'resolved' as const, ...outcome },
        ),
      };
    }),
    handle(getTeam, ({ ctx, params }) => read(ctx, params.id)),
    handle(getLatestTeam, ({ ctx, query }) => readLatest(ctx, query.accountId)),
    handle(getTeamWeather, ({ ctx, params }) => readWeather(ctx, params.id)),
    handle(getTeamPeople, ({ ctx, params }) => people(ctx, params.id)),
    handle(exportTeamPeople, ({ ctx, params }) => exportPeople(ctx, params.id)),
    handle(listMyTeams, ({ ctx }) => listOwn(ctx)),
    handle(listAccountTeams, ({ ctx, params }) => listOfAccount(ctx, params.accountId)),
    handle(getAccountOverview, ({ ctx, params, query }) =>
      readOverview(ctx, params.accountId, query),
    ),
    handle(exportAccountOverview, ({ ctx, params, query }) =>
      exportOverview(ctx, params.accountId, query),
    ),
    handle(createTeam, ({ ctx, params, body }) => create(ctx, params.accountId, body)),
    handle(updateTeam, ({ ctx, params, body }) => change(ctx, params.accountId, params.id, body)),
    handle(deleteTeam, ({ ctx, params }) => erase(ctx, params.accountId, params.id)),
    handle(listTeamCharts, ({ ctx, params }) => listCharts(ctx, params.id)),
    handle(getOrganization, ({ ctx, params }) => readOrganization(ctx, params.accountId)),
    handle(saveOrganizationDraft, ({ ctx, params, body }) =>
      saveOrganization(ctx, params.accountId, body),
    ),
    handle(deleteOrganizationDraft, ({ ctx, params }) =>
      discardOrganization(ctx, params.accountId),
    ),
    handle(applyOrganization, ({ ctx, params, body }) =>
      applyArrangement(ctx, { accountId: params.accountId, body, linkTo: personalLink }),
    ),
    handle(addUnassigned, ({ ctx, params, body }) => add(ctx, params.accountId, body)),
    handle(removeUnassigned, ({ ctx, params }) => remove(ctx, params)),
    handle(cancelMove, ({ ctx, params }) => cancel(ctx, params)),
  ];
}
