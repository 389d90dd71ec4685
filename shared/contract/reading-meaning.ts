import type { Evidence } from '../reading/evidence.ts';
import type { ChartCertainty } from './certainty.ts';
import { evidenceLabel } from './evidence-labels.ts';
import { evidenceReason } from './evidence-reasons.ts';
import { otherProfiles, othersOf, withDoubt } from './reading-doubt.ts';

/* Apart from `reading-doubt.ts`, which the browser has for a first view: reasons bring the texts of all gates. */

/** What a fact may be at other birth times; none for a channel or a gate, which is just missing then. */
function otherFacts(fact: Evidence, certainty: ChartCertainty): readonly Evidence[] {
  switch (fact.kind) {
    case 'type':
      return othersOf(certainty.type, fact.type).map((type) => ({ kind: 'type', type }));
    case 'authority':
      return othersOf(certainty.authority, fact.authority).map((authority) => ({
        kind: 'authority',
        authority,
      }));
    case 'profile':
      return otherProfiles(fact, certainty).map((profile) => ({
        kind: 'profile',
        profile,
      }));
    case 'definition':
      return othersOf(certainty.definition, fact.definition).map((definition) => ({
        kind: 'definition',
        definition,
      }));
    case 'center':
      return [{ ...fact, state: fact.state === 'defined' ? 'open' : 'defined' }];
    case 'channel':
    case 'gate':
      return [];
  }
}

/** "your gut answers first (Sacral authority)"; null where there is none, or each has hours of its own. */
function meaningOf(fact: Evidence, certainty: ChartCertainty): string | null {
  const [other, ...more] = otherFacts(fact, certainty);
  if (!other || more.length > 0) return null;
  return `${evidenceReason(other)} (${evidenceLabel(other)})`;
}

/**
 * A chapter's text as it is sent: with its doubt where it has one, and what the reader would be at
 * other birth times.
 * @param certainty null for an exact birth time
 */
export function withMeaning<T extends { readonly evidence: readonly Evidence[] }>(
  part: T,
  certainty: ChartCertainty | null,
) {
  const { doubt, ...doubted } = withDoubt(part, certainty);
  const [fact] = part.evidence;
  const instead = doubt && fact && certainty ? meaningOf(fact, certainty) : null;
  return {
    ...doubted,
    ...(doubt && { doubt: { ...doubt, ...(instead !== null && { instead }) } }),
  };
}
