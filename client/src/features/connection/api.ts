import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '#client/lib/api.ts';
import { getConnection } from '#shared/contract/connection.ts';

const FINAL: ReadonlySet<number> = new Set([403, 404, 422]);

/** What two charts make together; asked again on return, since either can be deleted or withdrawn. */
export const connection = (a: string, b: string) =>
  queryOptions({
    queryKey: ['connection', a, b],
    queryFn: ({ signal }) => call(getConnection, { params: { a, b } }, signal),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    retry: (failures, error) => failures < 1 && refusalCodeOf(error) === null,
  });

/** The code of a refusal that asking again doesn't change; null for any other error. */
export function refusalCodeOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || !FINAL.has(error.status)) return null;
  return error.body?.code ?? null;
}
