import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { type Preferences, setPreferences } from '#shared/contract/auth.ts';
import { currentUser } from './api.ts';

/** Stores the person's clock format optimistically, and rolls back if that fails. */
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
