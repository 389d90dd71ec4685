import type { ReactNode } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import { COLUMN_TITLES, type TeamColumn } from '#shared/team-file/columns.ts';
import type { RowIssue } from '#shared/team-file/judge-row.ts';
import type { RowEdit, RowRefusal } from '../upload-state.ts';

interface IssueProps {
  column: TeamColumn;
  children: ReactNode;
  action?: ReactNode;
}

function Issue({ column, children, action }: IssueProps) {
  return (
    <li className="grid justify-items-start gap-2 border-l-2 border-warn pl-3 text-sm">
      <p>
        <span className="font-medium">{COLUMN_TITLES[column]}: </span>
        {children}
      </p>
      {action}
    </li>
  );
}

interface RowIssuesProps {
  issues: readonly RowIssue[];
  refusal: RowRefusal | undefined;
  onEdit: (edit: RowEdit) => void;
}

/** What is wrong with the row, each with the nearest reading where there is one. */
export function RowIssues({ issues, refusal, onEdit }: RowIssuesProps) {
  const dates = useDates();
  if (issues.length === 0 && !refusal) return null;
  return (
    <ul className="grid gap-3">
      {issues.map(({ column, found, expected, howToFix, suggestion }) => (
        <Issue
          key={column}
          column={column}
          action={
            suggestion !== undefined && (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => onEdit({ [column]: suggestion })}
              >
                Use {column === 'birthDate' ? dates.day(suggestion) : dates.time(suggestion)}
              </Button>
            )
          }
        >
          <span>
            found “<bdi className="wrap-anywhere">{found}</bdi>”, expected {expected}. {howToFix}
          </span>
        </Issue>
      ))}
      {refusal && (
        <Issue column={refusal.column}>
          <span>{refusal.message}</span>
        </Issue>
      )}
    </ul>
  );
}
