import { useState } from 'react';
import { Link } from 'wouter';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { ConfirmMutation } from '#client/components/form/confirm-mutation.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { paths } from '#client/lib/paths.ts';
import type { Organization, PlannedTeam } from '#shared/contract/organization.ts';
import { useApply, useDiscardDraft, useSaveDraft } from '../api.ts';
import { type BoardTeam, boardNow, isBound, movesOn, unassignedOn } from '../arrangement.ts';
import type { Board } from '../use-board.ts';

export interface BoardActionsProps {
  accountId: string;
  organization: Organization;
  work: Board;
  onApplied: () => void;
}

/** As it is sent: empty new teams aren't created. */
function planOf(board: readonly BoardTeam[]): PlannedTeam[] {
  return board
    .filter(({ teamId, people }) => teamId !== null || people.length > 0)
    .map(({ teamId, name, people }) => ({ teamId, name, people: [...people] }));
}

/** Everything that a draft stores, to be compared. */
function contentOf(organization: Organization, { board, rules }: Pick<Board, 'board' | 'rules'>) {
  return JSON.stringify([planOf(board), unassignedOn(organization, board), rules]);
}

/** Why it can’t be applied; null when it can. */
function obstacleOf({ teams, teamLimit }: Organization, board: readonly BoardTeam[]) {
  const used = board.filter(({ people }) => people.length > 0);
  if (used.some(({ people }) => people.length < 2 || people.length > 5)) return 'size' as const;
  return used.length > Math.max(teamLimit, teams.length) ? ('limit' as const) : null;
}

const peopleWords = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** What applying does. */
function consequenceOf(moving: number, waiting: number): string {
  const asks = `We ask ${peopleWords(waiting)} on their own page, and by email if they gave an address. They move when they agree.`;
  if (moving === 0) return asks;
  const moves = `Moves ${peopleWords(moving)} and analyzes the changed teams again. Teammates see the people who join them.`;
  return waiting === 0 ? moves : `${moves} ${asks}`;
}

function hasChanges(organization: Organization, board: readonly BoardTeam[]): boolean {
  return movesOn(organization, board).length > 0 || unassignedOn(organization, board).length > 0;
}

/** Saves, applies or discards the arrangement. */
export function BoardActions({ accountId, organization, work, onApplied }: BoardActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const apply = useApply(accountId);
  const { board } = work;
  const moves = movesOn(organization, board);
  const bound = organization.people.filter(isBound).map(({ id }) => id);
  const waiting = moves.filter(({ person }) => bound.includes(person)).length;
  const obstacle = obstacleOf(organization, board);
  const unassigned = unassignedOn(organization, board);
  const moving = moves.length - waiting + unassigned.length;
  const label = moving === 0 ? `Ask ${peopleWords(waiting)}` : 'Apply changes';
  const body = {
    teams: planOf(board),
    unassigned,
    versions: organization.teams.map(({ id: teamId, updatedAt }) => ({ teamId, updatedAt })),
  };
  return (
    <div className="grid gap-3">
      {obstacle === 'limit' && (
        <Notice tone="warn" title="Your plan has fewer teams">
          Your plan includes{' '}
          {organization.teamLimit === 1 ? '1 team' : `${organization.teamLimit} teams`}.{' '}
          <Link href={paths.billing} className="text-link">
            Get more teams
          </Link>{' '}
          or choose a smaller number of teams.
        </Notice>
      )}
      {waiting > 0 && (
        <Notice tone="warn">
          {peopleWords(waiting)} joined by invitation, so we’ll ask first. They stay in their team
          until they agree.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {hasChanges(organization, board) && (
          <Button disabled={obstacle !== null} onClick={() => setAsking(true)}>
            {label}
          </Button>
        )}
        <DraftActions accountId={accountId} organization={organization} work={work} />
      </div>
      <ConfirmMutation
        mutation={apply}
        variables={isAsking ? body : null}
        title={label}
        description={consequenceOf(moving, waiting)}
        confirmLabel={label}
        pendingLabel="Applying..."
        done={({ moved, waiting: asked }) => ({
          title: moved > 0 ? 'Teams changed' : 'Asked to move',
          description: [
            moved > 0 ? `${peopleWords(moved)} moved.` : '',
            asked.length > 0 ? `We asked ${peopleWords(asked.length)}.` : '',
          ]
            .filter(Boolean)
            .join(' '),
        })}
        failed="We couldn’t change the teams."
        onDone={onApplied}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

function DraftActions({ accountId, organization, work }: Omit<BoardActionsProps, 'onApplied'>) {
  const save = useSaveDraft(accountId);
  const discard = useDiscardDraft(accountId);
  const [savedAt, setSavedAt] = useState(organization.draft?.updatedAt ?? null);
  const content = contentOf(organization, work);
  /** What is stored, or else the present teams. */
  const [saved, setSaved] = useState(content);
  return (
    <>
      {content !== saved && (
        <Button
          variant="secondary"
          pending={save.isPending}
          pendingLabel="Saving..."
          onClick={() =>
            save.mutate(
              {
                teams: planOf(work.board),
                unassigned: unassignedOn(organization, work.board),
                rules: [...work.rules],
                expectedUpdatedAt: savedAt,
              },
              {
                onSuccess: ({ updatedAt }) => {
                  setSavedAt(updatedAt);
                  setSaved(content);
                  toast({ title: 'Draft saved', tone: 'success' });
                },
                onError: (error) => toastFailure(error, 'We couldn’t save the draft.'),
              },
            )
          }
        >
          Save draft
        </Button>
      )}
      {hasChanges(organization, work.board) && (
        <Button variant="quiet" onClick={work.reset}>
          Reset
        </Button>
      )}
      {savedAt !== null && (
        <Button
          variant="quiet"
          pending={discard.isPending}
          pendingLabel="Discarding..."
          onClick={() =>
            discard.mutate(undefined, {
              onSuccess: () => {
                setSavedAt(null);
                setSaved(
                  contentOf(organization, { board: boardNow(organization), rules: work.rules }),
                );
                work.reset();
                toast({ title: 'Draft discarded', tone: 'success' });
              },
              onError: (error) => toastFailure(error, 'We couldn’t discard the draft.'),
            })
          }
        >
          Discard draft
        </Button>
      )}
    </>
  );
}
