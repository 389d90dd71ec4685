import { type Profile, profileOf } from '../engine/profile.ts';
import type { Line } from '../engine/wheel.ts';
import { PROFILE_TEXTS } from './profile-texts.data.ts';

export const LINES: readonly Line[] = [1, 2, 3, 4, 5, 6];

/** The twelve profiles. */
export const PROFILES: readonly Profile[] = LINES.flatMap((personalityLine) =>
  LINES.filter((designLine) =>
    Object.hasOwn(PROFILE_TEXTS, `${personalityLine}/${designLine}`),
  ).map((designLine) => profileOf(personalityLine, designLine)),
);

/** Parses a profile written as "5/1"; undefined for any other text. */
export function findProfile(id: string): Profile | undefined {
  return PROFILES.find((profile) => profile.id === id);
}
