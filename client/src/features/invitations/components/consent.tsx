import type { ReactNode } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { VISIBILITY_LEVELS } from '#shared/domain/visibility.ts';
import { LEVEL_LABELS, SEEN, WHO_LABELS } from '../level-labels.ts';

interface ConsentProps {
  organization: string;
  teamName: string;
  /** null when no outside service gets anything. */
  aiProvider: string | null;
}

/** What a person agrees to: who sees what, who else gets it, how long, and how to end it. */
export function Consent({ organization, teamName, aiProvider }: ConsentProps) {
  return (
    <div className="grid gap-5">
      <SeenTable />
      <dl className="grid gap-4">
        <Line term="Who is asking">
          <bdi>{organization}</bdi>, for its team <bdi>{teamName}</bdi>. “Team” means the people who
          have access to it, and the account’s admins.
        </Line>
        <Line term="What it’s for">
          We work out your Human Design chart and combine it with your teammates’, to show who
          covers what and what’s missing. You see your own chart.
        </Line>
        <Line term="AI">
          {aiProvider === null
            ? 'No outside AI service gets your data. The team coach runs on our own server.'
            : `When somebody asks the team coach, ${aiProvider} gets your first name and what that person may see of you. It never gets your birth details.`}
        </Line>
        <Line term="How long we keep it">
          Until you withdraw, or the team or its account is deleted.
        </Line>
        <Line term="How to withdraw">
          Use your personal link, which you get after joining. Your birth details, your chart and
          everything based on them leave the team right away. We keep only a note, without your
          name, that you agreed and when.
        </Line>
      </dl>
    </div>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-0.5 text-pretty wrap-anywhere">{children}</dd>
    </div>
  );
}

function SeenTable() {
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="mb-2 text-left font-medium">Who sees what</caption>
      <thead>
        <tr className="border-b border-line-strong">
          <td className="w-[32%] sm:w-[40%]" />
          {VISIBILITY_LEVELS.map((level) => (
            <th
              key={level}
              scope="col"
              className="px-1 py-2 text-left align-bottom font-medium max-[22.5rem]:text-xs"
            >
              {LEVEL_LABELS[level].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SEEN.map(({ what, by }) => (
          <tr key={what} className="border-b border-line">
            <th scope="row" className="py-2 pr-2 text-left align-top font-normal">
              {what}
            </th>
            {VISIBILITY_LEVELS.map((level) => (
              <td
                key={level}
                className={cx(
                  'px-1 py-2 align-top',
                  by[level] === 'nobody' ? 'text-muted' : 'font-medium',
                )}
              >
                {WHO_LABELS[by[level]]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
