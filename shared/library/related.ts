import type { CircuitGroup } from '../engine/channels.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS } from '../engine/channels.ts';
import { GATES } from '../engine/gates.ts';
import { PENTA_GATES } from '../engine/penta-matrix.ts';
import { asGate } from '../engine/wheel.ts';
import { slugOf } from './address.ts';
import type { Article } from './article.ts';
import type { LibraryEntry } from './schema.ts';

/** How many articles a page leads on to. */
const RELATED_MAX = 5;

const GROUP_ARTICLES: Readonly<Record<CircuitGroup, string>> = {
  Integration: 'channels-integration',
  Individual: 'channels-individual',
  Collective: 'channels-collective',
  Tribal: 'channels-tribal',
};

const centerArticle = (center: string) => `${slugOf(center)}-center`;

function aboutGate(id: string): string[] {
  const gate = asGate(Number(id));
  if (gate === null) return [];
  const { center, channels } = GATES[gate];
  const groups = channels.map((channel) => GROUP_ARTICLES[CHANNEL_BY_ID[channel].group]);
  const onATeam = PENTA_GATES.some((one) => one === gate) ? ['bg5-functions'] : [];
  return [centerArticle(center), ...groups, 'hanging-gates', ...onATeam, 'gates'];
}

function aboutChannel(id: string): string[] {
  const channel = CHANNEL_IDS.find((one) => one === id);
  if (channel === undefined) return [];
  const { group, centers } = CHANNEL_BY_ID[channel];
  return [
    GROUP_ARTICLES[group],
    ...centers.map(centerArticle),
    'pair-connections',
    'channels-overview',
  ];
}

/** The articles that are about what an entry is about, the closest first. */
function bySubject({ kind, id }: LibraryEntry, articles: readonly Article[]): string[] {
  const tagged = (has: (article: Article) => boolean) =>
    articles.filter(has).map(({ slug }) => slug);
  const lists = (values: readonly string[]) => values.includes(id);
  switch (kind) {
    case 'gates':
      return aboutGate(id);
    case 'channels':
      return aboutChannel(id);
    case 'centers':
      return [centerArticle(id), 'centers-overview', 'channels-overview'];
    case 'types':
      return [slugOf(id), ...tagged(({ about }) => lists(about.types)), 'leadership-by-type'];
    case 'authorities':
      return [
        ...tagged(({ about }) => lists(about.authorities)),
        'authority-overview',
        'saying-no',
        'job-offer',
      ];
    case 'profiles':
      return [...tagged(({ about }) => lists(about.profiles)), 'profiles-overview', 'lines'];
    case 'lines':
      return ['lines', 'profiles-overview', 'design-and-personality'];
    case 'definitions':
      return ['definition', 'bridging-a-split', 'learning-and-focus'];
    case 'articles':
      return besides(id, articles);
  }
}

/** Articles that share topics with this one, those with the most first. */
function besides(slug: string, articles: readonly Article[]): string[] {
  const topics = new Set(articles.find((one) => one.slug === slug)?.topics);
  const shared = (article: Article) => article.topics.filter((topic) => topics.has(topic)).length;
  return articles
    .filter((article) => article.slug !== slug && shared(article) > 0)
    .toSorted((a, b) => shared(b) - shared(a) || a.slug.localeCompare(b.slug))
    .map((article) => article.slug);
}

/** The articles to go on with after a page, at most five. */
export function relatedArticles(entry: LibraryEntry, articles: readonly Article[]): Article[] {
  const slugs = [...new Set(bySubject(entry, articles))];
  return slugs
    .flatMap((slug) => articles.find((article) => article.slug === slug) ?? [])
    .slice(0, RELATED_MAX);
}
