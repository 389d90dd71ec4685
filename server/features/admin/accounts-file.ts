import type { AdminAccount } from '#shared/contract/admin.ts';
import { writeCsv } from '#shared/team-file/write-csv.ts';

const COLUMNS: readonly (readonly [heading: string, cell: (account: AdminAccount) => string])[] = [
  ['Name', ({ name }) => name],
  ['Description', ({ description }) => description ?? ''],
  ['Status', ({ isActive }) => (isActive ? 'Active' : 'Inactive')],
  ['Plan', ({ subscriptionTier }) => subscriptionTier],
  ['Teams', ({ teamCount }) => String(teamCount)],
  ['Team limit', ({ teamLimit }) => String(teamLimit)],
  ['Members', ({ memberCount }) => String(memberCount)],
  ['Member limit', ({ memberLimit }) => String(memberLimit)],
  ['Created', ({ createdAt }) => createdAt],
  ['Changed', ({ updatedAt }) => updatedAt],
  ['Id', ({ id }) => id],
];

/** Accounts as CSV, with cells escaped against formula injection in spreadsheets. */
export function accountsFile(accounts: readonly AdminAccount[]): string {
  return writeCsv([
    COLUMNS.map(([heading]) => heading),
    ...accounts.map((account) => COLUMNS.map(([, cell]) => cell(account))),
  ]);
}
