/** Files by their path: those that match one of `path`, and none of `pathNot`. */
interface Files {
  readonly path?: string | readonly string[];
  readonly pathNot?: string | readonly string[];
}

/** An import that must not be. A package is a folder in `node_modules`, a part of Node starts with `node:`. */
export interface BoundaryRule {
  readonly name: string;
  readonly from: Files;
  /** `$1` is what the first group of `from.path` has matched. */
  readonly to: Files & { readonly circular?: true };
}

const TEST = '\\.test\\.tsx?$';
const product = (path: string) => ({ path, pathNot: [TEST, '^server/testing/'] });

export const BOUNDARY_RULES: readonly BoundaryRule[] = [
  { name: 'no-cycle', from: {}, to: { circular: true } },
  {
    name: 'shared-is-alone',
    from: product('^shared/'),
    to: { pathNot: ['^shared/', '(^|/)node_modules/(zod|astronomy-engine|papaparse)/'] },
  },
  {
    name: 'engine-knows-only-itself',
    from: product('^shared/engine/'),
    to: { path: '^shared/(?!engine/)' },
  },
  {
    name: 'domain-knows-engine-and-itself',
    from: product('^shared/domain/'),
    to: { path: '^shared/(?!engine/|domain/)|(^|/)node_modules/' },
  },
  {
    name: 'bodygraph-knows-engine-domain-and-itself',
    from: product('^shared/bodygraph/'),
    to: { path: '^shared/(?!engine/|domain/|bodygraph/)|(^|/)node_modules/' },
  },
  {
    // A text is taken apart into sentences in one place only.
    name: 'reading-knows-engine-sentences-and-itself',
    from: product('^shared/reading/'),
    to: { path: '^shared/(?!engine/|domain/sentences\\.ts$|reading/)|(^|/)node_modules/' },
  },
  {
    // Chapters would outweigh a page: the server sends them. The first screen's few lines may come along.
    name: 'readings-come-from-the-server',
    from: { path: '^client/', pathNot: [TEST, '^client/src/testing/'] },
    to: { path: '^shared/reading/(?!(schema|evidence|first-screen)\\.ts$)' },
  },
  {
    name: 'team-file-knows-domain-and-contract',
    from: product('^shared/team-file/'),
    to: { path: '^shared/(?!team-file/|domain/|contract/)|(^|/)node_modules/(?!papaparse/)' },
  },
  {
    name: 'papaparse-in-team-file-only',
    from: { path: '^(client|server|shared|e2e)/', pathNot: '^shared/team-file/' },
    to: { path: '(^|/)node_modules/papaparse/' },
  },
  {
    name: 'engine-without-packages',
    from: {
      path: '^shared/engine/',
      pathNot: [TEST, '^shared/engine/ephemeris/astronomy\\.ts$'],
    },
    to: { path: '(^|/)node_modules/' },
  },
  {
    name: 'client-without-server',
    from: { path: '^client/' },
    to: { path: '^(server|scripts|e2e)/' },
  },
  {
    name: 'server-without-client',
    from: { path: '^server/' },
    to: { path: '^(client|scripts|e2e)/' },
  },
  {
    name: 'journeys-see-the-outside-only',
    from: { path: '^e2e/' },
    to: { path: '^(client|server/(?!providers/identity/personas|testing/))' },
  },
  {
    name: 'a-client-feature-is-alone',
    from: { path: '^client/src/features/([^/]+)/' },
    to: { path: '^client/src/(features|pages|app)/', pathNot: '^client/src/features/$1/' },
  },
  {
    name: 'pages-stand-below-the-app',
    from: { path: '^client/src/(pages|features)/', pathNot: [TEST] },
    to: { path: '^client/src/app/' },
  },
  {
    name: 'components-are-domain-free',
    from: { path: '^client/src/components/' },
    to: { path: ['^client/src/(features|pages|app)/', '^shared/(?!domain/brand\\.ts$)'] },
  },
  {
    name: 'lib-stands-at-the-bottom',
    from: { path: '^client/src/lib/' },
    to: { path: '^client/src/(features|pages|app|components)/' },
  },
  {
    name: 'a-store-belongs-to-its-feature',
    from: { path: '^server/(?!features/)', pathNot: [TEST] },
    to: { path: '^server/features/[^/]+/(keep/)?[a-z-]*\\bstore\\.ts$' },
  },
  {
    name: 'not-another-features-store',
    from: { path: '^server/features/([^/]+)/', pathNot: [TEST] },
    to: {
      path: '^server/features/[^/]+/((keep/)?[a-z-]*\\bstore|routes)\\.ts$',
      pathNot: '^server/features/$1/',
    },
  },
  {
    name: 'accounts-know-no-teams',
    from: product('^server/features/accounts/'),
    to: { path: '^server/features/(teams|workplace|usage|coach)/' },
  },
  {
    name: 'sql-in-stores-only',
    from: {
      path: '^server/',
      pathNot: [
        TEST,
        '^server/(features|platform)/[^/]+/(keep/)?[a-z-]*\\bstore\\.ts$',
        '^server/platform/db/',
        '^server/seed\\.ts$',
        '^server/testing/',
        '^server/platform/http/health\\.ts$',
      ],
    },
    to: { path: '(^|/)node_modules/(drizzle-orm|pg)/|^server/platform/db/schema/' },
  },
  {
    name: 'vendors-in-their-provider',
    from: { path: '^server/', pathNot: [TEST, '^server/providers/([^/]+)/'] },
    to: {
      path: '(^|/)node_modules/(openid-client|oidc-provider|openai|stripe|nodemailer|@googlemaps|geo-tz)/',
    },
  },
  {
    name: 'decisions-are-pure',
    from: { path: '^server/features/([^/]+)/decide/', pathNot: [TEST] },
    to: {
      path: '.',
      pathNot: ['^shared/', '^server/features/$1/decide/', '^server/providers/[^/]+/port\\.ts$'],
    },
  },
  {
    name: 'keeping-does-not-talk',
    from: { path: '^server/features/([^/]+)/keep/', pathNot: [TEST] },
    to: {
      path: '^server/features/$1/(talk/|routes\\.ts|service\\.ts)|^server/providers/(?![^/]+/port\\.ts)',
    },
  },
  {
    name: 'http-at-the-edge-of-a-feature',
    from: {
      path: '^server/features/',
      pathNot: [TEST, '/testing/', '/(routes|webhook|navigations|pages|handle|context)\\.ts$'],
    },
    to: { path: ['(^|/)node_modules/(@types/)?express', '^server/platform/http/'] },
  },
  {
    name: 'platform-is-the-ground',
    from: product('^server/platform/'),
    to: { path: '^server/(?!platform/)' },
  },
  {
    name: 'providers-stand-on-the-platform',
    from: product('^server/providers/'),
    to: { path: '^server/(?!providers/|platform/|testing/)' },
  },
  {
    name: 'features-know-no-composition',
    from: { path: '^server/features/', pathNot: [TEST, '/testing/'] },
    to: { path: '^server/[^/]+\\.ts$' },
  },
];
