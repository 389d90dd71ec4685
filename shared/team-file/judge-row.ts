import { TeamMemberInput } from '#shared/contract/teams.ts';
import { BIRTH_YEAR_MAX, BIRTH_YEAR_MIN } from '#shared/domain/birth.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { COLUMN_TITLES, TEAM_COLUMNS, type TeamColumn } from './columns.ts';
import { type DateDefect, type DateOrder, type ParsedDate, readDate } from './read-date.ts';
import { missingColumns, type TeamFileRow } from './read-team-file.ts';
import { type ParsedTime, readTime, type TimeDefect } from './read-time.ts';

/** What blocks a row from being sent, cell by cell. */
export interface RowIssue {
  readonly row: number;
  readonly column: TeamColumn;
  readonly expected: string;
  /** The cell as written in the file. */
  readonly found: string;
  readonly howToFix: string;
  /** The cell's likely meaning, applied once the person confirms it. */
  readonly suggestion?: string;
}

/** A parsed person: the minimum that `TeamMemberInput` needs. */
export interface RowMember {
  readonly name: string;
  readonly birthDate: string;
  /** Set when the file says that the date is old style. */
  readonly calendar?: 'julian';
  readonly birthTime: string | null;
  readonly birthPlace: string;
}

export type RowVerdict =
  | { readonly status: 'ready'; readonly member: RowMember }
  | { readonly status: 'attention'; readonly issues: readonly RowIssue[] }
  | { readonly status: 'dropped'; readonly missing: readonly TeamColumn[]; readonly why: string };

const EXPECTED: Readonly<Record<TeamColumn, string>> = {
  name: 'a name',
  birthDate: 'a date such as 1985-05-03 or May 3, 1985',
  birthTime: 'a time such as 2:30 PM or 14:30, or nothing',
  birthPlace: 'a place such as Berlin, Germany',
};

/**
 * Decides whether a row can be sent, what it needs, or why it is left out.
 * @param order how dates like 3/5/1985 are meant; null while unknown.
 * @param dates how its messages format days and times.
 */
export function judgeRow(row: TeamFileRow, order: DateOrder | null, dates: DateWords): RowVerdict {
  if (row.isHeader) {
    const why = `Row ${row.row} is read as the header line, but it has a person in it. Add a line with the column titles above it.`;
    return { status: 'dropped', missing: [], why };
  }
  const missing = missingColumns(row.cells);
  if (missing.length > 0) return { status: 'dropped', missing, why: whyDropped(row.row, missing) };
  const date = resolved(readDate(row.cells.birthDate), order);
  const time = readTime(row.cells.birthTime);
  const issues = TEAM_COLUMNS.flatMap(
    (column) => issueOf(row, column, { date, time, dates }) ?? [],
  );
  if (issues.length > 0 || date.kind !== 'date' || time.kind !== 'time') {
    return { status: 'attention', issues };
  }
  const { name, birthPlace } = row.cells;
  return {
    status: 'ready',
    member: {
      name,
      birthDate: date.date,
      ...(date.calendar && { calendar: date.calendar }),
      birthTime: time.time,
      birthPlace,
    },
  };
}

function whyDropped(row: number, missing: readonly TeamColumn[]): string {
  const titles = missing.map((column) => COLUMN_TITLES[column].toLowerCase());
  return `Row ${row} has no ${titles.join(' and no ')}.`;
}

function resolved(reading: ParsedDate, order: DateOrder | null): ParsedDate {
  if (reading.kind !== 'either' || order === null) return reading;
  const { dayFirst, monthFirst, calendar } = reading;
  return {
    kind: 'date',
    date: order === 'day_first' ? dayFirst : monthFirst,
    ...(calendar && { calendar }),
  };
}

function issueOf(
  { row, cells, openQuotes }: TeamFileRow,
  column: TeamColumn,
  { date, time, dates }: { date: ParsedDate; time: ParsedTime; dates: DateWords },
): RowIssue | null {
  const found = cells[column];
  const issue = (howToFix: string, suggestion?: string): RowIssue => ({
    row,
    column,
    expected: EXPECTED[column],
    found,
    howToFix,
    ...(suggestion !== undefined && { suggestion }),
  });
  if (openQuotes.includes(column)) {
    return issue(
      'A quotation mark opens here and is never closed. Check the cell, or remove the mark.',
    );
  }
  if (column === 'birthDate') {
    if (date.kind === 'either') return issue(eitherWords(date, dates));
    return date.kind === 'date'
      ? null
      : issue(dateDefectWords(date.defect, dates.day(date.suggestion ?? '')), date.suggestion);
  }
  if (column === 'birthTime') {
    return time.kind === 'time'
      ? null
      : issue(timeDefectWords(time.defect, dates.time(time.suggestion ?? '')), time.suggestion);
  }
  const sentence = lineProblem(column, found);
  return sentence === null ? null : issue(sentence);
}

/** The contract's rule for a line of text, as a message about a cell. */
function lineProblem(column: 'name' | 'birthPlace', text: string): string | null {
  const result = TeamMemberInput.shape[column].safeParse(text);
  if (result.success) return null;
  if (/[\r\n]/.test(text)) return 'The cell runs over several lines. Write it in one line.';
  const [problem] = result.error.issues;
  return `${problem?.message ?? 'Check this cell'}.`;
}

function eitherWords(
  { dayFirst, monthFirst }: Extract<ParsedDate, { kind: 'either' }>,
  dates: DateWords,
): string {
  return `This is ${dates.day(dayFirst)} or ${dates.day(monthFirst)}. Say which number is the day.`;
}

function dateDefectWords(defect: DateDefect, suggestion: string): string {
  switch (defect) {
    case 'two_digit_year':
      return 'Write the year with four digits: two could mean the last century or this one.';
    case 'spreadsheet_number':
      return `This is how a spreadsheet stores ${suggestion}. Confirm it, or format the column as a date and save again.`;
    case 'no_such_day':
      return 'This day does not exist. Check day, month and year.';
    case 'year_out_of_range':
      return `Charts are available for birth years ${BIRTH_YEAR_MIN} to ${BIRTH_YEAR_MAX}.`;
    case 'with_time':
      return 'Date and time stand in one cell. Leave the date here and put the time into its own column.';
    case 'unreadable':
      return 'Write the date as year-month-day, for example 1985-05-03.';
  }
}

function timeDefectWords(defect: TimeDefect, suggestion: string): string {
  switch (defect) {
    case 'spreadsheet_number':
      return `This is how a spreadsheet stores ${suggestion}. Confirm it, or format the column as a time and save again.`;
    case 'no_such_time':
      return 'This time does not exist. Write it like 2:30 PM or 14:30.';
    case 'unreadable':
      return 'Write the time as hours and minutes, for example 2:30 PM, or leave it empty when it is unknown.';
  }
}
