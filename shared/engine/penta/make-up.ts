import { TYPE_NAMES, type TypeName } from '../human-type.ts';
import { PROFILE_IDS, type ProfileId } from '../profile.ts';

/** The most frequent profiles: one, or all that are equally frequent, by angle; none of nobody. */
export function dominantProfiles(profiles: readonly ProfileId[]): ProfileId[] {
  const countOf = (id: ProfileId) => profiles.filter((profile) => profile === id).length;
  const most = Math.max(...PROFILE_IDS.map(countOf));
  return most === 0 ? [] : PROFILE_IDS.filter((id) => countOf(id) === most);
}

/** How many people are of each type that occurs, in the order of the types. */
export function typeCounts(types: readonly TypeName[]): { type: TypeName; members: number }[] {
  return TYPE_NAMES.map((type) => ({
    type,
    members: types.filter((one) => one === type).length,
  })).filter(({ members }) => members > 0);
}
