import { TEAM_SIZE_MAX } from '#shared/contract/teams.ts';
import { figure } from '../domain/english.ts';
import {
  CELL_CHARACTERS_MAX,
  FILE_BYTES_MAX,
  FILE_COLUMNS_MAX,
  FILE_ROWS_MAX,
} from './read-csv.ts';

/** Why a file is not accepted as a team. Rows and columns count from 1, as in a spreadsheet. */
export type TeamFileProblem =
  | { readonly kind: 'too_large' }
  | { readonly kind: 'not_csv'; readonly looksLike: 'workbook' | 'binary' }
  | { readonly kind: 'too_many_rows' }
  | { readonly kind: 'too_many_columns'; readonly row: number }
  | { readonly kind: 'cell_too_long'; readonly row: number; readonly column: number }
  | { readonly kind: 'forbidden_header'; readonly row: number; readonly column: number }
  | { readonly kind: 'too_few_lines' }
  | { readonly kind: 'too_few_people' }
  | { readonly kind: 'too_many_people'; readonly found: number };

export interface ProblemWords {
  readonly title: string;
  readonly message: string;
}

const FILE_MEGABYTES_MAX = FILE_BYTES_MAX / 1024 / 1024;

/** The message for a problem: what is wrong, and what to do. */
export function problemWords(problem: TeamFileProblem): ProblemWords {
  switch (problem.kind) {
    case 'too_few_people':
      return { title: 'Invalid Data', message: 'At least 2 valid team members required.' };
    case 'too_many_people':
      return {
        title: 'Invalid Data',
        message: `A team has at most ${TEAM_SIZE_MAX} people; this file has ${problem.found}. Make one file for each team.`,
      };
    default:
      return { title: 'Invalid CSV', message: fileMessage(problem) };
  }
}

type FileProblem = Exclude<TeamFileProblem, { kind: 'too_few_people' | 'too_many_people' }>;

function fileMessage(problem: FileProblem): string {
  switch (problem.kind) {
    case 'too_few_lines':
      return 'CSV must contain at least 2 team members.';
    case 'too_large':
      return `A team file has at most ${FILE_MEGABYTES_MAX} MB. Keep only the header line and the people of one team.`;
    case 'not_csv':
      return problem.looksLike === 'workbook'
        ? 'This is a spreadsheet workbook, not a CSV file. In the spreadsheet choose "Save as" and the type CSV UTF-8.'
        : 'This is not a CSV file. Save the list as "CSV UTF-8" and choose it again.';
    case 'too_many_rows':
      return `A team file has at most ${figure(FILE_ROWS_MAX)} rows. Keep only the header line and the people of one team.`;
    case 'too_many_columns':
      return `Row ${problem.row} has more than ${FILE_COLUMNS_MAX} columns. Name, birth date, birth time and birth place are enough.`;
    case 'cell_too_long':
      return `Row ${problem.row}, column ${problem.column} has more than ${CELL_CHARACTERS_MAX} characters. Shorten it, or close its quotation mark.`;
    case 'forbidden_header':
      return `Row ${problem.row}, column ${problem.column} has a title that a team file cannot have. Use Name, Birth Date, Birth Time and Birth Place.`;
  }
}
