/*
 * What is loaded together is bundled together: a page loads the start, the app, the chunks of its
 * area and its own. Left alone, the bundler makes a file of every module that two pages share. A
 * captured module takes along what it imports, unless a chunk of higher priority has that already:
 * the more pages need a chunk, the higher its priority.
 */

interface Chunk {
  readonly name: string;
  readonly test: RegExp;
  /** 2 leaves what a single page needs in that page. */
  readonly minShareCount: 1 | 2;
}

/** A pattern of paths, whatever the platform's separator; the contract's schemas are a chunk of their own. */
const paths = (...patterns: readonly string[]) =>
  new RegExp(`^(?!.*\\?schemas).*(?:${patterns.join('|').replaceAll('/', '[\\\\/]')})`);

/** What computes a chart; drawing one needs none of it. */
const COMPUTING = [
  'ephemeris/|certainty/|doctor/|rectify/|time/(civil\\.|delta|zone)',
  '(activations|bridging|chart|circuit-counts|cross|crosses|design-moment|quarter|variables)\\.',
].join('|');

/** Below a result's first view, or in charts of a doubtful time only. */
const BELOW = [
  'bodygraph-details|mini-graph|activation-(table|row)|text-equivalent|figure-tools|legend|collective-bodygraph|overlay-figure',
  'components/(chart-facts|fact-card|business-insight|provenance)',
  'headline-first|provenance-messages|axis-labels|causes|changes|clock-labels|day-scale|doubts|tried|ribbon|certainty-messages|insight-caveat|doubt-words|hours-words',
  'components/(certainty|day-ribbon|fixed-table|fold|insight|ribbon|stretch|time-slider)',
].join('|');
/** Likewise; they name what a text rests on, with the texts of gates and channels. */
const CHAPTERS = 'components/(chapters\\.|chapter-view|evidence-chips|fits-choice)';
const BELOW_TEXTS = 'plain-terms|profiles|insight-|(type|authority|profile|definition)-texts';

