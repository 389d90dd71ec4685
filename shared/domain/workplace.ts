/** An account as a place to work in. */
export interface AccountPlace {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly isActive: boolean;
}

/** A team that the person may see. */
export interface TeamPlace {
  readonly id: string;
  readonly accountId: string;
  readonly isActive: boolean;
}

/** What is known of a person's accounts, choices and teams. */
export interface Whereabouts {
  /** The person's accounts in the order of the selector. */
  readonly accounts: readonly AccountPlace[];
  readonly chosen: {
    readonly accountId: string | null;
    /** null when no team was chosen, or it can no longer be seen. */
    readonly team: TeamPlace | null;
  };
  /** The team that an address names, once it is known. */
  readonly asked?: TeamPlace | null | undefined;
  /** Teams to fall back on, in the order of the selector; none while they are still unknown. */
  readonly teams?: readonly TeamPlace[] | undefined;
}

export interface Workplace {
  /** The account to work in; null for a person without any. */
  readonly accountId: string | null;
  /** The team to look at; null when there is none. */
  readonly teamId: string | null;
  /** What is left of the choice: anything else of it is no longer allowed and is to be forgotten. */
  readonly kept: { readonly accountId: string | null; readonly teamId: string | null };
}

/** Inactive accounts are open to their admins alone, to be seen and not to be changed. */
function isOpen({ isActive, isAdmin }: AccountPlace): boolean {
  return isActive || isAdmin;
}

function firstOf(open: readonly AccountPlace[]): AccountPlace | undefined {
  return (
    open.find(({ isActive, isAdmin }) => isActive && isAdmin) ??
    open.find(({ isActive }) => isActive) ??
    open[0]
  );
}

/**
 * Where a person works. Account: that of the team an address names, else the chosen one while it is
 * allowed or that of the chosen team, else the first active one they administer, else the first
 * active one they belong to, else an inactive one they administer. Team: the one an address names, else the chosen one while it
 * belongs to the account, else the first active one there; without a chosen account, that of another.
 */
export function workplaceOf({ accounts, chosen, asked, teams = [] }: Whereabouts): Workplace {
  const open = accounts.filter(isOpen);
  const ownIdOf = (id: string | null | undefined) => open.find((one) => one.id === id)?.id ?? null;

  const chosenId = ownIdOf(chosen.accountId);
  const team = chosenId === null || chosen.team?.accountId === chosenId ? chosen.team : null;
  const kept = { accountId: chosenId, teamId: team?.id ?? null };

  const resolvedId = ownIdOf(asked?.accountId) ?? chosenId ?? ownIdOf(team?.accountId);
  const usualId = resolvedId ?? firstOf(open)?.id ?? null;
  const shown = asked ?? team;
  if (shown) return { accountId: usualId, teamId: shown.id, kept };

  const active = teams.filter(({ isActive }) => isActive);
  const here = active.find(({ accountId }) => accountId === usualId);
  const isInUse = (id: string) => open.find((one) => one.id === id)?.isActive ?? true;
  const elsewhere =
    resolvedId === null ? active.find(({ accountId }) => isInUse(accountId)) : undefined;
  const fallback = here ?? elsewhere;
  return {
    accountId: ownIdOf(fallback?.accountId) ?? usualId,
    teamId: fallback?.id ?? null,
    kept,
  };
}
