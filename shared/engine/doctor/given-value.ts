import type { BodyId, Side } from '../bodies.ts';
import type { TypeName } from '../human-type.ts';
import type { GateNumber, Line } from '../wheel.ts';

/** A position that another site shows; null where its text doesn't say. */
export interface GivenPosition {
  readonly kind: 'position';
  readonly side: Side | null;
  readonly body: BodyId;
  readonly gate: GateNumber;
  readonly line: Line | null;
}

/** One value that another site shows. */
export type GivenValue =
  | GivenPosition
  | { readonly kind: 'type'; readonly type: TypeName }
  /** Line numbers: "1/3". Another site may show pairs that no birth gives. */
  | { readonly kind: 'profile'; readonly profile: string };

/** Two values for the same thing. */
export interface Conflict {
  readonly first: GivenValue;
  readonly second: GivenValue;
}

function slotOf(value: GivenValue): string {
  return value.kind === 'position' ? `${value.side ?? 'either'} ${value.body}` : value.kind;
}

function contentOf(value: GivenValue): string {
  if (value.kind === 'type') return value.type;
  if (value.kind === 'profile') return value.profile;
  return `${value.gate}.${value.line ?? '?'}`;
}

/** The values without repetitions, in their order. */
export function distinctValues(values: readonly GivenValue[]): readonly GivenValue[] {
  const byContent = new Map(values.map((value) => [`${slotOf(value)} ${contentOf(value)}`, value]));
  return [...byContent.values()];
}

/** Pairs of values that cannot both be right. A body without a side may have one value for each. */
export function conflictsIn(values: readonly GivenValue[]): readonly Conflict[] {
  const slots = new Map<string, GivenValue[]>();
  for (const value of distinctValues(values)) {
    const slot = slotOf(value);
    slots.set(slot, [...(slots.get(slot) ?? []), value]);
  }
  const conflicts: Conflict[] = [];
  for (const [slot, [first, ...others]] of slots) {
    const second = others[slot.startsWith('either') ? 1 : 0];
    if (first && second) conflicts.push({ first, second });
  }
  return conflicts;
}
