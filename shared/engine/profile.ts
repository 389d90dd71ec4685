import { recordOf } from './lookup.ts';
import type { Line } from './wheel.ts';

export const LINE_NAMES: Readonly<Record<Line, string>> = {
  1: 'Investigator',
  2: 'Hermit',
  3: 'Martyr',
  4: 'Opportunist',
  5: 'Heretic',
  6: 'Role Model',
};

export type AngleCode = 'RAX' | 'JX' | 'LAX';

export interface Angle {
  readonly code: AngleCode;
  readonly name: string;
  /** How many gates the Design Sun stands behind the Personality Sun. */
  readonly gatesBehind: 15 | 16;
}

export const ANGLES: Readonly<Record<AngleCode, Angle>> = {
  RAX: { code: 'RAX', name: 'Right Angle', gatesBehind: 16 },
  JX: { code: 'JX', name: 'Juxtaposition', gatesBehind: 15 },
  LAX: { code: 'LAX', name: 'Left Angle', gatesBehind: 15 },
};

/**
 * The twelve profiles, Personality Sun line before Design Sun line: 88° are 15 gates, 3 lines and
 * 0.8125°, so no other pair can occur.
 */
const PROFILE_ANGLES = {
  '1/3': 'RAX',
  '1/4': 'RAX',
  '2/4': 'RAX',
  '2/5': 'RAX',
  '3/5': 'RAX',
  '3/6': 'RAX',
  '4/6': 'RAX',
  '4/1': 'JX',
  '5/1': 'LAX',
  '5/2': 'LAX',
  '6/2': 'LAX',
  '6/3': 'LAX',
} as const satisfies Readonly<Record<string, AngleCode>>;
export type ProfileId = keyof typeof PROFILE_ANGLES;

export interface Profile {
  readonly id: ProfileId;
  /** The two line names: "Heretic/Investigator". */
  readonly name: string;
  readonly personalityLine: Line;
  readonly designLine: Line;
  readonly angle: Angle;
}

function isProfileId(id: string): id is ProfileId {
  return Object.hasOwn(PROFILE_ANGLES, id);
}

/** All twelve, by angle: Right Angle, Juxtaposition, Left Angle. */
export const PROFILE_IDS: readonly ProfileId[] = Object.keys(PROFILE_ANGLES).filter(isProfileId);

function profileAt(personalityLine: Line, designLine: Line): Profile | null {
  const id = `${personalityLine}/${designLine}`;
  if (!isProfileId(id)) return null;
  return {
    id,
    name: `${LINE_NAMES[personalityLine]}/${LINE_NAMES[designLine]}`,
    personalityLine,
    designLine,
    angle: ANGLES[PROFILE_ANGLES[id]],
  };
}

const LINE_NUMBERS: readonly Line[] = [1, 2, 3, 4, 5, 6];

/** By the line of the personality, then by that of the design. */
const PROFILES = recordOf(LINE_NUMBERS, (personality) =>
  recordOf(LINE_NUMBERS, (design) => profileAt(personality, design)),
);

/** @throws RangeError for a pair of lines that no birth gives: a sign of wrong positions. */
export function profileOf(personalityLine: Line, designLine: Line): Profile {
  const profile = PROFILES[personalityLine][designLine];
  if (profile === null) throw new RangeError(`${personalityLine}/${designLine} is not a profile`);
  return profile;
}

const BY_ID = new Map(
  Object.values(PROFILES)
    .flatMap((byDesign) => Object.values(byDesign))
    .flatMap((profile) => (profile === null ? [] : [[profile.id, profile] as const])),
);

export function profileById(id: ProfileId): Profile {
  const profile = BY_ID.get(id);
  if (!profile) throw new RangeError(`${id} is not a profile`);
  return profile;
}
