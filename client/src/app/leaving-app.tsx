import { useMemo } from 'react';
import { HomeLink } from '#client/components/layout/brand.tsx';
import { SkipLink } from '#client/components/layout/skip-link.tsx';
import { readerDates } from '#client/lib/dates.ts';
import { DatesContext } from '#client/lib/use-dates.ts';
import { LeavingPage } from '#client/pages/leaving.tsx';
import type { CurrentUser } from '#shared/contract/auth.ts';

/** All that somebody sees whose account is about to be deleted. */
export function LeavingApp({ user }: { user: CurrentUser }) {
  const dates = useMemo(() => readerDates(user.clock), [user.clock]);
  return (
    <DatesContext value={dates}>
      <SkipLink />
      {/* Without the frame's links: there is no other page for them. */}
      <header className="mx-auto flex min-h-14 w-full max-w-page items-center px-gutter py-2 lg:min-h-18">
        <HomeLink />
      </header>
      <LeavingPage dueAt={user.deletionDueAt ?? ''} />
    </DatesContext>
  );
}
