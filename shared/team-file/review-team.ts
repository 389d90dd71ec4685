import {
  PENTA_SIZE_MIN,
  TEAM_SIZE_MAX,
  TEAM_SIZE_MIN,
  type TeamMemberInput,
} from '#shared/contract/teams.ts';
import { AMERICAN_DATES, type DateWords } from '#shared/domain/date-format.ts';
import type { TeamColumn } from './columns.ts';
import { judgeRow, type RowVerdict } from './judge-row.ts';
import { type DateOrder, readDate } from './read-date.ts';
import { isComplete, type TeamFileRow } from './read-team-file.ts';

/** The person's answers about a file so far. Rows are identified by their number in the file. */
export interface TeamFileAnswers {
  readonly dateOrder?: DateOrder | undefined;
  /** Corrected cells, by row. */
  readonly edits?: ReadonlyMap<number, Partial<Record<TeamColumn, string>>> | undefined;
  readonly leftOut?: ReadonlySet<number> | undefined;
  /** What resolves place and clock of a row besides its cells. */
  readonly resolutions?: ReadonlyMap<number, MemberResolution> | undefined;
}

export type MemberResolution = Omit<
  TeamMemberInput,
  'name' | 'birthDate' | 'birthTime' | 'birthPlace'
>;

/** Asked once for the whole file: which number is the day in dates like 3/5/1985. */
export interface DayMonthQuestion {
  readonly kind: 'day_month_order';
  /** Up to three cells with both readings (`YYYY-MM-DD`). */
  readonly examples: readonly {
    readonly row: number;
    readonly text: string;
    readonly dayFirst: string;
    readonly monthFirst: string;
  }[];
}

/** Not an error, but worth mentioning. */
export type TeamFileHint =
  /** Midnight or noon in many rows is often a placeholder for an unknown time. */
  | {
      readonly kind: 'same_times';
      readonly time: '00:00' | '12:00';
      readonly rows: readonly number[];
    }
  /** Two people have working dynamics, but no Penta. */
  | { readonly kind: 'no_penta' };

export interface Duplicate {
  /** The row that it repeats. */
  readonly of: number;
  readonly differsInCase: boolean;
}

export type ReviewedVerdict = RowVerdict | { readonly status: 'left_out' };

export interface ReviewedRow extends TeamFileRow {
  readonly verdict: ReviewedVerdict;
  readonly duplicate: Duplicate | null;
}

export interface TeamReview {
  readonly rows: readonly ReviewedRow[];
  /** Set while dates are ambiguous, even after it has been answered. */
  readonly question: DayMonthQuestion | null;
  /** How dates like 3/5/1985 are read; null when no row needs it, or it is unknown. */
  readonly dateOrder: DateOrder | null;
  readonly hints: readonly TeamFileHint[];
  readonly counts: { readonly ready: number; readonly attention: number; readonly skipped: number };
  /** Messages that say why the team cannot be sent yet; empty when it can. */
  readonly blockers: readonly string[];
  /** The people in the API's shape, in the order of the file; null while blocked. */
  readonly toMembers: () => TeamMemberInput[] | null;
}

const EXAMPLES_MAX = 3;

/**
 * Checks every row of a team file against all others and the person's answers.
 * @param dates how its messages format days and times.
 */
export function reviewTeam(
  source: readonly TeamFileRow[],
  answers: TeamFileAnswers = {},
  dates: DateWords = AMERICAN_DATES,
): TeamReview {
  const rows = source.map((row) => edited(row, answers.edits?.get(row.row)));
  const kept = rows.filter(({ row }) => !answers.leftOut?.has(row));
  const detected = detectDateOrder(kept);
  const question = detected === null ? questionOf(kept) : null;
  const dateOrder = detected ?? (question ? (answers.dateOrder ?? null) : null);
  const verdicts = new Map(kept.map((row) => [row.row, judgeRow(row, dateOrder, dates)] as const));
  const duplicates = duplicatesOf(verdicts);
  const reviewed = rows.map(
    (row): ReviewedRow => ({
      ...row,
      verdict: verdicts.get(row.row) ?? { status: 'left_out' },
      duplicate: duplicates.get(row.row) ?? null,
    }),
  );
  const ready = reviewed.flatMap(({ row, verdict }) =>
    verdict.status === 'ready' ? [{ row, ...verdict.member }] : [],
  );
  const attention = reviewed.filter(({ verdict }) => verdict.status === 'attention').length;
  const counts = {
    ready: ready.length,
    attention,
    skipped: reviewed.length - ready.length - attention,
  };
  const blockers = blockersOf(counts, question !== null && dateOrder === null);
  return {
    rows: reviewed,
    question,
    dateOrder,
    hints: hintsOf(ready, ready.length + attention),
    counts,
    blockers,
    toMembers: () =>
      blockers.length > 0
        ? null
        : ready.map(({ row, ...member }) => ({ ...member, ...answers.resolutions?.get(row) })),
  };
}

