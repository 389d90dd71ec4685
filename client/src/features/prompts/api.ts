import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import {
  createMasterPrompts,
  getMasterPrompts,
  listMasterPromptVersions,
  type MasterPrompts,
  PROMPT_VERSIONS_PER_PAGE,
  restoreMasterPrompts,
  updateMasterPrompts,
} from '#shared/contract/prompts.ts';

const ALL = ['prompts'] as const;

/** The current prompts; refetched whenever the screen opens. */
export const masterPrompts = queryOptions({
  queryKey: [...ALL, 'current'],
  queryFn: ({ signal }) => call(getMasterPrompts, undefined, signal),
  gcTime: 0,
});

/** Every version of the prompts, page by page, newest first. */
export const promptVersions = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...ALL, 'versions', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        listMasterPromptVersions,
        { params: { id }, query: pageParam === null ? {} : { before: pageParam } },
        signal,
      ),
    staleTime: 0,
    initialPageParam: null as number | null,
    getNextPageParam: (page) =>
      page.length < PROMPT_VERSIONS_PER_PAGE ? null : (page.at(-1)?.version ?? null),
  });

export interface PromptWords {
  individualCoachPrompt: string;
  teamCoachPrompt: string;
}

/** Stores the latest response in the cache. */
function useKeeping() {
  const queryClient = useQueryClient();
  return (saved: MasterPrompts) => {
    queryClient.setQueryData(masterPrompts.queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: [...ALL, 'versions'] });
  };
}

/** Saves prompts based on the state that was read; fails with 409 when there is a later one. */
export function useSavePrompts() {
  const keep = useKeeping();
  return useMutation({
    mutationFn: ({ words, base }: { words: PromptWords; base: MasterPrompts }) =>
      base.id === null
        ? call(createMasterPrompts, { body: words })
        : call(updateMasterPrompts, {
            params: { id: base.id },
            body: { ...words, ...(base.updatedAt === null ? {} : { updatedAt: base.updatedAt }) },
          }),
    onSuccess: keep,
  });
}

export function useRestorePrompts(id: string) {
  const keep = useKeeping();
  return useMutation({
    mutationFn: (version: number) => call(restoreMasterPrompts, { params: { id, version } }),
    onSuccess: keep,
  });
}

/** Fetches the current prompts, bypassing the cache. */
export function readPrompts(): Promise<MasterPrompts> {
  return call(getMasterPrompts);
}
