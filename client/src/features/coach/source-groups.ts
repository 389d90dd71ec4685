import type { Source } from '#shared/contract/coach.ts';

/** Sources that look the same to a reader: same label, same origin. */
export interface SourceGroup {
  readonly kind: Source['kind'];
  readonly label: string;
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  readonly gates: readonly number[];
}

/** Groups in the order of their first source; a group's index is its citation number. */
export function groupsOf(sources: readonly Source[]): SourceGroup[] {
  const groups = new Map<string, SourceGroup>();
  for (const { kind, label, id, text, gates } of sources) {
    const name = `${kind} ${label}`;
    const group = groups.get(name) ?? { kind, label, ids: [], texts: [], gates: [] };
    groups.set(name, {
      ...group,
      ids: [...group.ids, id],
      texts: [...new Set([...group.texts, text])],
      gates: [...new Set([...group.gates, ...gates])],
    });
  }
  return [...groups.values()];
}
