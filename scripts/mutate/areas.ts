/** A part of the code whose tests have to notice a fault. */
export interface Area {
  readonly name: string;
  /** Globs of the files that get faults; test and data files are left out. */
  readonly mutate: readonly string[];
  readonly except?: RegExp;
  /** Globs of the tests that have to notice: the nearest ones. */
  readonly tests: readonly string[];
  /** The same, of those that need a DOM. */
  readonly domTests?: readonly string[];
  /** Its tests run on a database, as the server’s do; each fault takes seconds. */
  readonly hasDatabase?: boolean;
}

const CLIENT = 'client/src/features';

/** Of a feature of the server everything but its routes, which only join what is tested elsewhere. */
function feature(name: string): Area {
  const folder = `server/features/${name}`;
  return {
    name,
    mutate: [`${folder}/*.ts`],
    except: /\/routes\.ts$/,
    tests: [`${folder}/*.test.ts`],
    hasDatabase: true,
  };
}

export const AREAS: readonly Area[] = [
  {
    name: 'billing',
    mutate: ['server/features/accounts/decide/*.ts', 'server/features/billing/decide/*.ts'],
    tests: [
      'server/features/accounts/decide/*.test.ts',
      'server/features/billing/decide/*.test.ts',
    ],
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
  ...['auth', 'invitations', 'sharing', 'coach', 'teams', 'admin'].map(feature),
  {
    name: 'platform',
    mutate: ['server/platform/*/*.ts', 'server/platform/*.ts'],
    except: /platform\/(db|metrics)\//,
    tests: ['server/platform/*.test.ts', 'server/platform/*/*.test.ts'],
    hasDatabase: true,
  },
];

/** The share of faults that the tests of an area have to notice. */
export const KILLED_AT_LEAST = 0.85;
/** An area with more faults than that is judged by a sample of so many. */
export const SAMPLE_SIZE = 200;
/** The same for areas with a database. */
export const DATABASE_SAMPLE_SIZE = 40;
