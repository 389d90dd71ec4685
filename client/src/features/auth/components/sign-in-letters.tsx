import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Switch } from '#client/components/ui/switch.tsx';
import { currentUser } from '../api.ts';
import { useSetPreferences } from '../use-set-preferences.ts';

/** Turns emails about sign-ins with new browsers on and off; nothing where no email is sent. */
export function SignInLetters() {
  const hintId = useId();
  const { data: user } = useQuery(currentUser);
  const preferences = useSetPreferences();
  if (user?.signInLetters === undefined) return null;

  function choose(signInLetters: boolean) {
    preferences.mutate(
      { signInLetters },
      {
        onError: (error) =>
          toastFailure(error, 'Your choice wasn’t saved. Please try again in a moment.'),
      },
    );
  }

  return (
    <div>
      <Switch
        label="Email me about new browsers"
        checked={user.signInLetters}
        onChange={(event) => choose(event.target.checked)}
        aria-describedby={hintId}
      />
      <p id={hintId} className="text-sm text-muted">
        You’ll hear of the first sign-in with each browser from now on, this one included. A cookie
        tells your browsers apart.
      </p>
    </div>
  );
}
