export interface Rebased<T> {
  /** Their version with my changes applied. */
  readonly entry: T;
  /** Fields that both changed differently. */
  readonly disputed: readonly (keyof T)[];
}

/** The values compared here are parsed by a schema, so they have the keys of their type only. */
const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[];

/**
 * Three-way merge: applies my changes to somebody else's newer version.
 * @param base the common ancestor.
 */
export function rebase<T extends object>(base: T, mine: T, theirs: T): Rebased<T> {
  const names = keysOf(base);
  const changed = names.filter((name) => mine[name] !== base[name]);
  const entry = { ...theirs };
  for (const name of changed) entry[name] = mine[name];
  const disputed = changed.filter(
    (name) => theirs[name] !== base[name] && theirs[name] !== mine[name],
  );
  return { entry, disputed };
}

/** The fields of `after` that differ from `before`. */
export function changesOf<T extends object>(before: Partial<T>, after: T): Partial<T> {
  const changes: Partial<T> = {};
  for (const name of keysOf(after)) {
    if (after[name] !== before[name]) changes[name] = after[name];
  }
  return changes;
}
