import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MyAccount } from '#shared/contract/accounts.ts';
import { activeAccount, myAccounts, useChooseAccount } from './api.ts';

export interface WorkingAccount {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly accounts: readonly MyAccount[];
  /** The chosen account, else the first one; null for a person without any. */
  readonly account: MyAccount | null;
  /** Changes the account; resolves when the server has it. */
  readonly choose: (accountId: string) => Promise<unknown>;
  readonly isChoosing: boolean;
  readonly retry: () => void;
}

const NONE: readonly MyAccount[] = [];

/** The account that the person works in. A choice that is no longer theirs is cleared. */
export function useWorkingAccount(isWanted = true): WorkingAccount {
  const mine = useQuery({ ...myAccounts, enabled: isWanted });
  const active = useQuery({ ...activeAccount, enabled: isWanted });
  const { mutate, mutateAsync, isPending: isChoosing } = useChooseAccount();
  const accounts = mine.data ?? NONE;
  const chosenId = active.data?.activeAccountId ?? null;
  const chosen = accounts.find(({ teamAccount }) => teamAccount.id === chosenId);
  const isStale = mine.isSuccess && chosenId !== null && chosen === undefined;

  useEffect(() => {
    if (!isStale) return;
    // biome-ignore lint/suspicious/noConsole: the specification wants this and nothing else said
    console.warn('The chosen account is no longer available and has been cleared.');
    mutate(null);
  }, [isStale, mutate]);

  return {
    isPending: mine.isPending || active.isPending,
    isError: mine.isError,
    accounts,
    account: chosen ?? accounts[0] ?? null,
    choose: mutateAsync,
    isChoosing,
    retry: () => void Promise.all([mine.refetch(), active.refetch()]),
  };
}
