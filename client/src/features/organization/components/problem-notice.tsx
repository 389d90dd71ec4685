import { Notice } from '#client/components/ui/notice.tsx';
import type { PoolPerson } from '../arrangement.ts';
import type { Problem } from '../use-board.ts';
import { ruleWords } from '../words.ts';

const REFUSALS = {
  too_few_people: 'This takes at least 6 people.',
  too_many_people: 'This takes at most 200 people.',
  team_count: 'So many people can’t form that many teams of three to five.',
} as const;

/** Why there is no suggestion, and what to do about it. */
export function ProblemNotice({
  problem,
  people,
}: {
  problem: Problem;
  people: readonly PoolPerson[];
}) {
  if (problem.kind === 'contradiction') {
    return (
      <Notice tone="warn" role="alert" title="These rules can’t all be kept">
        <ul className="my-1 list-disc pl-5">
          {problem.rules.map((rule) => {
            const words = ruleWords(
              'people' in rule ? { ...rule, people: [...rule.people] } : rule,
              people,
            );
            return <li key={words}>{words}</li>;
          })}
        </ul>
        Remove one of them, or change the number of teams.
      </Notice>
    );
  }
  return (
    <Notice tone="warn" role="alert" title="No suggestion">
      {problem.kind === 'refused'
        ? REFUSALS[problem.reason]
        : 'We couldn’t find teams that keep all rules. Remove a rule and try again.'}
    </Notice>
  );
}
