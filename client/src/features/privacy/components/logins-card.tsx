import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { ConfirmMutation } from '#client/components/form/confirm-mutation.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { navigateAway } from '#client/lib/navigate-away.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { RunningLogin } from '#shared/contract/privacy.ts';
import { runningLogins, useSignOutEverywhere } from '../api.ts';

const SIGN_OUT_HREF = '/api/logout';

/**
 * Where the person is signed in, and how to end all of it.
 * @param children what else there is to choose about sign-ins
 */
export function LoginsCard({ children }: { children?: ReactNode }) {
  const titleId = useId();
  // Other browsers sign in and out meanwhile.
  const found = useQuery({ ...runningLogins, staleTime: 0 });
  const ending = useSignOutEverywhere();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card as="section" labelledBy={titleId} padding="lg" className="grid gap-4">
      <CardTitle id={titleId}>Where you’re signed in</CardTitle>
      {found.isPending && (
        <SkeletonGroup label="Loading your sign-ins">
          <Skeleton className="h-20 w-full" />
        </SkeletonGroup>
      )}
      {found.isLoadingError && (
        <LoadFailure query={found} title="We couldn’t load your sign-ins" level={3} />
      )}
      {found.data && (
        <ul aria-label="Sign-ins" className="divide-y divide-line">
          {found.data.map((login) => (
            <Login key={`${login.signedInAt} ${login.lastSeenAt}`} login={login} />
          ))}
        </ul>
      )}
      <p className="text-muted">
        See one you don’t recognize? Sign out everywhere, then change your password where you sign
        in.
      </p>
      <div>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      {children}
      <ConfirmMutation
        mutation={ending}
        variables={isAsking ? undefined : null}
        open={isAsking}
        title="Sign out everywhere?"
        description="You’ll be signed out on every device, including this one."
        confirmLabel="Sign out everywhere"
        pendingLabel="Signing out..."
        done={{ title: 'Signed out everywhere' }}
        failed="Failed to sign out everywhere. Please try again."
        onDone={() => navigateAway(SIGN_OUT_HREF)}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}

function Login({ login }: { login: RunningLogin }) {
  const dates = useDates();
  return (
    <li className="py-3">
      <p className="font-medium">{login.isThisOne ? 'This browser' : 'Another browser'}</p>
      <p className="text-sm text-muted">
        Signed in {dates.instant(login.signedInAt)} · Last active{' '}
        {dates.ago(login.lastSeenAt, new Date())}
      </p>
    </li>
  );
}
