/**
 * Gives every list one of its keys, so that no key is given twice: earlier lists and earlier keys
 * first, and as many lists as possible. Deterministic.
 * @param taken keys that are not to be given
 * @returns for each list the index of its key; null where none is left
 */
export function distinctChoices(
  lists: readonly (readonly string[])[],
  taken: ReadonlySet<string> = new Set(),
): (number | null)[] {
  const ownerOf = new Map<string, number>();
  const choices: (number | null)[] = lists.map(() => null);

  function give(list: number, choice: number, key: string): true {
    ownerOf.set(key, list);
    choices[list] = choice;
    return true;
  }

  /** Takes a free key, or one whose owner can move on to another. */
  function place(list: number, tried: Set<string>): boolean {
    const keys = lists[list] ?? [];
    const free = keys.findIndex((key) => !taken.has(key) && !ownerOf.has(key));
    if (free >= 0) return give(list, free, keys[free] ?? '');
    return keys.some((key, choice) => {
      const owner = ownerOf.get(key);
      if (owner === undefined || tried.has(key)) return false;
      tried.add(key);
      return place(owner, tried) && give(list, choice, key);
    });
  }

  for (const list of lists.keys()) place(list, new Set());
  return choices;
}
