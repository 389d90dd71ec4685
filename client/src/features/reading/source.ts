import type { ReadingEvidence } from '#shared/contract/reading.ts';
import type { CenterId } from '#shared/engine/centers.ts';

/** Where in the bodygraph a line of the first screen comes from. */
export type Source =
  | { readonly kind: 'center'; readonly center: CenterId; readonly isDefined: boolean }
  /** The conscious and the unconscious Sun, which make a profile. */
  | { readonly kind: 'suns' };

/** Null for what no single part decides, as an authority without a center. */
export function sourceOf(evidence: readonly ReadingEvidence[]): Source | null {
  if (evidence.some(({ kind }) => kind === 'profile')) return { kind: 'suns' };
  const center = evidence.find((fact) => fact.kind === 'center');
  return center
    ? { kind: 'center', center: center.center, isDefined: center.state === 'defined' }
    : null;
}