function edited(
  row: TeamFileRow,
  edit: Partial<Record<TeamColumn, string>> | undefined,
): TeamFileRow {
  if (!edit) return row;
  const changed = Object.entries(edit).map(([column, text]) => [column, text.trim()]);
  return {
    ...row,
    cells: { ...row.cells, ...Object.fromEntries(changed) },
    openQuotes: row.openQuotes.filter((column) => edit[column] === undefined),
  };
}

/**
 * The order shown by rows with only one valid reading; null without such rows or if they differ.
 */
function detectDateOrder(rows: readonly TeamFileRow[]): DateOrder | null {
  const orders = new Set(
    rows.flatMap(({ cells }) => {
      const reading = readDate(cells.birthDate);
      return reading.kind === 'date' && reading.order ? [reading.order] : [];
    }),
  );
  const [order] = orders;
  return orders.size === 1 && order ? order : null;
}

function questionOf(rows: readonly TeamFileRow[]): DayMonthQuestion | null {
  const examples = rows.filter(isComplete).flatMap(({ row, cells }) => {
    const reading = readDate(cells.birthDate);
    if (reading.kind !== 'either') return [];
    const { dayFirst, monthFirst } = reading;
    return [{ row, text: cells.birthDate, dayFirst, monthFirst }];
  });
  if (examples.length === 0) return null;
  return { kind: 'day_month_order', examples: examples.slice(0, EXAMPLES_MAX) };
}

/** Rows with the name and date of an earlier row, ignoring letter case and Unicode composition. */
function duplicatesOf(verdicts: ReadonlyMap<number, RowVerdict>): Map<number, Duplicate> {
  const seen = new Map<string, { row: number; name: string }>();
  const found = new Map<number, Duplicate>();
  for (const [row, verdict] of verdicts) {
    if (verdict.status !== 'ready') continue;
    const { name, birthDate } = verdict.member;
    const key = `${birthDate} ${name.normalize('NFKC').toLowerCase()}`;
    const first = seen.get(key);
    if (first) found.set(row, { of: first.row, differsInCase: first.name !== name });
    else seen.set(key, { row, name });
  }
  return found;
}

function hintsOf(
  ready: readonly { readonly row: number; readonly birthTime: string | null }[],
  people: number,
): TeamFileHint[] {
  const hints: TeamFileHint[] = [];
  for (const time of ['00:00', '12:00'] as const) {
    const rows = ready.filter(({ birthTime }) => birthTime === time).map(({ row }) => row);
    if (rows.length >= 2 && rows.length * 2 >= ready.length) {
      hints.push({ kind: 'same_times', time, rows });
    }
  }
  if (people >= TEAM_SIZE_MIN && people < PENTA_SIZE_MIN) hints.push({ kind: 'no_penta' });
  return hints;
}

function blockersOf(
  { ready, attention }: { readonly ready: number; readonly attention: number },
  isAsking: boolean,
): string[] {
  const people = ready + attention;
  const blockers: string[] = [];
  if (isAsking) blockers.push('Say which number is the day in your dates.');
  else if (attention > 0) {
    blockers.push(
      attention === 1
        ? 'Correct the row that needs attention, or leave it out.'
        : `Correct the ${attention} rows that need attention, or leave them out.`,
    );
  }
  if (people < TEAM_SIZE_MIN) blockers.push('At least 2 valid team members required.');
  if (people > TEAM_SIZE_MAX) {
    const extra = people - TEAM_SIZE_MAX;
    blockers.push(
      `A team has at most ${TEAM_SIZE_MAX} people: leave out ${extra} of these ${people}.`,
    );
  }
  return blockers;
}