/** From the most to the least needed. */
const CHUNKS: readonly Chunk[] = [
  { name: 'app', test: paths('app/signed-in-app'), minShareCount: 1 },
  {
    // Before the base, which most pages load: few have tabs. With what all parts of Radix share.
    name: 'tabs',
    test: paths(
      'components/ui/tabs',
      '/@radix-ui/react-(tabs|roving-focus|collection|direction|presence|primitive|slot)',
      '/@radix-ui/(primitive|react-(compose-refs|context|id|use-[a-z-]+))/',
    ),
    minShareCount: 1,
  },
  {
    name: 'base',
    test: paths(
      'components/(ui|layout|feedback)/(?!toaster|modal-frame|answer-lines|copy-link|edit-conflict|stat-tile|pager)',
      'components/form/(confirm-mutation|use-mounted)',
      'client/src/lib/(?!drawn-file|place-choice|find-people|ephemeris-packs|use-list-filter)',
      'shared/domain/(date|roles|english|birth|iso)',
      // Used by nearly everything: a later chunk with them would come with every page.
      'shared/engine/(lookup|on-first-use|strategy-terms)',
      'shared/knowledge/prose',
      'shared/contract/(errors|route|usage|cleanup-report|fact-term)',
      'react-query/build/modern/(useMutation|useIsFetching)',
    ),
    minShareCount: 2,
  },
  {
    // What lies over a page. No page starts with it; it's loaded once the browser is idle.
    name: 'overlays',
    test: paths('components/ui/modal-frame', 'components/feedback/toaster', '/@radix-ui/'),
    minShareCount: 1,
  },
  {
    // Before the chart's own, so that no page has the texts of gates in its first view. Data alone:
    // whatever these modules import would come along.
    name: 'meaning',
    test: paths(
      'shared/knowledge/(gate|channel|center|circuit|planet)-[a-z-]*texts[a-z-]*\\.data',
      '/@floating-ui/',
    ),
    minShareCount: 1,
  },
  {
    // What data of charts is made of; a team's first view draws none.
    name: 'facts',
    test: paths(
      'features/coach/components/(lazy-coach|coach-section|selection-ask)',
      `shared/engine/(?!${COMPUTING}|transits/|time/|penta/(?!links))`,
      'shared/contract/(charts|certainty)',
      'shared/domain/chart-text',
    ),
    minShareCount: 2,
  },
  {
    name: 'workplace',
    test: paths(
      'app/(header-team|workplace-keeper)',
      'pages/team-entrance',
      'features/workplace/',
      'team-management',
    ),
    minShareCount: 1,
  },
  {
    // A team's first view, with the sample team and the picture beside the plans.
    name: 'team-view',
    test: paths(
      'pages/(team-analysis|team-map|team-size|use-arrival|use-team-tab)',
      'features/penta/',
      'components/collapsible-panel',
      'shared/knowledge/(called-names|penta-certainty)',
    ),
    minShareCount: 2,
  },
  {
    // What several tabs of a team's page say; none of it is in its first view.
    name: 'brief',
    test: paths(
      'shared/knowledge/(team-brief|penta-brief-texts|penta-texts|suggested-actions|action-texts|meeting-texts)',
      'shared/engine/penta/(?!links)',
      'components/people/face',
    ),
    minShareCount: 2,
  },
  {
    name: 'chart',
    test: paths(
      `features/(bodygraph|charts|certainty|reading)/(?!${BELOW}|${CHAPTERS}|components/(first-|own-chart-toggle))`,
      'features/birth/(draft|tried-time)',
      'features/coach/components/(lazy-coach|coach-section)',
      `shared/engine/(?!${COMPUTING}|transits/|time/calendar-changes)`,
      `shared/knowledge/(?!${BELOW_TEXTS})`,
      'shared/contract/(charts|corrections|own-chart|certainty|reading)',
      'shared/reading/',
      'infiniteQueryOptions',
    ),
    minShareCount: 2,
  },
  // The history's first view has it; a result's chapters show it on phones.
  { name: 'mini-graph', test: paths('bodygraph/mini-graph'), minShareCount: 1 },
  { name: 'pages', test: paths('useInfiniteQuery', 'infiniteQueryObserver'), minShareCount: 2 },
  {
    // Apart from the chart's own, which the history and the form have as well.
    name: 'first-screen',
    test: paths('features/reading/components/first-'),
    minShareCount: 2,
  },
  { name: 'evidence', test: paths('evidence-chips', 'contract/evidence-'), minShareCount: 1 },
  {
    name: 'details',
    test: paths(
      `features/(bodygraph|charts|certainty)/(${BELOW})`,
      `shared/knowledge/(${BELOW_TEXTS})`,
      'shared/engine/time/calendar-changes',
    ),
    minShareCount: 2,
  },
  {
    name: 'engine',
    test: paths(`shared/engine/(${COMPUTING})`, 'features/first-chart/', 'lib/ephemeris-packs'),
    minShareCount: 2,
  },
  {
    // After the engine, which the drawing on the landing page has without transits.
    name: 'sky',
    test: paths('shared/engine/transits/', 'features/transits/', 'pages/use-chart-to-show'),
    minShareCount: 2,
  },
  {
    // With what they check by, after what that is made of, such as the names of types.
    name: 'forms',
    test: /[\\/](react-hook-form|@hookform|zod|components[\\/]form)[\\/]|ui[\\/]edit-conflict|\?schemas\.ts$/,
    minShareCount: 2,
  },
  {
    // Before the coach, whose answers are marked up as articles are.
    name: 'library',
    test: paths('shared/library/', 'contract/library', 'shared/domain/markdown'),
    minShareCount: 2,
  },
  {
    name: 'coach',
    test: paths(
      'features/coach/(?!components/team-coach-section)',
      'shared/contract/(coach|conversations)',
    ),
    minShareCount: 2,
  },
  {
    name: 'birth',
    test: paths('/downshift/', 'features/(birth|team-file)/', 'components/ui/answer-lines'),
    minShareCount: 2,
  },
  { name: 'sharing', test: paths('(features|contract)/sharing', 'ui/copy-link'), minShareCount: 2 },
  { name: 'invitations', test: paths('(features|contract)/invitations'), minShareCount: 2 },
  {
    name: 'accounts',
    test: paths(
      'features/(admin|accounts|billing)/',
      'components/(people/|ui/(stat-tile|pager))',
      'client/src/lib/use-list-filter',
      'shared/(?!contract/(samples|evidence-))',
    ),
    minShareCount: 2,
  },
];

/** The bundler's groups; everything that the entry imports is one chunk. */
export const CLIENT_CHUNKS = [
  { name: 'start', tags: ['$initial' as const], priority: CHUNKS.length + 1 },
  ...CHUNKS.map((chunk, index) => ({ ...chunk, priority: CHUNKS.length - index })),
];
