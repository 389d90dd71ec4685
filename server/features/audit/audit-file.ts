import type { AuditEntry } from '#shared/contract/audit.ts';
import { writeCsv } from '#shared/team-file/write-csv.ts';

const factsCell = (facts: AuditEntry['before']) => (facts === null ? '' : JSON.stringify(facts));

const COLUMNS: readonly (readonly [heading: string, cell: (entry: AuditEntry) => string])[] = [
  ['Time', ({ createdAt }) => createdAt],
  ['Action', ({ action }) => action],
  ['Actor', ({ actor }) => actor.kind],
  ['Actor email', ({ actor }) => actor.email ?? ''],
  ['Actor id', ({ actor }) => actor.id ?? ''],
  ['Object', ({ objectType }) => objectType],
  ['Object id', ({ objectId }) => objectId],
  ['Account', ({ account }) => account?.name ?? ''],
  ['Account id', ({ account }) => account?.id ?? ''],
  ['Before', ({ before }) => factsCell(before)],
  ['After', ({ after }) => factsCell(after)],
  ['Request id', ({ requestId }) => requestId ?? ''],
  ['Id', ({ id }) => id],
];

/** Entries as CSV, with cells escaped against formula injection in spreadsheets. */
export function auditFile(entries: readonly AuditEntry[]): string {
  return writeCsv([
    COLUMNS.map(([heading]) => heading),
    ...entries.map((entry) => COLUMNS.map(([, cell]) => cell(entry))),
  ]);
}
