export interface Rebased<T> {
  /** What is theirs, with what was changed here in its place. */
  readonly entry: T;
  /** What both have changed, each in another way. */
  readonly disputed: readonly (keyof T)[];
}

/**
 * Puts what was changed here upon what somebody else has made of it meanwhile.
 * @param base what both began with.
 */
export function rebase<T extends object>(base: T, mine: T, theirs: T): Rebased<T> {
  const names = Object.keys(base) as (keyof T)[];
  const changed = names.filter((name) => mine[name] !== base[name]);
  const entry = { ...theirs };
  for (const name of changed) entry[name] = mine[name];
  const disputed = changed.filter(
    (name) => theirs[name] !== base[name] && theirs[name] !== mine[name],
  );
  return { entry, disputed };
}

/** The part of `after` that differs from `before`. */
export function changesOf<T extends object>(before: Partial<T>, after: T): Partial<T> {
  const changes: Partial<T> = {};
  for (const name of Object.keys(after) as (keyof T)[]) {
    if (after[name] !== before[name]) changes[name] = after[name];
  }
  return changes;
}
