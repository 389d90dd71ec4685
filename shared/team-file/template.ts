import { COLUMN_TITLES, TEAM_COLUMNS } from './columns.ts';
import { writeCsv } from './write-csv.ts';

/** The people of the template, one for each thing people may be unsure about. */
const EXAMPLES = [
  ['Ana Example', '1985-05-03', '14:30', 'Berlin, Germany'],
  ['Ben Example', '1990-11-21', '06:05', 'Lisbon, Portugal'],
  ['Chris Example', '1978-02-09', '', 'Toronto, Canada'],
] as const;

/** The CSV text of a file to fill in: the header and three made-up people, one without a time. */
export function writeTeamTemplate(): string {
  return writeCsv([TEAM_COLUMNS.map((column) => COLUMN_TITLES[column]), ...EXAMPLES]);
}
