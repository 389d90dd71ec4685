import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { PlaceAccess } from '#client/features/birth/api.ts';
import { BirthForm } from '#client/features/birth/components/birth-form.tsx';
import { forgetDraft } from '#client/features/birth/draft.ts';
import { declineBy, invitation, joinBy } from '#client/features/invitations/api.ts';
import { noteArrival } from '#client/features/invitations/arrival.ts';
import { Consent } from '#client/features/invitations/components/consent.tsx';
import { LevelChoice } from '#client/features/invitations/components/level-choice.tsx';
import { isStatus, messageOf } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { NewChart } from '#shared/contract/charts.ts';
import type { InvitationPage } from '#shared/contract/invitations.ts';
import type { VisibilityLevel } from '#shared/domain/visibility.ts';

/** Where an invited person reads what is asked, and joins or says no; without an account. */
export function JoinPage({ token }: { token: string }) {
  const query = useQuery(invitation(token));
  const [isDeclined, setIsDeclined] = useState(false);
  if (isDeclined) return <Declined />;
  // A revoked invitation shows nothing anymore, whatever was loaded before.
  if (isStatus(query.error, 404)) return <Ended />;
  if (query.data) {
    return <Invited token={token} page={query.data} onDecline={() => setIsDeclined(true)} />;
  }
  if (query.isPending) return <LoadingScreen />;
  return (
    <PageContainer width="reading">
      <LoadFailure query={query} title="Unable to load this invitation" level={1} />
    </PageContainer>
  );
}

function Ended() {
  return (
    <PageContainer width="reading">
      <PageHeading
        pageTitle="Invitation"
        lead="It may have expired, been used, or been revoked. Ask the person who sent it for a new one."
      >
        This invitation doesn’t work anymore
      </PageHeading>
      <ButtonLink href={paths.start}>Get your own chart</ButtonLink>
    </PageContainer>
  );
}

function Declined() {
  return (
    <PageContainer width="reading">
      <PageHeading
        pageTitle="Invitation"
        lead="We’ve told the team that you said no. Nothing about you was stored."
      >
        You said no
      </PageHeading>
      <ButtonLink href={paths.start}>Get your own chart</ButtonLink>
    </PageContainer>
  );
}

interface InvitedProps {
  token: string;
  page: InvitationPage;
  onDecline: () => void;
}

function Invited({ token, page, onDecline }: InvitedProps) {
  const { organization, teamName } = page;
  const dates = useDates();
  return (
    <PageContainer width="reading">
      <PageHeading
        pageTitle="Invitation"
        lead={
          <>
            <bdi>{organization}</bdi> asks you to enter your own birth details. You choose how much
            the team sees, and you get your own chart. It takes about two minutes, without an
            account.
          </>
        }
      >
        <span className="wrap-anywhere">
          Join <bdi>{teamName}</bdi>
        </span>
      </PageHeading>
      <div className="grid gap-8">
        <Consent {...page} />
        <PlaceAccess value={token}>
          <JoinForm token={token} page={page} />
        </PlaceAccess>
        <SayNo token={token} onDecline={onDecline} />
        <p className="text-sm text-muted">
          This invitation works until {dates.instantDay(page.expiresAt)}.
        </p>
      </div>
    </PageContainer>
  );
}

const NO_LEVEL = 'Choose how much your team may see.';
const NOT_JOINED = 'We couldn’t add you to the team. Please try again.';

function JoinForm({ token, page }: Pick<InvitedProps, 'token' | 'page'>) {
  const [, navigate] = useLocation();
  const [level, setLevel] = useState<VisibilityLevel | null>(null);
  const [email, setEmail] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const firstLevel = useRef<HTMLInputElement>(null);
  const hasJoined = useRef(false);
  // After the form's own last draft: birth data aren't kept for whoever uses the browser next.
  useEffect(() => () => void (hasJoined.current && setTimeout(forgetDraft)), []);

  async function join({ uncertaintyLevel: _, ...birth }: NewChart) {
    setIsAsked(true);
    if (level === null) {
      firstLevel.current?.focus();
      throw new Error(NO_LEVEL);
    }
    const { consentVersion } = page;
    const address = email.trim() === '' ? {} : { email };
    const joined = await joinBy(token, { ...birth, ...address, level, consentVersion });
    hasJoined.current = true;
    noteArrival(joined);
    navigate(paths.myPlace.to(joined.token), { replace: true });
  }

  return (
    <div className="grid gap-6">
      <LevelChoice
        level={level}
        onChoose={setLevel}
        firstRef={firstLevel}
        error={isAsked && level === null && NO_LEVEL}
      />
      <Field
        label="Email for your personal link"
        optional
        hint="You also see the link after joining. Your team doesn’t see this address."
      >
        <Input
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <BirthForm
        onSubmit={join}
        words={{
          submit: `Join ${page.teamName}`,
          pending: 'Joining…',
          failed: level === null ? NO_LEVEL : NOT_JOINED,
        }}
      />
      <p className="-mt-3 text-sm text-muted">
        By joining you confirm that you’re at least 18 and agree to what’s described above.
      </p>
    </div>
  );
}

function SayNo({ token, onDecline }: Pick<InvitedProps, 'token' | 'onDecline'>) {
  const [state, setState] = useState<{ isPending: boolean; error: unknown }>({
    isPending: false,
    error: null,
  });
  async function decline() {
    setState({ isPending: true, error: null });
    try {
      await declineBy(token);
      onDecline();
    } catch (error) {
      setState({ isPending: false, error });
    }
  }
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-6">
      <p className="text-pretty">Don’t want to join? Nothing is stored about you if you say no.</p>
      <Button
        variant="secondary"
        onClick={decline}
        pending={state.isPending}
        pendingLabel="Declining..."
      >
        Decline the invitation
      </Button>
      {state.error !== null && (
        <Notice tone="danger" role="alert">
          {messageOf(state.error, 'We couldn’t send your answer. Please try again.')}
        </Notice>
      )}
    </div>
  );
}
