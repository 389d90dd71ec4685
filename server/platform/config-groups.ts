/** The environment as it's given, without empty variables. */
export type Given = Readonly<Record<string, string | undefined>>;

/** Whether all variables of a group are set. */
export function hasAll<Values, Name extends keyof Values>(
  values: Values,
  group: readonly Name[],
): values is Values & { readonly [N in Name]-?: NonNullable<Values[N]> } {
  return group.every((name) => values[name] !== undefined);
}

/** A group is set in full or not at all. */
export function groupProblems(given: Given, group: readonly string[]): string[] {
  const isHalf = !hasAll(given, group) && group.some((name) => given[name] !== undefined);
  if (!isHalf) return [];
  return [`${group.slice(0, -1).join(', ')} and ${group.at(-1)} belong together: set all of them`];
}
