/** A part of the code whose tests have to notice a fault. */
export interface Area {
  readonly name: string;
  /** Globs of the files that get faults; test and data files are left out. */
  readonly mutate: readonly string[];
  readonly except?: RegExp;
  /** Globs of the tests that have to notice: the nearest ones, none of which needs a database. */
  readonly tests: readonly string[];
  /** The same, of those that need a DOM. */
  readonly domTests?: readonly string[];
}

const CLIENT = 'client/src/features';

export const AREAS: readonly Area[] = [
  {
    name: 'billing',
    mutate: ['server/features/billing/decide/*.ts'],
    tests: ['server/features/billing/decide/*.test.ts'],
  },
  {
    name: 'policies',
    mutate: ['server/features/*/policy.ts', 'server/platform/*/policy.ts'],
    tests: ['server/features/*/policy.test.ts', 'server/platform/*/policy.test.ts'],
  },
  {
    name: 'engine',
    mutate: ['shared/engine/**/*.ts'],
    tests: ['shared/engine/**/*.test.ts'],
  },
  {
    name: 'team-file',
    mutate: ['shared/team-file/*.ts'],
    tests: ['shared/team-file/*.test.ts'],
  },
  {
    name: 'domain',
    mutate: ['shared/domain/*.ts'],
    tests: ['shared/domain/*.test.ts'],
  },
  {
    name: 'client',
    mutate: [`${CLIENT}/*/*.ts`],
    // Calls and query keys are tested with the pages that use them.
    except: /\b(?:api|members|team-management|viewers|workplace\/teams)\.ts$/,
    tests: [`${CLIENT}/*/*.test.ts`],
    domTests: [`${CLIENT}/*/*.test.tsx`],
  },
];

/** The share of faults that the tests of an area have to notice. */
export const KILLED_AT_LEAST = 0.85;
/** An area with more faults than that is judged by a sample of so many. */
export const SAMPLE_SIZE = 200;
