import { BRAND_NAME, BRAND_PROMISE } from '#shared/domain/brand.ts';
import { LIBRARY_KINDS, type LibraryKind } from '#shared/library/address.ts';
import { KIND_TEXTS, OVERVIEW } from '#shared/library/kinds.data.ts';
import type { Library } from '#shared/library/library.ts';
import type { PageHead } from './platform/http/page-head.ts';

/** Pages for everybody outside the library. Descriptions say what a reader finds there. */
const PUBLIC_PAGES: Readonly<Record<string, Pick<PageHead, 'title' | 'description'>>> = {
  '/': {
    title: `${BRAND_NAME}: ${BRAND_PROMISE}`,
    description:
      'Enter a birth date, time, and place and get an exact Human Design chart, explained for the way you work, in seconds.',
  },
  '/pricing': {
    title: `Pricing · ${BRAND_NAME}`,
    description:
      'Your own chart comes without a plan. Team plans show who covers what, what’s missing, and how each pair gets along. Billed annually.',
  },
  '/sample': {
    title: `Sample result · ${BRAND_NAME}`,
    description:
      'A complete result to try without signing in: how this person decides, what they bring, and the chart behind it.',
  },
  '/sample/team': {
    title: `Sample team · ${BRAND_NAME}`,
    description:
      'A team of three to try without signing in: who covers what, what’s missing, and how each pair works together.',
  },
  '/about': {
    title: `About · ${BRAND_NAME}`,
    description: 'Why we made this, how a chart is computed, and the sources we build on.',
  },
  '/support': {
    title: `Support · ${BRAND_NAME}`,
    description: 'Answers to common questions, and how to reach a person.',
  },
  '/terms': {
    title: `Terms of Service & Privacy Policy · ${BRAND_NAME}`,
    description:
      'What you can expect from us, what we expect from you, and what happens to your data.',
  },
};

/** The same for every shared chart: a preview in a chat says nothing of the person. */
const SHARED_PAGE: PageHead = {
  path: '/s',
  title: `A chart shared with you · ${BRAND_NAME}`,
  description: 'Open it to see how this person decides and works best.',
  isUnlisted: true,
};

/** The same for every invitation: a preview in a chat names neither team nor organization. */
const INVITATION_PAGE: PageHead = {
  path: '/join',
  title: `An invitation to a team · ${BRAND_NAME}`,
  description: 'Read who asks, choose how much they see, and get your own chart.',
  isUnlisted: true,
};

const PERSONAL_PAGE: PageHead = {
  path: '/my-place',
  title: `What you share · ${BRAND_NAME}`,
  description: 'Your own chart, and how much your team can see of it.',
  isUnlisted: true,
};

/** Drawn by `scripts/bake-library-cards.ts`. */
const pictureOf = (kind: LibraryKind): NonNullable<PageHead['image']> => ({
  path: `/cards/${kind}.png`,
  alt: `${KIND_TEXTS[kind].title}, beside a bodygraph`,
});

const KEEP_ACCOUNT_PAGE: PageHead = {
  path: '/keep-account',
  title: `Keep your account? · ${BRAND_NAME}`,
  description: 'Undo the deletion of your account.',
  isUnlisted: true,
};

function libraryHead(library: Library, path: string): PageHead {
  const kind = LIBRARY_KINDS.find((one) => path === `/library/${one}`);
  if (path === '/library') {
    return { path, title: `${OVERVIEW.documentTitle} · ${BRAND_NAME}`, description: OVERVIEW.lead };
  }
  if (kind) {
    const { title, lead } = KIND_TEXTS[kind];
    return {
      path,
      title: `${title} in plain words · ${BRAND_NAME}`,
      description: lead,
      image: pictureOf(kind),
    };
  }
  const page = library.pageAt(path);
  if (page === null) {
    return {
      path,
      title: `Not in the library · ${BRAND_NAME}`,
      description: OVERVIEW.lead,
      status: 404,
    };
  }
  return {
    path,
    title: `${page.documentTitle} · ${BRAND_NAME}`,
    description: page.description,
    image: pictureOf(page.kind),
  };
}

/** The head of the page at a path; null for pages that only their reader may see. */
export function pageHeadOf(library: () => Library, path: string): PageHead | null {
  const own = path.length > 1 ? path.replace(/\/$/, '') : path;
  const known = Object.hasOwn(PUBLIC_PAGES, own) ? PUBLIC_PAGES[own] : undefined;
  if (known) return { ...known, path: own };
  if (own.startsWith('/s/')) return SHARED_PAGE;
  if (own.startsWith('/join/')) return INVITATION_PAGE;
  if (own.startsWith('/my-place/')) return PERSONAL_PAGE;
  if (own.startsWith('/keep-account/')) return KEEP_ACCOUNT_PAGE;
  return own === '/library' || own.startsWith('/library/') ? libraryHead(library(), own) : null;
}

/** Every address that search engines may list. */
export function publicPaths(library: Library): string[] {
  return [
    ...Object.keys(PUBLIC_PAGES),
    '/library',
    ...LIBRARY_KINDS.map((kind) => `/library/${kind}`),
    ...library.entries.map(({ path }) => path),
  ];
}
