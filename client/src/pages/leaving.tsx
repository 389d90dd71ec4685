import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Button, ButtonAnchor } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { useUndoDeletion } from '#client/features/privacy/api.ts';
import { messageOf } from '#client/lib/api.ts';
import { navigateAway } from '#client/lib/navigate-away.ts';
import { paths } from '#client/lib/paths.ts';
import { useDates } from '#client/lib/use-dates.ts';

/** When the signed-in person's account is deleted, and the way back. */
export function LeavingPage({ dueAt }: { dueAt: string }) {
  const dates = useDates();
  const undoing = useUndoDeletion();
  return (
    <PageContainer width="reading">
      <PageHeading
        pageTitle="Your account"
        lead="Until then nobody can use your links, and nothing is lost. Keep your account and everything works as before."
      >
        Your account will be deleted on {dates.instantDay(dueAt)}
      </PageHeading>
      <div className="flex flex-wrap gap-3">
        <Button
          pending={undoing.isPending}
          pendingLabel="Restoring..."
          onClick={() => undoing.mutate(undefined, { onSuccess: () => navigateAway(paths.start) })}
        >
          Keep my account
        </Button>
        <ButtonAnchor variant="secondary" href="/api/logout">
          Sign out
        </ButtonAnchor>
      </div>
      {undoing.isError && (
        <Notice tone="danger" role="alert" className="mt-6">
          {messageOf(undoing.error, 'We couldn’t restore your account. Please try again.')}
        </Notice>
      )}
    </PageContainer>
  );
}
