import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { ConfirmDialog } from '#client/components/ui/confirm-dialog.tsx';
import { CopyLink } from '#client/components/ui/copy-link.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { BodygraphStill } from '#client/features/bodygraph/bodygraph-still.tsx';
import {
  ownPlace,
  useAnswerMove,
  useSetLevel,
  useWithdraw,
} from '#client/features/invitations/api.ts';
import { arrivalBy } from '#client/features/invitations/arrival.ts';
import { Consent } from '#client/features/invitations/components/consent.tsx';
import { LevelChoice } from '#client/features/invitations/components/level-choice.tsx';
import { MoveQuestion } from '#client/features/invitations/components/move-question.tsx';
import { OwnChart } from '#client/features/invitations/components/own-chart.tsx';
import { LEVEL_LABELS } from '#client/features/invitations/level-labels.ts';
import { isStatus, messageOf } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { OwnPlace } from '#shared/contract/invitations.ts';
import type { VisibilityLevel } from '#shared/domain/visibility.ts';

/** A person's own page in a team: their chart, what they share, and the way out; by personal link. */
export function MyPlacePage({ token }: { token: string }) {
  const query = useQuery(ownPlace(token));
  const [leftTeam, setLeftTeam] = useState<string | null>(null);
  if (leftTeam !== null) return <Left teamName={leftTeam} />;
  if (isStatus(query.error, 404)) return <Ended />;
  if (query.data) return <Place token={token} place={query.data} onLeft={setLeftTeam} />;
  if (query.isPending) return <LoadingScreen />;
  return (
    <PageContainer width="reading">
      <LoadFailure query={query} title="Unable to load what you share" level={1} />
    </PageContainer>
  );
}

function Ended() {
  return (
    <PageContainer width="reading">
      <PageHeading
        pageTitle="What you share"
        lead="You may have withdrawn, or your place in the team was removed. The team has no data from you by this link."
      >
        This link doesn’t work anymore
      </PageHeading>
      <ButtonLink href={paths.start}>Get your own chart</ButtonLink>
    </PageContainer>
  );
}

function Left({ teamName }: { teamName: string }) {
  return (
    <PageContainer width="reading">
      <PageHeading
        pageTitle="What you share"
        lead="Your birth details, your chart and everything based on them are gone from the team."
      >
        <span className="wrap-anywhere">
          You left <bdi>{teamName}</bdi>
        </span>
      </PageHeading>
      <ButtonLink href={paths.start}>Get your own chart</ButtonLink>
    </PageContainer>
  );
}

interface PlaceProps {
  token: string;
  place: OwnPlace;
  onLeft: (teamName: string) => void;
}

function Place({ token, place, onLeft }: PlaceProps) {
  const arrival = arrivalBy(token);
  const { teamName } = place;
  return (
    <PageContainer>
      {arrival && (
        <Notice tone="ok" role="status" title={`You joined ${teamName}`} className="mb-6">
          {arrival.isMailed
            ? 'We’ve also emailed you your personal link.'
            : 'Keep your personal link: it’s the only way back to this page.'}
        </Notice>
      )}
      <Move token={token} place={place} />
      <PageHeading pageTitle="What you share" lead={place.lead}>
        {place.statement}
      </PageHeading>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid gap-8">
          <OwnChart place={place} />
          <Sharing token={token} place={place} />
          <CopyLink
            label="Your personal link"
            href={new URL(paths.myPlace.to(token), window.location.origin).href}
            note="Keep it to yourself: whoever has it can see your chart and withdraw for you."
          />
          <Withdrawal token={token} place={place} onLeft={onLeft} />
        </div>
        <div className="mx-auto w-full max-w-[25rem] lg:row-start-1 lg:col-start-2">
          <BodygraphStill charts={[place.activations]} label={`Your bodygraph, ${place.name}`} />
        </div>
      </div>
    </PageContainer>
  );
}

function Move({ token, place }: Pick<PlaceProps, 'token' | 'place'>) {
  const answer = useAnswerMove(token);
  return (
    <div className="mb-6 empty:hidden">
      <MoveQuestion place={place} answer={answer} />
    </div>
  );
}

function Sharing({ token, place }: Pick<PlaceProps, 'token' | 'place'>) {
  const change = useSetLevel(token);
  const dates = useDates();
  // While a change is on its way, what was chosen is shown.
  const shown: VisibilityLevel = change.isPending ? change.variables : place.level;
  return (
    <section aria-labelledby="sharing-title" className="grid gap-4 border-t border-line pt-6">
      <h2 id="sharing-title" className="font-display text-xl font-medium wrap-anywhere">
        What <bdi>{place.teamName}</bdi> sees of you
      </h2>
      <LevelChoice level={shown} onChoose={(level) => change.mutate(level)} />
      <p role="status" className="text-sm text-muted">
        {change.isSuccess && `Saved: your team now sees “${LEVEL_LABELS[change.data].name}”. `}
        You joined on {dates.instantDay(place.joinedAt)}.
      </p>
      {change.isError && (
        <Notice tone="danger" role="alert">
          {messageOf(change.error, 'We couldn’t save your choice. Please try again.')}
        </Notice>
      )}
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2 font-medium">
          What you agreed to, and who sees what
        </summary>
        <div className="pt-2">
          <Consent {...place} />
        </div>
      </details>
    </section>
  );
}

function Withdrawal({ token, place, onLeft }: PlaceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const leaving = useWithdraw(token);
  return (
    <section aria-labelledby="leave-title" className="grid justify-items-start gap-3">
      <h2 id="leave-title" className="font-display text-xl font-medium">
        Leave the team
      </h2>
      <p className="max-w-reading text-pretty">
        Withdraw and your birth details, your chart and everything based on them leave the team
        right away.
      </p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Withdraw...
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Withdraw from the team?"
        subject={place.teamName}
        description="Your data leave the team right away, and this link stops working. You can’t undo this; to come back, you need a new invitation."
        confirmLabel="Withdraw"
        pendingLabel="Withdrawing..."
        onConfirm={() => leaving.mutate(undefined, { onSuccess: () => onLeft(place.teamName) })}
        pending={leaving.isPending}
        error={
          leaving.isError && messageOf(leaving.error, 'We couldn’t withdraw you. Please try again.')
        }
      />
    </section>
  );
}
