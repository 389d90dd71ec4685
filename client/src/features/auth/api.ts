import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { getCurrentUser, type Preferences, setPreferences } from '#shared/contract/auth.ts';

/** Who is signed in; fails with 401 when nobody is. */
export const currentUser = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: ({ signal }) => call(getCurrentUser, undefined, signal),
});

/** Keeps how the person wants times told; the page follows right away, and back if that fails. */
export function useSetPreferences() {
  const queryClient = useQueryClient();
  const show = (preferences: Preferences) =>
    queryClient.setQueryData(currentUser.queryKey, (user) => user && { ...user, ...preferences });
  return useMutation({
    mutationFn: (preferences: Preferences) => call(setPreferences, { body: preferences }),
    onMutate: (preferences) => {
      const before = queryClient.getQueryData(currentUser.queryKey);
      show(preferences);
      return before;
    },
    onError: (_error, _preferences, before) => before && show({ clock: before.clock }),
  });
}
