import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { chunksOfArticle } from '#shared/knowledge/article-chunks.ts';
import { knowledgeDocuments } from '#shared/knowledge/documents.ts';

/** A piece of the knowledge base: the unit of search and citation. */
export interface Passage {
  readonly articleId: string;
  /** Its file; entries of the reference tables have a virtual one. */
  readonly filename: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly topics: readonly string[];
  /** The gates that a passage of the reference tables is about; none for an article's. */
  readonly gates: readonly number[];
  /** Questions that the article answers in other words; searched, never shown. */
  readonly asked: readonly string[];
  /** Zero-based. */
  readonly chunkIndex: number;
  readonly totalChunks: number;
  /** Changes when anything above does. */
  readonly contentHash: string;
}

function withHash(passage: Omit<Passage, 'contentHash'>): Passage {
  const contentHash = createHash('sha256').update(JSON.stringify(passage)).digest('hex');
  return { ...passage, contentHash };
}

/** The text to embed for a passage: its headline with the questions, a blank line, its text. */
export function embeddedText({ title, heading, topics, asked, text }: Passage): string {
  const headline = [title, ...(heading === title ? [] : [heading]), topics.join(', '), ...asked];
  return `${headline.filter(Boolean).join('\n')}\n\n${text}`;
}

/** The passages of one article's file. */
export function passagesOfArticle(filename: string, markdown: string): Passage[] {
  return chunksOfArticle(filename, markdown).map((chunk) =>
    withHash({
      articleId: chunk.articleId,
      filename,
      title: chunk.title,
      heading: chunk.heading,
      text: chunk.text,
      topics: chunk.topics,
      gates: [],
      asked: chunk.asked,
      chunkIndex: chunk.index,
      totalChunks: chunk.total,
    }),
  );
}

/**
 * The reference tables that no article covers: gates, channels and what they do in a pair or a
 * Penta, one passage for each entry. Types, authorities, profiles and centers have articles.
 */
const REFERENCE = /^(?:gate|channel|(?:penta|pair)-(?:gate|channel))-/;

function referencePassages(): Passage[] {
  const entries = knowledgeDocuments().filter(({ id }) => REFERENCE.test(id));
  return entries.map(({ id, title, text, gates }) =>
    withHash({
      articleId: id,
      filename: `reference/${id}`,
      title,
      heading: title,
      text,
      topics: [],
      gates,
      asked: [],
      chunkIndex: 0,
      totalChunks: 1,
    }),
  );
}

/**
 * The whole knowledge base in a fixed order: the articles of a folder by name, then the reference
 * tables.
 * @param folder a file URL that ends in a slash
 * @throws MalformedArticle, or the system's error when the folder cannot be read
 */
export function loadPassages(folder: URL): Passage[] {
  const articles = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return [
    ...articles
      .toSorted()
      .flatMap((name) => passagesOfArticle(name, readFileSync(new URL(name, folder), 'utf8'))),
    ...referencePassages(),
  ];
}
