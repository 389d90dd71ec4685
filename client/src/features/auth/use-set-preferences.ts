import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { type ChangedPreferences, setPreferences } from '#shared/contract/auth.ts';
import { currentUser } from './api.ts';

/** Stores what the person prefers optimistically, and rolls back if that fails. */
export function useSetPreferences() {
  const queryClient = useQueryClient();
  const show = (changed: ChangedPreferences) =>
    queryClient.setQueryData(
      currentUser.queryKey,
      (user) =>
        user && {
          ...user,
          ...changed,
          clock: 'clock' in changed ? (changed.clock ?? null) : user.clock,
        },
    );
  return useMutation({
    mutationFn: (changed: ChangedPreferences) => call(setPreferences, { body: changed }),
    onMutate: (changed) => {
      const before = queryClient.getQueryData(currentUser.queryKey);
      show(changed);
      return before;
    },
    onError: (_error, _changed, before) =>
      before && show({ clock: before.clock, signInLetters: before.signInLetters }),
  });
}
