import * as z from 'zod/mini';
import { AccountDescription, AccountLimit, AccountName } from '#shared/contract/admin.ts';
import { teamLimitOf } from './team-limit.ts';

const FIELDS = {
  name: AccountName,
  description: AccountDescription,
  /** As typed. */
  teamLimit: z.pipe(z.pipe(z.string(), z.transform(teamLimitOf)), AccountLimit),
};

/** A new account as typed, by the contract's rules. */
export const NewAccountForm = z.object(FIELDS);
/** An existing account as typed. */
export const AccountForm = z.object({ ...FIELDS, isActive: z.boolean() });

export type NewAccountEntry = z.input<typeof NewAccountForm>;
export type AccountEntry = z.input<typeof AccountForm>;
