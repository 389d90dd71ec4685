import { useRef } from 'react';
import { useDates } from '#client/lib/use-dates.ts';
import type { TeamColumn } from '#shared/team-file/columns.ts';
import type { RowIssue } from '#shared/team-file/judge-row.ts';
import type { MemberResolution, ReviewedRow } from '#shared/team-file/review-team.ts';
import { placeAnswered, type RowEdit, type RowRefusal, type UploadEvent } from '../upload-state.ts';
import { RowChoices } from './row-choices.tsx';
import { type RenderPlaceField, RowEditor } from './row-editor.tsx';
import { nameOf, RowHead, type RowHeadProps } from './row-head.tsx';
import { RowIssues } from './row-issues.tsx';

export interface ReviewRowProps extends RowHeadProps {
  renderPlaceField: RenderPlaceField;
}

/** One line of the file: how it was understood, what it needs, and the ways to correct it. */
export function ReviewRow(props: ReviewRowProps) {
  const { row, refusal, isOpen, dispatch, renderPlaceField } = props;
  const item = useRef<HTMLLIElement>(null);
  const dates = useDates();
  const { verdict } = row;

  // What was just used goes away with the focus in it.
  function correct(event: UploadEvent) {
    dispatch(event);
    requestAnimationFrame(() =>
      item.current?.querySelector<HTMLElement>('[data-correct]')?.focus(),
    );
  }
  function edit(change: RowEdit, place?: MemberResolution) {
    correct({ kind: 'row-edited', row: row.row, edit: change, place });
  }

  return (
    <li ref={item} className="grid gap-3 border-t border-line py-4 first:border-t-0">
      <RowHead {...props} />
      {verdict.status === 'dropped' && <p className="text-sm">{verdict.why}</p>}
      <RowIssues issues={issuesOf(row)} refusal={refusal} onEdit={edit} />
      {refusal && verdict.status === 'ready' && (
        <RowChoices
          choices={refusal.choices}
          name={nameOf(row)}
          member={verdict.member}
          onPlace={(place) => correct(placeAnswered(row, place, dates))}
          onResolve={(resolution) => correct({ kind: 'row-resolved', row: row.row, resolution })}
          onEdit={edit}
        />
      )}
      {isOpen && (
        <RowEditor
          row={row}
          focus={firstWrong(row, refusal)}
          renderPlaceField={renderPlaceField}
          onApply={edit}
          onCancel={() => correct({ kind: 'row-opened', row: row.row, isOpen: false })}
        />
      )}
    </li>
  );
}

function issuesOf({ verdict }: ReviewedRow): readonly RowIssue[] {
  return verdict.status === 'attention' ? verdict.issues : [];
}

/** Where a correction begins. */
function firstWrong(row: ReviewedRow, refusal: RowRefusal | undefined): TeamColumn {
  const { verdict } = row;
  const missing = verdict.status === 'dropped' ? verdict.missing[0] : undefined;
  return refusal?.column ?? issuesOf(row)[0]?.column ?? missing ?? 'name';
}
