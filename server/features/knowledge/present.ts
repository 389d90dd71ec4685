import type { VectorResult } from '#shared/contract/knowledge.ts';
import type { Found } from './service.ts';

/** A passage as a search result: headline and text in one. */
export function presentFound(found: Found): VectorResult {
  const { title, heading, text, similarity, filename, chunkIndex, totalChunks } = found;
  const headline = heading === title ? title : `${title}: ${heading}`;
  return {
    content: `${headline}\n\n${text}`,
    similarity,
    metadata: { filename, chunkIndex, totalChunks },
  };
}
