/** An account that can be selected. */
export interface SelectableAccount {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly isActive: boolean;
}

/** A team that the person may see. */
export interface SelectableTeam {
  readonly id: string;
  readonly accountId: string;
  readonly isActive: boolean;
}

/** A person's accounts, selection and teams, as far as known. */
export interface Whereabouts {
  /** The person's accounts in the order of the selector. */
  readonly accounts: readonly SelectableAccount[];
  readonly chosen: {
    readonly accountId: string | null;
    /** null when no team was selected, or it is no longer visible. */
    readonly team: SelectableTeam | null;
  };
  /** The team in the URL, once it is loaded. */
  readonly asked?: SelectableTeam | null | undefined;
  /** Fallback teams, in the order of the selector; empty while they are loading. */
  readonly teams?: readonly SelectableTeam[] | undefined;
}

export interface Workplace {
  /** The current account; null for a person without any. */
  readonly accountId: string | null;
  /** The current team; null when there is none. */
  readonly teamId: string | null;
  /** The part of the stored selection that is still allowed; the rest is to be cleared. */
  readonly kept: { readonly accountId: string | null; readonly teamId: string | null };
}

/** Inactive accounts are visible to their admins only, and read-only. */
function isOpen({ isActive, isAdmin }: SelectableAccount): boolean {
  return isActive || isAdmin;
}

function firstOf(open: readonly SelectableAccount[]): SelectableAccount | undefined {
  return (
    open.find(({ isActive, isAdmin }) => isActive && isAdmin) ??
    open.find(({ isActive }) => isActive) ??
    open[0]
  );
}

/** The selected team, unless it belongs to another account than the selected one. */
function teamWithin(accountId: string | null, { team }: Whereabouts['chosen']) {
  return accountId === null || team?.accountId === accountId ? team : null;
}

/**
 * The current account and team. Account: the one of the team in the URL, else the selected one
 * while allowed, or that of the selected team, else the first active one administered, else the
 * first active membership, else an inactive one administered. Team: the one in the URL, else the
 * selected one while it belongs to the account, else the first active one there; without a selected
 * account, one of another account.
 */
export function workplaceOf({ accounts, chosen, asked, teams = [] }: Whereabouts): Workplace {
  const open = accounts.filter(isOpen);
  const ownIdOf = (id: string | null | undefined) => open.find((one) => one.id === id)?.id ?? null;

  const chosenId = ownIdOf(chosen.accountId);
  const team = teamWithin(chosenId, chosen);
  const kept = { accountId: chosenId, teamId: team?.id ?? null };

  const resolvedId = ownIdOf(asked?.accountId) ?? chosenId ?? ownIdOf(team?.accountId);
  const usualId = resolvedId ?? firstOf(open)?.id ?? null;
  const shown = asked ?? team;
  if (shown) return { accountId: usualId, teamId: shown.id, kept };

  const isInUse = (id: string) => open.find((one) => one.id === id)?.isActive ?? true;
  const active = teams.filter(({ isActive }) => isActive);
  const fallback =
    active.find(({ accountId }) => accountId === usualId) ??
    active.find(({ accountId }) => resolvedId === null && isInUse(accountId));
  const accountId = ownIdOf(fallback?.accountId) ?? usualId;
  return { accountId, teamId: fallback?.id ?? null, kept };
}
