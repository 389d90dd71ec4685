import { readdirSync, readFileSync } from 'node:fs';
import { libraryPath } from '#shared/library/address.ts';
import { readArticle } from '#shared/library/article.ts';
import { createLibrary, type Library } from '#shared/library/library.ts';
import { linkTo } from '#shared/library/page-parts.ts';
import type { LibraryLink, LibraryPage } from '#shared/library/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { type Found, search } from '../knowledge/service.ts';

/**
 * The library with the articles of a folder, read when it's first asked for.
 * @param folder a file URL that ends in a slash
 */
export function openLibrary(folder: URL): () => Library {
  let library: Library | undefined;
  return () => {
    library ??= createLibrary(
      readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .toSorted()
        .map((name) => readArticle(name, readFileSync(new URL(name, folder), 'utf8'))),
    );
    return library;
  };
}

/** @throws AppError library.not_found */
export function pageOf(library: Library, address: { kind: string; slug: string }): LibraryPage {
  const page = library.pageAt(`/library/${address.kind}/${address.slug}`);
  if (page === null) throw new AppError('library.not_found');
  return page;
}

const FOUND_MAX = 12;
const RESULTS_MAX = 6;
const EXCERPT_MAX = 180;

/** Where a passage of the knowledge base stands in the library; team and pair entries are parts of pages. */
function pathOf({ articleId }: Found): string {
  const [, kind, id] = /^(?:penta-|pair-)?(gate|channel)-(.+)$/.exec(articleId) ?? [];
  if (kind === undefined || id === undefined) return libraryPath('articles', articleId);
  return libraryPath(kind === 'gate' ? 'gates' : 'channels', id);
}

/** The start of a passage without its marks, cut between words. */
function excerptOf({ text }: Found): string {
  const plain = text
    .replaceAll(/[*_`#]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= EXCERPT_MAX) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', EXCERPT_MAX))} …`;
}

/**
 * Pages that answer a question, each once, best first.
 * @throws AppError knowledge.unavailable
 */
export async function searchPages(
  ctx: Ctx,
  library: Library,
  query: string,
): Promise<(LibraryLink & { excerpt: string })[]> {
  const results = new Map<string, LibraryLink & { excerpt: string }>();
  for (const found of await search(ctx, query, FOUND_MAX)) {
    const path = pathOf(found);
    const entry = library.entries.find((one) => one.path === path);
    if (entry && !results.has(path)) {
      results.set(path, { ...linkTo(entry), excerpt: excerptOf(found) });
    }
  }
  return [...results.values()].slice(0, RESULTS_MAX);
}
