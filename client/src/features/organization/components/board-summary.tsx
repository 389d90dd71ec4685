import { Button } from '#client/components/ui/button.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import type { Organization } from '#shared/contract/organization.ts';
import type { OrganizeMove } from '#shared/engine/penta/organize.ts';
import {
  type BoardFigures,
  type BoardTeam,
  boardNow,
  figuresOf,
  movesOn,
  unassignedOn,
} from '../arrangement.ts';
import type { Board } from '../use-board.ts';
import {
  bothSentence,
  changeSentence,
  moveSentence,
  nobodySentence,
  outSentence,
} from '../words.ts';

/** How many moves are listed; the rest is behind a fold. */
const TOLD_MAX = 3;
/** Said of moves that only shift functions from team to team. */
const COST = 'would even your teams out, but they’d cover no more in all.';

interface BoardSummaryProps {
  organization: Organization;
  work: Board;
}

/** Which team covers least, and what moving people would change. */
export function BoardSummary({ organization, work }: BoardSummaryProps) {
  const { board } = work;
  const { people } = organization;
  const now = figuresOf(people, boardNow(organization));
  const then = figuresOf(people, board);
  const moves = movesOn(organization, board);
  const unassigned = unassignedOn(organization, board);
  const changes = moves.length + unassigned.length;
  return (
    <section aria-labelledby="result" className="grid gap-3">
      <div>
        <h2 id="result" className="font-display text-3xl text-balance wrap-break-word">
          {then.weakestName === ''
            ? 'Your people aren’t in a team yet.'
            : `${then.weakestName} covers least: ${then.weakest} of 12 functions.`}
        </h2>
        <p className="mt-1 text-muted">
          {averageSentence(now, then, changes)} {nobodySentence(organization)}
        </p>
      </div>
      {changes > 0 ? (
        <Disclosure summary={changes === 1 ? '1 person moves' : `${changes} people move`}>
          <Moves organization={organization} board={board} moves={moves} />
          {unassigned.map((id) => (
            <p key={id}>{outSentence(organization, board, id)}</p>
          ))}
        </Disclosure>
      ) : (
        <Proposed organization={organization} work={work} />
      )}
    </section>
  );
}

function averageSentence(now: BoardFigures, then: BoardFigures, changes: number): string {
  if (then.weakestName === '') return 'Put people into a team to see what it covers.';
  if (changes === 0 || now.weakestName === '') return `On average, your teams cover ${then.mean}.`;
  return `Today ${now.weakestName} covers least, with ${now.weakest}. The average goes from ${now.mean} to ${then.mean}.`;
}

/** What was found without being asked for. */
function Proposed({ organization, work }: BoardSummaryProps) {
  const { proposal } = work;
  switch (proposal.state) {
    case 'searching':
      return <p role="status">Looking for teams that cover more...</p>;
    case 'none':
      return <p>Nobody needs to move: we found no teams that cover more.</p>;
    case 'best':
      return (
        <p>
          Nobody needs to move: these teams are already the best arrangement of these people that we
          can find.
        </p>
      );
    default:
      return (
        <Proposal
          organization={organization}
          work={work}
          board={proposal.board}
          isGain={proposal.state === 'found'}
        />
      );
  }
}

interface ProposalProps extends BoardSummaryProps {
  board: readonly BoardTeam[];
  /** All teams together cover more. */
  isGain: boolean;
}

/** Other teams with their gain and their cost; what serves better than moving comes first. */
function Proposal({ organization, work, board, isGain }: ProposalProps) {
  const { people } = organization;
  const moves = movesOn(organization, board);
  const present = boardNow(organization);
  const [now, then] = [figuresOf(people, present), figuresOf(people, board)];
  const count = moves.length === 1 ? 'one person' : `${moves.length} people`;
  const change = changeSentence(people, present, board);
  const both = isGain ? '' : bothSentence(people, present, board, moves);
  return (
    <div className="grid max-w-prose gap-3 rounded-lg bg-raised p-5 shadow-raised">
      {both ? (
        <>
          <p className="font-medium">{both}</p>
          <p>{`Moving ${count} instead ${COST}`}</p>
        </>
      ) : (
        <p className="font-medium">
          {isGain
            ? `Suggestion: move ${count}, and every team covers at least ${then.weakest}.`
            : `Nobody needs to move. Moving ${count} ${COST}`}
        </p>
      )}
      <p>{`${change} The average ${averageWords(now.mean, then.mean)}.`}</p>
      <Moves organization={organization} board={board} moves={moves.slice(0, TOLD_MAX)} />
      {moves.length > TOLD_MAX && (
        <p className="text-sm text-muted">{`And ${moves.length - TOLD_MAX} more.`}</p>
      )}
      <div>
        <Button variant={isGain ? 'primary' : 'secondary'} onClick={work.takeProposal}>
          {isGain ? 'Show these teams' : `See the ${moves.length === 1 ? 'move' : 'moves'} anyway`}
        </Button>
      </div>
    </div>
  );
}

function averageWords(before: number, after: number): string {
  if (before === after) return `stays ${after}`;
  return after > before ? `rises from ${before} to ${after}` : `drops from ${before} to ${after}`;
}

interface MovesProps {
  organization: Organization;
  board: readonly BoardTeam[];
  moves: readonly OrganizeMove[];
}

function Moves({ organization, board, moves }: MovesProps) {
  return (
    <ul className="grid gap-1">
      {moves.map((move) => (
        <li key={move.person}>{moveSentence(organization, board, move)}</li>
      ))}
    </ul>
  );
}
