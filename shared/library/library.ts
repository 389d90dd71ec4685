import { AUTHORITY_NAMES } from '../engine/authority.ts';
import { CENTER_IDS } from '../engine/centers.ts';
import { CHANNEL_IDS } from '../engine/channels.ts';
import { DEFINITIONS } from '../engine/definition.ts';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { PROFILE_IDS } from '../engine/profile.ts';
import { GATE_NUMBERS } from '../engine/wheel.ts';
import { LINES } from '../knowledge/profiles.ts';
import { LIBRARY_KINDS, type LibraryKind, libraryPath } from './address.ts';
import { type Article, articleEntry } from './article.ts';
import { centerPage, channelPage, gatePage, graphEntries } from './graph-pages.ts';
import { type ComposedPage, descriptionOf, linkTo } from './page-parts.ts';
import {
  authorityEntry,
  authorityPage,
  definitionPage,
  linePage,
  personEntries,
  profileEntry,
  profilePage,
  typeEntry,
  typePage,
} from './person-pages.ts';
import { relatedArticles } from './related.ts';
import type { LibraryEntry, LibraryPage } from './schema.ts';

export interface Library {
  /** Every page in the order of the overview. */
  readonly entries: readonly LibraryEntry[];
  /** The page at an address; null where there is none. */
  pageAt(path: string): LibraryPage | null;
}

const CONFIDENCE: Readonly<Record<string, string>> = {
  high: 'The facts in this article are well attested in the field.',
  medium: 'Sources differ on some points in this article; we say which reading we follow.',
};

function articlePage(article: Article): ComposedPage {
  const [opening = ''] = article.sections[0]?.body.split('\n\n') ?? [];
  const sentences = opening.match(/[^.!?]+[.!?]+/g)?.map((sentence) => sentence.trim()) ?? [];
  const { types, authorities, profiles } = article.about;
  const about = [
    ...types.map(typeEntry),
    ...authorities.map(authorityEntry),
    ...profiles.map(profileEntry),
  ].map(linkTo);
  const certainty =
    CONFIDENCE[article.confidence ?? ''] ??
    'Sources differ widely on this subject; read it as one view among several.';
  return {
    ...articleEntry(article),
    documentTitle: article.title,
    description: descriptionOf(...(sentences.length > 0 ? sentences : [article.title])),
    lead: '',
    figure: null,
    facts: [],
    sections: article.sections.map(({ title, body }) => ({
      title: title === article.title ? '' : title,
      body,
    })),
    lines: [],
    neighbors: about.length > 0 ? [{ title: 'Who it’s about', links: about }] : [],
    sources: [certainty, 'The text is our own, checked against the tables behind every chart.'],
  };
}

const inOrder = (a: LibraryEntry, b: LibraryEntry) =>
  LIBRARY_KINDS.indexOf(a.kind) - LIBRARY_KINDS.indexOf(b.kind);

/** How each page is composed, by its address; nothing is composed before it's asked for. */
function composers(articles: readonly Article[]): ReadonlyMap<string, () => ComposedPage> {
  const pages: [string, () => ComposedPage][] = [];
  const add = <T extends string | number>(
    kind: LibraryKind,
    terms: readonly T[],
    compose: (term: T) => ComposedPage,
  ) => {
    for (const term of terms) pages.push([libraryPath(kind, term), () => compose(term)]);
  };
  add('types', TYPE_NAMES, typePage);
  add('authorities', AUTHORITY_NAMES, authorityPage);
  add('profiles', PROFILE_IDS, profilePage);
  add('lines', LINES, linePage);
  add('definitions', DEFINITIONS, definitionPage);
  add('centers', CENTER_IDS, centerPage);
  add('channels', CHANNEL_IDS, channelPage);
  add('gates', GATE_NUMBERS, gatePage);
  for (const article of articles) {
    pages.push([libraryPath('articles', article.slug), () => articlePage(article)]);
  }
  return new Map(pages);
}

/** The public library: gates, channels, centers, what describes people, and the articles. */
export function createLibrary(articles: readonly Article[]): Library {
  const entries = [...personEntries(), ...graphEntries(), ...articles.map(articleEntry)];
  const pages = composers(articles);
  return {
    entries: entries.toSorted(inOrder),
    pageAt(path) {
      const page = pages.get(path)?.();
      if (!page) return null;
      return {
        ...page,
        articles: relatedArticles(page, articles).map((one) => linkTo(articleEntry(one))),
      };
    },
  };
}
