import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Card } from '#client/components/ui/card.tsx';
import type { Organization } from '#shared/contract/organization.ts';
import { useCancelMove } from '../api.ts';

export interface WaitingMovesProps {
  accountId: string;
  organization: Pick<Organization, 'people' | 'teams'>;
}

/** Who has been asked to move, and who said no; nothing where nobody was asked. */
export function WaitingMoves({ accountId, organization }: WaitingMovesProps) {
  const cancel = useCancelMove(accountId);
  const { people, teams } = organization;
  const asked = people.flatMap(({ id, name, move }) => {
    const target = teams.find((team) => team.id === move?.teamId);
    return move && target ? [{ id, name, target: target.name, isDeclined: move.isDeclined }] : [];
  });
  if (asked.length === 0) return null;
  return (
    <Card as="section" labelledBy="asked-to-move" className="grid gap-2">
      <h2 id="asked-to-move" className="font-medium">
        Asked to move
      </h2>
      <ul className="divide-y divide-line">
        {asked.map(({ id, name, target, isDeclined }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5"
          >
            <span className="min-w-0 wrap-anywhere">
              <bdi>{name}</bdi>
              {isDeclined ? ' said no to ' : ' hasn’t answered about '}
              <bdi>{target}</bdi>.
            </span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={isDeclined ? `Dismiss: ${name}’s answer` : `Take back: ${name}`}
              pending={cancel.isPending && cancel.variables === id}
              pendingLabel={isDeclined ? 'Dismissing...' : 'Taking back...'}
              onClick={() =>
                cancel.mutate(id, {
                  onError: (error) =>
                    toastFailure(error, 'We couldn’t take the question back. Please try again.'),
                })
              }
            >
              {isDeclined ? 'Dismiss' : 'Take back'}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
