import {
  type AccountOverview,
  OVERVIEW_TEAMS_PER_PAGE,
  type OverviewTeam,
} from '#shared/contract/account-overview.ts';
import { PENTA_GATES } from '#shared/engine/penta-matrix.ts';
import { PENTA_TEXTS } from '#shared/knowledge/penta-texts.data.ts';
import { writeCsv } from '#shared/team-file/write-csv.ts';
import type { UserActor } from '../../platform/context.ts';
import { accountAccess } from '../accounts/service.ts';
import type { Ctx } from '../context.ts';
import { managed } from './managed-account.ts';
import { countOverview, listOverview, type OverviewFilter } from './overview-store.ts';

const FUNCTIONS = PENTA_GATES.map((gate) => ({ gate, name: PENTA_TEXTS[gate].label }));

type Asked = Omit<OverviewFilter, 'now'>;
type OverviewRow = Awaited<ReturnType<typeof listOverview>>[number];

function teamOf(row: OverviewRow): OverviewTeam {
  const { id, name, isActive, people, pending, updatedAt } = row;
  const { covered, holders, possible, mostNeededName, mostNeededFunctions } = row;
  return {
    id,
    name,
    isActive,
    people,
    pending,
    penta:
      covered === null || holders === null
        ? null
        : {
            covered,
            holders,
            possible: holders.map((people, index) => people === 0 && (possible?.[index] ?? 0) > 0),
            mostNeeded:
              mostNeededName === null
                ? null
                : { name: mostNeededName, functions: mostNeededFunctions ?? 0 },
          },
    updatedAt: updatedAt.toISOString(),
  };
}

/**
 * The teams that a filter finds, a page at a time, with figures stored by their analyses.
 * @throws AppError account.not_found; auth.forbidden for members who don't manage the account
 */
export async function readOverview(
  ctx: Ctx<UserActor>,
  accountId: string,
  { offset, ...asked }: Asked & { readonly offset: number },
): Promise<AccountOverview> {
  managed(ctx, await accountAccess(ctx.db, ctx, accountId));
  const filter = { ...asked, now: ctx.clock() };
  const page = { limit: OVERVIEW_TEAMS_PER_PAGE, offset };
  const rows = await listOverview(ctx.db, accountId, filter, page);
  const { found, ...totals } = await countOverview(ctx.db, accountId, filter);
  return { functions: FUNCTIONS, teams: rows.map(teamOf), found, totals };
}

function cellsOf({ name, isActive, people, pending, penta, updatedAt }: OverviewTeam): string[] {
  const missing = FUNCTIONS.filter(
    (_, index) => penta?.holders[index] === 0 && !penta.possible[index],
  );
  const possible = FUNCTIONS.filter((_, index) => penta?.possible[index]);
  return [
    name,
    isActive ? 'Active' : 'Inactive',
    String(people),
    String(pending),
    penta ? String(penta.covered) : '',
    missing.map((one) => one.name).join(', '),
    possible.map((one) => one.name).join(', '),
    penta?.mostNeeded?.name ?? '',
    penta ? String(penta.mostNeeded?.functions ?? 0) : '',
    updatedAt,
    ...FUNCTIONS.map((_, index) => (penta ? String(penta.holders[index]) : '')),
  ];
}

/**
 * All teams that a filter finds as CSV.
 * @throws AppError as `readOverview`
 */
export async function exportOverview(
  ctx: Ctx<UserActor>,
  accountId: string,
  asked: Asked,
): Promise<string> {
  managed(ctx, await accountAccess(ctx.db, ctx, accountId));
  const rows = await listOverview(ctx.db, accountId, { ...asked, now: ctx.clock() });
  return writeCsv([
    [
      'Team',
      'Status',
      'People',
      'Pending people',
      'Functions covered of 12',
      'Missing functions',
      'Possibly covered functions',
      'Single point of failure',
      'Functions only they cover',
      'Last change',
      ...FUNCTIONS.map(({ name }) => name),
    ],
    ...rows.map((row) => cellsOf(teamOf(row))),
  ]);
}
