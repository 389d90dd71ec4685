import type { UseMutationResult } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { messageOf } from '#client/lib/api.ts';
import type { MyPlace } from '#shared/contract/invitations.ts';
import type { MoveAnswer } from '../api.ts';
import { LEVEL_LABELS } from '../level-labels.ts';

export interface MoveQuestionProps {
  place: Pick<MyPlace, 'organization' | 'teamName' | 'level' | 'move'>;
  answer: UseMutationResult<MoveAnswer, Error, MoveAnswer>;
}

/** Asks somebody whether they move to another team, and says what they answered. */
export function MoveQuestion({ place, answer }: MoveQuestionProps) {
  const { move } = place;
  return (
    <div className="grid gap-4 empty:hidden">
      {move && <Question place={place} move={move} answer={answer} />}
      {!move && answer.isSuccess && (
        <Notice tone="ok" role="status">
          {answer.data.agrees
            ? `You’re in ${place.teamName} now.`
            : `You stay in ${place.teamName}. ${place.organization} sees that you said no.`}
        </Notice>
      )}
      {answer.isError && (
        <Notice tone="danger" role="alert">
          {messageOf(answer.error, 'We couldn’t save your answer. Please try again.')}
        </Notice>
      )}
    </div>
  );
}

interface QuestionProps extends MoveQuestionProps {
  move: NonNullable<MyPlace['move']>;
}

function Question({ place, move, answer }: QuestionProps) {
  const title = useId();
  const { organization, teamName, level } = place;
  const reply = (agrees: boolean) => answer.mutate({ teamId: move.teamId, agrees });
  const isAnswered = (agrees: boolean) => answer.isPending && answer.variables.agrees === agrees;
  return (
    <section aria-labelledby={title} className="grid gap-4 rounded-lg bg-accent-soft p-5">
      <div className="wrap-anywhere">
        <h2 id={title} className="font-display text-xl font-medium">
          Move to <bdi>{move.teamName}</bdi>?
        </h2>
        <p className="mt-1 max-w-reading text-pretty">
          <bdi>{organization}</bdi> would like you to move there. <bdi>{move.teamName}</bdi> would
          see what <bdi>{teamName}</bdi> sees of you now ({LEVEL_LABELS[level].name}), and your data
          would leave <bdi>{teamName}</bdi>. Say no and nothing changes.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => reply(true)}
          disabled={answer.isPending}
          pending={isAnswered(true)}
          pendingLabel="Moving..."
        >
          Yes, move me
        </Button>
        <Button
          variant="secondary"
          onClick={() => reply(false)}
          disabled={answer.isPending}
          pending={isAnswered(false)}
          pendingLabel="Saving..."
        >
          No, I’ll stay
        </Button>
      </div>
    </section>
  );
}
