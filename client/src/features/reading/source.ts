import type { ReadingEvidence } from '#shared/contract/reading.ts';
import { type CenterId, hasCenter, MOTORS } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';

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

/** The motor that a strategy starts from: the Sacral, or one whose route to the Throat makes the type; null for those who wait. */
export function startOf(evidence: readonly ReadingEvidence[]): CenterId | null {
  const centers = evidence.flatMap((fact) => {
    if (fact.kind === 'center') return fact.state === 'defined' ? [fact.center] : [];
    return fact.kind === 'channel' ? CHANNEL_BY_ID[fact.channel].centers : [];
  });
  return centers.find((center) => hasCenter(MOTORS, center)) ?? null;
}
