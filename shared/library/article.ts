import { chunksOfArticle, type PeopleTags } from '../knowledge/article-chunks.ts';
import { entryOf } from './page-parts.ts';
import type { LibraryEntry } from './schema.ts';

/** An article of the knowledge base as the library shows it. */
export interface Article {
  /** The file's name without ".md". */
  readonly slug: string;
  readonly title: string;
  readonly topics: readonly string[];
  readonly about: PeopleTags;
  /** Confidence in its facts, if the article states one. */
  readonly confidence: string | null;
  /** The first has no heading of its own when its title is the article's. */
  readonly sections: readonly { readonly title: string; readonly body: string }[];
}

/**
 * Reads an article's markdown with its front matter.
 * @throws MalformedArticle
 */
export function readArticle(filename: string, markdown: string): Article {
  const chunks = chunksOfArticle(filename, markdown);
  const [first] = chunks;
  if (first === undefined) throw new RangeError(`${filename} has no text`);
  const sections: { title: string; body: string }[] = [];
  for (const { heading, text } of chunks) {
    const last = sections.at(-1);
    if (last?.title === heading) last.body += `\n\n${text}`;
    else sections.push({ title: heading, body: text });
  }
  const { articleId, title, topics, about, confidence } = first;
  return { slug: articleId, title, topics, about, confidence, sections };
}

export function articleEntry({ slug, title }: Article): LibraryEntry {
  return entryOf('articles', slug, title, '');
}
