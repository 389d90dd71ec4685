import { TEAM_SIZE_MAX, TEAM_SIZE_MIN } from '#shared/contract/teams.ts';
import {
  type ColumnIndexes,
  columnIndexesOf,
  countryColumnOf,
  FORBIDDEN_HEADERS,
  TEAM_COLUMNS,
  type TeamColumn,
} from './columns.ts';
import { decodeText, type FileEncoding } from './decode.ts';
import { plainText } from './plain-text.ts';
import type { TeamFileProblem } from './problems.ts';
import { type CsvRecord, FILE_BYTES_MAX, readCsv } from './read-csv.ts';
import { readDate } from './read-date.ts';

export type RowCells = Readonly<Record<TeamColumn, string>>;

/** One trimmed row of a team file. */
export interface TeamFileRow {
  /** As a spreadsheet counts: the header is usually row 1. */
  readonly row: number;
  readonly cells: RowCells;
  /** Columns whose opening quote is never closed. */
  readonly openQuotes: readonly TeamColumn[];
  /** The header row looks like data; it is still treated as the header. */
  readonly isHeader: boolean;
}

export type TeamFile =
  | {
      readonly kind: 'read';
      readonly rows: readonly TeamFileRow[];
      readonly encoding: FileEncoding;
    }
  /**
   * `rows` are the rows found so far, so that each can be named; empty when parsing failed before.
   */
  | {
      readonly kind: 'refused';
      readonly problem: TeamFileProblem;
      readonly rows: readonly TeamFileRow[];
    };

const ZIP = [0x50, 0x4b, 0x03, 0x04] as const;
const OLE = [0xd0, 0xcf, 0x11, 0xe0] as const;
const LINES_MIN = 1 + TEAM_SIZE_MIN;

/**
 * Reads a team from a CSV file: a header, then name, birth date, birth time and birth place of one
 * person per line. The cells themselves are checked by `reviewTeam`. Accepts the bytes of a file,
 * or its decoded text. Never throws.
 */
export function readTeamFile(source: Uint8Array | string): TeamFile {
  if (sizeOf(source) > FILE_BYTES_MAX) return refused({ kind: 'too_large' });
  if (typeof source === 'string') {
    return source.includes('\0')
      ? refused({ kind: 'not_csv', looksLike: 'binary' })
      : readTeamText(source, 'utf-8');
  }
  if (startsWith(source, ZIP) || startsWith(source, OLE)) {
    return refused({ kind: 'not_csv', looksLike: 'workbook' });
  }
  const decoded = decodeText(source);
  return decoded
    ? readTeamText(decoded.text, decoded.encoding)
    : refused({ kind: 'not_csv', looksLike: 'binary' });
}

/** True for a row with all required cells; others are dropped. */
export function isComplete({ cells, isHeader }: Pick<TeamFileRow, 'cells' | 'isHeader'>): boolean {
  return !isHeader && missingColumns(cells).length === 0;
}

/** The required columns that are blank. */
export function missingColumns(cells: RowCells): TeamColumn[] {
  return TEAM_COLUMNS.filter((column) => column !== 'birthTime' && cells[column] === '');
}

function refused(problem: TeamFileProblem, rows: readonly TeamFileRow[] = []): TeamFile {
  return { kind: 'refused', problem, rows };
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Size in bytes; of a text, its size as UTF-8. */
function sizeOf(source: Uint8Array | string): number {
  if (typeof source !== 'string') return source.length;
  if (source.length > FILE_BYTES_MAX) return source.length;
  let size = 0;
  for (let at = 0; at < source.length; at += 1) {
    const unit = source.charCodeAt(at);
    const isHalf = unit >= 0xd800 && unit <= 0xdfff;
    size += unit < 0x80 ? 1 : unit < 0x800 || isHalf ? 2 : 3;
  }
  return size;
}

function isWritten({ cells }: CsvRecord): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

function readTeamText(text: string, encoding: FileEncoding): TeamFile {
  const table = readCsv(text);
  if (table.kind !== 'table') return refused(table);
  const [header, ...records] = table.records.filter(isWritten);
  if (!header || 1 + records.length < LINES_MIN) return refused({ kind: 'too_few_lines' });
  const forbidden = header.cells.findIndex((cell) => FORBIDDEN_HEADERS.has(plainText(cell)));
  if (forbidden >= 0) {
    return refused({ kind: 'forbidden_header', row: header.row, column: forbidden + 1 });
  }
  const indexes = columnIndexesOf(header.cells);
  const layout = { indexes, country: countryColumnOf(header.cells), width: header.cells.length };
  const people = records.map((record) => rowOf(record, layout));
  const first = { ...rowOf(header, layout), isHeader: true };
  const rows = isPerson(first.cells) ? [first, ...people] : people;
  const found = rows.filter(isComplete).length;
  if (found < TEAM_SIZE_MIN) return refused({ kind: 'too_few_people' }, rows);
  if (found > TEAM_SIZE_MAX) return refused({ kind: 'too_many_people', found }, rows);
  return { kind: 'read', rows, encoding };
}

/** A header whose second cell is a date is probably a person, who would be lost silently. */
function isPerson(cells: RowCells): boolean {
  return cells.name !== '' && readDate(cells.birthDate).kind !== 'defect';
}

interface Layout {
  readonly indexes: ColumnIndexes;
  /** Zero-based; -1: no such column. */
  readonly country: number;
  /** Number of columns in the header. */
  readonly width: number;
}

/** Joins "Newcastle" and "Australia" from their columns to "Newcastle, Australia". */
function withCountry(place: string, country: string): string {
  const says = place.toLowerCase().endsWith(country.toLowerCase());
  return place === '' || country === '' || says ? place : `${place}, ${country}`;
}

function rowOf(record: CsvRecord, { indexes, country, width }: Layout): TeamFileRow {
  const cellOf = (column: TeamColumn) => {
    const index = indexes[column];
    if (index < 0) return '';
    // Unquoted "Berlin, Germany" arrives as two cells, the second beyond the header.
    const isCut = column === 'birthPlace' && index === Math.max(width, TEAM_COLUMNS.length) - 1;
    const parts = isCut ? record.cells.slice(index) : record.cells.slice(index, index + 1);
    return parts.map(trimmed).filter(Boolean).join(', ');
  };
  return {
    row: record.row,
    cells: {
      name: cellOf('name'),
      birthDate: cellOf('birthDate'),
      birthTime: cellOf('birthTime'),
      birthPlace: withCountry(cellOf('birthPlace'), trimmed(record.cells[country] ?? '')),
    },
    openQuotes: TEAM_COLUMNS.filter((column) => record.openQuotes.includes(indexes[column])),
    isHeader: false,
  };
}

function trimmed(cell: string): string {
  return cell.replace(/[^\S\r\n]+/g, ' ').trim();
}
