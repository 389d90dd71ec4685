import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { chunksOfArticle } from '#shared/knowledge/article-chunks.ts';
import { knowledgeDocuments } from '#shared/knowledge/documents.ts';
import type { Passage } from '../../providers/passage.ts';

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
      about: chunk.about,
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
      about: { types: [], authorities: [], profiles: [] },
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
