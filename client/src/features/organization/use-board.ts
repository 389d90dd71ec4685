import { useEffect, useState } from 'react';
import type { Organization, OrganizationRule } from '#shared/contract/organization.ts';
import type { OrganizeResult } from '#shared/engine/penta/organize.ts';
import {
  type BoardTeam,
  boardNow,
  boardOf,
  boardOfDraft,
  coverageOf,
  figuresOf,
  movesOn,
  questionOf,
  teamCountsOf,
  withMoved,
} from './arrangement.ts';
import { solve } from './solve.ts';
import { coverageWords, nameIn } from './words.ts';

/** Why there is no suggestion. */
export type Problem = Exclude<OrganizeResult, { kind: 'organized' }> | { kind: 'failed' };

/**
 * Whether another arrangement covers more than the present one. `even`: its weakest team covers more, but
 * all teams together don't. `best`: none was found that's better. `none`: there was no answer.
 */
type Proposal =
  | { state: 'searching' }
  | { state: 'none' }
  | { state: 'best' }
  | { state: 'found' | 'even'; board: readonly BoardTeam[] };

function proposalOf(organization: Organization, board: readonly BoardTeam[]): Proposal {
  const now = figuresOf(organization.people, boardNow(organization));
  const then = figuresOf(organization.people, board);
  if (movesOn(organization, board).length === 0) return { state: 'best' };
  if (then.mean > now.mean) return { state: 'found', board };
  return then.weakest > now.weakest ? { state: 'even', board } : { state: 'best' };
}

/** Looked for as soon as the page is there, so that its reader starts from an answer. */
function useProposal(organization: Organization): Proposal {
  const [proposal, setProposal] = useState<Proposal>({ state: 'searching' });
  useEffect(() => {
    let isStale = false;
    const { start } = teamCountsOf(organization);
    const { input, teams } = questionOf(organization, start, organization.draft?.rules ?? []);
    solve(input)
      .then((result) => {
        if (isStale) return;
        setProposal(
          result.kind === 'organized'
            ? proposalOf(organization, boardOf(organization, teams, result.teams))
            : { state: 'none' },
        );
      })
      // A manual retry reports its failure.
      .catch(() => setProposal({ state: 'none' }));
    return () => {
      isStale = true;
    };
  }, [organization]);
  return proposal;
}

/** The arrangement somebody is working on, and everything they can do to it. */
export function useBoard(organization: Organization) {
  const [board, setBoard] = useState<readonly BoardTeam[]>(
    () => boardOfDraft(organization) ?? boardNow(organization),
  );
  const [rules, setRules] = useState<readonly OrganizationRule[]>(
    () => organization.draft?.rules ?? [],
  );
  const [teamCount, setTeamCount] = useState(() => teamCountsOf(organization).start);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSearching, setSearching] = useState(false);
  const proposal = useProposal(organization);
  /** Read out after each change. */
  const [said, setSaid] = useState('');
  const { people } = organization;

  function move(personId: string, key: string | null) {
    const next = withMoved(board, personId, key);
    setBoard(next);
    const team = next.find((one) => one.key === key);
    const name = nameIn(people, personId);
    setSaid(
      team
        ? `Moved ${name} to ${team.name}, which now covers ${coverageWords(
            coverageOf(people, team.people),
            coverageOf(people, team.people, true),
          )}.`
        : `${name} is in no team now.`,
    );
  }

  async function suggest() {
    setSearching(true);
    setProblem(null);
    const { input, teams } = questionOf(organization, teamCount, rules);
    try {
      const result = await solve(input);
      if (result.kind === 'organized') {
        setBoard(boardOf(organization, teams, result.teams));
        setSaid(`New teams suggested. Every team covers at least ${result.score.weakest} of 12.`);
      } else setProblem(result);
    } catch {
      setProblem({ kind: 'failed' });
    }
    setSearching(false);
  }

  function takeProposal() {
    if (proposal.state !== 'found' && proposal.state !== 'even') return;
    setBoard(proposal.board);
    setSaid('The suggested teams are shown.');
  }

  function reset() {
    setBoard(boardNow(organization));
    setProblem(null);
    setSaid('Everybody is back in their present team.');
  }

  return {
    board,
    rules,
    teamCount,
    problem,
    isSearching,
    proposal,
    takeProposal,
    said,
    move,
    suggest,
    reset,
    setTeamCount,
    addRules: (added: readonly OrganizationRule[]) => setRules([...rules, ...added]),
    removeRule: (rule: OrganizationRule) => setRules(rules.filter((one) => one !== rule)),
  };
}

export type Board = ReturnType<typeof useBoard>;
