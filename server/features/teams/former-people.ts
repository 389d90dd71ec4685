import type { TeamMemberInput } from '#shared/contract/teams.ts';
import { folded } from '../analyses/people.ts';

type StatedBirth = Pick<TeamMemberInput, 'birthDate' | 'birthTime' | 'birthPlace'>;

/** A person of the team as stored. */
interface FormerPerson {
  readonly id: string;
  readonly name: string;
  readonly stated: StatedBirth;
  /** ISO 8601. */
  readonly birthUtc: string;
}

/** A person as submitted, their chart computed. */
interface SubmittedPerson {
  readonly id: string;
  readonly stated: StatedBirth;
  readonly chart: { readonly name: string; readonly birthUtc: Date };
}

function hasName({ chart }: SubmittedPerson, { name }: FormerPerson): boolean {
  return folded(chart.name) === folded(name);
}

/** By exact date, time and place, and by the instant, which depends on zone, offset and calendar. */
function hasBirth({ stated, chart }: SubmittedPerson, former: FormerPerson): boolean {
  return (
    // A day says too little: people share it, and some are entered with a made-up one.
    stated.birthTime !== null &&
    stated.birthTime === former.stated.birthTime &&
    stated.birthDate === former.stated.birthDate &&
    folded(stated.birthPlace) === folded(former.stated.birthPlace) &&
    chart.birthUtc.getTime() === Date.parse(former.birthUtc)
  );
}

const onlyOf = <T>(found: readonly T[]): T | undefined =>
  found.length === 1 ? found[0] : undefined;

/**
 * Who of the former people each submitted one is: the one of the same name (of several, the one of
 * the same birth too), else the only one left with exactly that birth, if nobody else submitted has
 * it: then the name was corrected. All others are new.
 */
function formerIdsOf(
  members: readonly SubmittedPerson[],
  former: readonly FormerPerson[],
): ReadonlyMap<SubmittedPerson, string> {
  const ids = new Map<SubmittedPerson, string>();
  const unmatched = new Set(former);
  const unnamed = () => members.filter((member) => !ids.has(member));
  const match = (member: SubmittedPerson, same: FormerPerson | undefined) => {
    if (!same) return;
    ids.set(member, same.id);
    unmatched.delete(same);
  };
  for (const alsoHasBirth of [true, false]) {
    for (const member of unnamed()) {
      const isSame = (one: FormerPerson) =>
        hasName(member, one) && (!alsoHasBirth || hasBirth(member, one));
      match(member, [...unmatched].find(isSame));
    }
  }
  const [rest, left] = [unnamed(), [...unmatched]];
  for (const member of rest) {
    const same = onlyOf(left.filter((one) => hasBirth(member, one)));
    if (same && onlyOf(rest.filter((other) => hasBirth(other, same)))) ids.set(member, same.id);
  }
  return ids;
}

/** Numbers people. Whoever was in the team keeps their id, so that what refers to them stays. */
export function withFormerIds<P extends SubmittedPerson>(
  members: readonly P[],
  former: readonly FormerPerson[],
): (P & { position: number })[] {
  const ids = formerIdsOf(members, former);
  return members.map((member, position) => ({
    ...member,
    id: ids.get(member) ?? member.id,
    position,
  }));
}
