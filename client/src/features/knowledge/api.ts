import { useMutation } from '@tanstack/react-query';
import { ApiError, call } from '#client/lib/api.ts';
import { type VectorAnswer, vectorSearch } from '#shared/contract/knowledge.ts';

/** Searches the knowledge base; the last result is kept until another search succeeds. */
export function useVectorSearch(onFound: (answer: VectorAnswer) => void) {
  return useMutation({
    mutationFn: (query: string) => call(vectorSearch, { body: { query } }),
    onSuccess: onFound,
  });
}

/**
 * The message of a failed search: the status with the server's text, or the error's own message.
 */
export function searchFailureOf(error: unknown): string {
  if (error instanceof ApiError) return `HTTP ${error.message}`;
  return error instanceof Error && error.message !== '' ? error.message : 'Unknown error occurred';
}
