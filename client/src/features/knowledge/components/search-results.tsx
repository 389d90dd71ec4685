import { useId } from 'react';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import type { VectorAnswer, VectorResult } from '#shared/contract/knowledge.ts';
import { plainTextOf } from '../plain-text.ts';

/** The results of a search, nearest first. */
export function SearchResults({ query, results }: VectorAnswer) {
  return (
    <>
      <h2 className="mb-5 font-display text-xl font-semibold wrap-anywhere">
        {`Query: ${query} | Found ${results.length} results`}
      </h2>
      {results.length === 0 ? (
        <EmptyState title="No results found for this query." level={3}>
          Try other words, or the name of a type, gate or channel.
        </EmptyState>
      ) : (
        <ol aria-label="Results" className="grid gap-8">
          {results.map((result) => (
            <ResultItem
              key={`${result.metadata.filename} ${result.metadata.chunkIndex}`}
              result={result}
            />
          ))}
        </ol>
      )}
    </>
  );
}

function ResultItem({ result }: { result: VectorResult }) {
  const { content, similarity, metadata } = result;
  const titleId = useId();
  const percent = `${(similarity * 100).toFixed(1)}%`;
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={titleId} className="min-w-0 font-medium wrap-anywhere">
          {metadata.filename}
        </h3>
        <p className="figures text-sm text-muted">
          Chunk {metadata.chunkIndex + 1} of {metadata.totalChunks}
        </p>
      </div>
      <p className="flex items-center gap-3">
        <span className="sr-only">Similarity </span>
        <span className="figures w-14 text-sm font-medium">{percent}</span>
        <span aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-well">
          <span className="block h-full bg-accent" style={{ width: percent }} />
        </span>
      </p>
      <section
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too.
        tabIndex={0}
        className="max-h-64 max-w-prose overflow-y-auto rounded-md bg-well px-4 py-3 whitespace-pre-line wrap-anywhere"
      >
        {plainTextOf(content)}
      </section>
    </li>
  );
}
