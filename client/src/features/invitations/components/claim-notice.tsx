import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Button } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { messageOf } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { Claim } from '#shared/contract/invitations.ts';
import { claims, useAnswerClaim } from '../api.ts';

/** Asks the signed-in person whether somebody in a team, with the same verified address, is them. */
export function ClaimNotice() {
  const { data = [] } = useQuery(claims);
  const answer = useAnswerClaim();
  const [first] = data;
  return (
    <div className="mb-8 empty:hidden">
      {answer.data?.chartId && (
        <Notice tone="ok" role="status" className="mb-4">
          Your chart is here now.{' '}
          <Link href={paths.results.to(answer.data.chartId)} className="font-medium underline">
            See your chart
          </Link>
        </Notice>
      )}
      {first && <Question key={first.id} claim={first} answer={answer} />}
    </div>
  );
}

interface QuestionProps {
  claim: Claim;
  answer: ReturnType<typeof useAnswerClaim>;
}

function Question({ claim, answer }: QuestionProps) {
  const dates = useDates();
  const { id, name, organization, teamName, joinedAt } = claim;
  const reply = (isMe: boolean) => answer.mutate({ id, isMe });
  const isAnswered = (isMe: boolean) => answer.isPending && answer.variables.isMe === isMe;
  return (
    <section aria-labelledby="claim-title" className="grid gap-4 rounded-lg bg-accent-soft p-5">
      <div>
        <h2 id="claim-title" className="font-display text-xl font-medium">
          Is this you?
        </h2>
        <p className="mt-1 text-pretty wrap-anywhere">
          <bdi>{name}</bdi> joined <bdi>{teamName}</bdi> of <bdi>{organization}</bdi> on{' '}
          {dates.instantDay(joinedAt)} and gave your email address. If it’s you, we add that chart
          to yours.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => reply(true)} pending={isAnswered(true)} pendingLabel="Adding...">
          Yes, that’s me
        </Button>
        <Button
          variant="secondary"
          onClick={() => reply(false)}
          pending={isAnswered(false)}
          pendingLabel="Saving..."
        >
          No, not me
        </Button>
      </div>
      {answer.isError && (
        <Notice tone="danger" role="alert">
          {messageOf(answer.error, 'We couldn’t save your answer. Please try again.')}
        </Notice>
      )}
    </section>
  );
}
