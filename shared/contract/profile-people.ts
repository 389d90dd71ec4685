/** Somebody with the line, for each half of a profile. */
const LINE_PEOPLE: Readonly<Record<string, string>> = {
  1: 'researcher',
  2: 'natural talent',
  3: 'experimenter',
  4: 'networker',
  5: 'problem-solver',
  6: 'role model',
};

/**
 * A profile in words.
 * @returns of "6/2": "role model", as one sees oneself, and "natural talent", as others do
 */
export function profilePeople(profile: string): readonly string[] {
  return profile.split('/').map((line) => LINE_PEOPLE[line] ?? '');
}
