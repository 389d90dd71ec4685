import type { VectorResult } from '#shared/contract/knowledge.ts';
import type { Found } from './service.ts';

/** A found passage as the search's answer has it: its headline and its text in one. */
export function presentFound(found: Found): VectorResult {
  const { title, heading, text, similarity, filename, chunkIndex, totalChunks } = found;
  const headline = heading === title ? title : `${title}: ${heading}`;
  return {
    content: `${headline}\n\n${text}`,
    similarity,
    metadata: { filename, chunkIndex, totalChunks },
  };
}
