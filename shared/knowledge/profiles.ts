import { entryAt, recordOf } from '../engine/lookup.ts';
import { PROFILE_IDS, type Profile, type ProfileId, profileOf } from '../engine/profile.ts';
import type { Line } from '../engine/wheel.ts';

export const LINES: readonly Line[] = [1, 2, 3, 4, 5, 6];

/** The twelve profiles. */
export const PROFILES: readonly Profile[] = LINES.flatMap((personality) =>
  LINES.filter((design) => PROFILE_IDS.some((id) => id === `${personality}/${design}`)).map(
    (design) => profileOf(personality, design),
  ),
);

export const PROFILE_BY_ID: Readonly<Record<ProfileId, Profile>> = recordOf(PROFILE_IDS, (id) =>
  entryAt(
    PROFILES,
    PROFILES.findIndex((profile) => profile.id === id),
  ),
);
