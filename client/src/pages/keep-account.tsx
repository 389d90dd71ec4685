import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Button, ButtonAnchor } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { deletionBy, useUndoBy } from '#client/features/privacy/api.ts';
import { isStatus, messageOf } from '#client/lib/api.ts';
import { useDates } from '#client/lib/use-dates.ts';

const TITLE = 'Keep your account';

/** Where the link of the letter leads. Opening it changes nothing: mail scanners open links, too. */
export function KeepAccountPage({ token }: { token: string }) {
  const found = useQuery(deletionBy(token));
  const undoing = useUndoBy(token);
  if (undoing.isSuccess) return <Kept />;
  if (isStatus(found.error, 404)) return <Ended />;
  if (found.isPending) return <LoadingScreen />;
  if (!found.data) {
    return (
      <PageContainer width="reading">
        <LoadFailure query={found} title="Unable to load this page" level={1} />
      </PageContainer>
    );
  }
  return <Question dueAt={found.data.dueAt} undoing={undoing} />;
}

interface QuestionProps {
  dueAt: string;
  undoing: ReturnType<typeof useUndoBy>;
}

function Question({ dueAt, undoing }: QuestionProps) {
  const dates = useDates();
  return (
    <PageContainer width="reading">
      <PageHeading
        pageTitle={TITLE}
        lead={`It will be deleted on ${dates.instantDay(dueAt)}. Keep it and everything works as before.`}
      >
        Keep your account?
      </PageHeading>
      <Button
        pending={undoing.isPending}
        pendingLabel="Restoring..."
        onClick={() => undoing.mutate()}
      >
        Keep my account
      </Button>
      {undoing.isError && (
        <Notice tone="danger" role="alert" className="mt-6">
          {messageOf(undoing.error, 'We couldn’t restore your account. Please try again.')}
        </Notice>
      )}
    </PageContainer>
  );
}

function Kept() {
  return (
    <PageContainer width="reading">
      <PageHeading
        pageTitle={TITLE}
        lead="Nothing was deleted, and your links work again. Sign in to go on."
      >
        You kept your account
      </PageHeading>
      <ButtonAnchor href="/api/login">Sign in</ButtonAnchor>
    </PageContainer>
  );
}

function Ended() {
  return (
    <PageContainer width="reading">
      <PageHeading
        pageTitle={TITLE}
        lead="You may have used it before, or your account was deleted. Sign in to see whether it still exists."
      >
        This link doesn’t work anymore
      </PageHeading>
      <ButtonAnchor href="/api/login">Sign in</ButtonAnchor>
    </PageContainer>
  );
}
