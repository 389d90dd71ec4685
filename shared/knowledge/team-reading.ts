import { type PentaRefusal, pentaOf } from '../engine/penta/penta.ts';
import { calledNames } from './called-names.ts';
import { type PentaReading, pentaReadingOf } from './penta-reading.ts';
import { memberOf, type StoredMember } from './team-member.ts';
import { type WorkingDynamic, workingDynamicOf } from './working-dynamics.ts';

/** Everything said about a team. */
export interface TeamReading {
  /** null when the group has no Penta. */
  pentaData: PentaReading | null;
  /** Why it has none, else null; `unreadable_chart`: a chart is invalid. */
  pentaRefusal: PentaRefusal | 'unreadable_chart' | null;
  /** Every pair of members with valid charts: first with second, first with third, … */
  dynamics: WorkingDynamic[];
}

/**
 * Reads a team from its members’ charts in the contract's shape: the Penta of three to five and the
 * working dynamics of all pairs. Deterministic; never throws on its input.
 */
export function teamReadingOf(stored: readonly StoredMember[]): TeamReading {
  const members = stored.map(memberOf).filter((member) => member !== null);
  const called = calledNames(members.map(({ name }) => name));
  const dynamics = members.flatMap((one, first) =>
    members
      .slice(first + 1)
      .map((other, gap) =>
        workingDynamicOf(one, other, [
          called[first] ?? one.name,
          called[first + 1 + gap] ?? other.name,
        ]),
      ),
  );
  if (members.length < stored.length) {
    return { pentaData: null, pentaRefusal: 'unreadable_chart', dynamics };
  }
  const result = pentaOf(members);
  return result.kind === 'penta'
    ? { pentaData: pentaReadingOf(result.penta, members), pentaRefusal: null, dynamics }
    : { pentaData: null, pentaRefusal: result.reason, dynamics };
}
