import { firstHistory, testDatabaseUrl, testScale } from './environment.ts';

/**
 * How often the tests repeat what chance decides (random histories, races, kills, guesses): the
 * figure of every run, and that of TEST_SCALE=10. Kinds of checks are the same at both.
 */
const SIZES = {
  /** W3, and where the same run plays them on PostgreSQL too. */
  histories: [30, 1_000],
  embeddedHistories: [1, 20],
  /** W6, at each point of an order. */
  kills: [2, 20],
  /** W7 and A5. */
  races: [10, 200],
  /** R1 to R4, and the cleanup's. */
  rounds: [15, 200],
  /** D2. */
  databaseKills: [2, 20],
  /** Of the token of a link. */
  guesses: [1_000, 10_000],
  /** N. */
  edits: [50, 500],
} as const satisfies Readonly<Record<string, readonly [usual: number, large: number]>>;

const isLarge = testScale() >= 10;

/** How often a kind of check repeats in this run. */
export function sizeOf(kind: keyof typeof SIZES): number {
  const [usual, large] = SIZES[kind];
  return isLarge ? large : usual;
}

/** Long enough for any of these: no test measures time. */
export const REPEATED_MS = isLarge ? 7_200_000 : 900_000;

/** Whether the same run plays these tests on PostgreSQL, too. */
export const isPlayedElsewhere = (databaseKind: 'embedded' | 'postgres'): boolean =>
  databaseKind === 'embedded' && testDatabaseUrl() !== undefined;

/** Seeds of the random payment histories: fewer where the same run plays them elsewhere. */
export function historySeeds(databaseKind: 'embedded' | 'postgres'): number[] {
  const length = sizeOf(isPlayedElsewhere(databaseKind) ? 'embeddedHistories' : 'histories');
  return Array.from({ length }, (_, index) => firstHistory() + index);
}
