import { type ReactNode, useRef } from 'react';
import { Badge } from '#client/components/ui/badge.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { UtcTime } from '#client/components/ui/utc-time.tsx';
import { birthDayWords } from '#client/lib/birth-dates.ts';
import { zoneWords } from '#client/lib/dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { COLUMN_TITLES, type TeamColumn } from '#shared/team-file/columns.ts';
import type { RowIssue } from '#shared/team-file/judge-row.ts';
import type { MemberResolution, ReviewedRow } from '#shared/team-file/review-team.ts';
import { placeAnswered, type RowEdit, type RowRefusal, type UploadStep } from '../upload-state.ts';
import type { RowPlace } from '../use-place-lookup.ts';
import { RowChoices } from './row-choices.tsx';
import { type RenderPlaceField, RowEditor } from './row-editor.tsx';

export interface ReviewRowProps {
  row: ReviewedRow;
  place: RowPlace;
  refusal: RowRefusal | undefined;
  /** It is being edited. */
  isOpen: boolean;
  onStep: (step: UploadStep) => void;
  renderPlaceField: RenderPlaceField;
}

function StatusBadge({ row, refusal }: Pick<ReviewRowProps, 'row' | 'refusal'>) {
  const { status } = row.verdict;
  if (status === 'dropped' || status === 'left_out') return <Badge>Will be skipped</Badge>;
  if (refusal?.column === 'birthPlace') return <Badge tone="warn">Check the place</Badge>;
  if (status === 'attention' || refusal) return <Badge tone="warn">Needs attention</Badge>;
  return <Badge tone="ok">Ready</Badge>;
}

/** The row as parsed; cells that failed show the file's text. */
function factsOf({ cells, verdict }: ReviewedRow, dates: DateWords): string {
  const isReady = verdict.status === 'ready';
  const date = isReady
    ? birthDayWords(verdict.member.birthDate, verdict.member.calendar)
    : cells.birthDate || 'no birth date';
  const time = isReady
    ? verdict.member.birthTime && dates.time(verdict.member.birthTime)
    : cells.birthTime;
  return [date, time || 'Time unknown', cells.birthPlace || 'no birth place'].join(' · ');
}

function suggestionWords({ column, suggestion = '' }: RowIssue, dates: DateWords): string {
  return column === 'birthDate' ? dates.day(suggestion) : dates.time(suggestion);
}

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

/** The resolved place, and its clock's UTC offset at the birth. */
function PlaceLine({ place, stated }: { place: NonNullable<RowPlace>; stated: string }) {
  if (place.kind === 'pending') {
    return <p className="text-sm text-muted">Looking up the place…</p>;
  }
  const { resolvedPlace, timeZone, utcOffsetSeconds, birthUtc } = place;
  const isNews = resolvedPlace !== null && resolvedPlace !== stated;
  return (
    <div className="figures flex flex-wrap items-baseline gap-x-2 text-sm text-muted wrap-anywhere">
      <span>
        {isNews && (
          <>
            <bdi className="text-ink">{resolvedPlace}</bdi>
            {' · '}
          </>
        )}
        {zoneWords(timeZone, utcOffsetSeconds)}
      </span>
      <UtcTime iso={birthUtc} />
    </div>
  );
}

/** One row of the file: its parsed values, its problems, and how to fix them. */
export function ReviewRow(props: ReviewRowProps) {
  const { row, place, refusal, isOpen, onStep, renderPlaceField } = props;
  const item = useRef<HTMLLIElement>(null);
  const dates = useDates();
  const { verdict, duplicate, cells } = row;
  const issues = verdict.status === 'attention' ? verdict.issues : [];
  const name = cells.name || `Row ${row.row}`;
  const isLeftOut = verdict.status === 'left_out';
  const firstMissing = verdict.status === 'dropped' ? verdict.missing[0] : undefined;

  // The control that was just used disappears with the focus.
  function returnFocus() {
    requestAnimationFrame(() =>
      item.current?.querySelector<HTMLElement>('[data-correct]')?.focus(),
    );
  }
  function edit(change: RowEdit, place?: MemberResolution) {
    onStep({ kind: 'row-edited', row: row.row, edit: change, place });
    returnFocus();
  }

  return (
    <li ref={item} className="grid gap-3 border-t border-line py-4 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="figures text-sm text-muted">Row {row.row}</span>
            <bdi className="font-medium wrap-anywhere">{cells.name || 'no name'}</bdi>
            <StatusBadge row={row} refusal={refusal} />
            {duplicate && (
              <Badge tone="warn">
                {duplicate.differsInCase
                  ? `Same person as row ${duplicate.of}? Only letter case differs`
                  : `Same name and date as row ${duplicate.of}`}
              </Badge>
            )}
          </p>
          <p className="figures text-sm text-muted wrap-anywhere">{factsOf(row, dates)}</p>
          {place && !refusal && <PlaceLine place={place} stated={cells.birthPlace} />}
        </div>
        <div className="flex flex-wrap gap-1">
          {!isLeftOut && !row.isHeader && !isOpen && (
            <Button
              size="sm"
              variant="quiet"
              data-correct
              aria-label={`Correct ${name}`}
              onClick={() => onStep({ kind: 'row-opened', row: row.row, isOpen: true })}
            >
              Correct
            </Button>
          )}
          {(isLeftOut || verdict.status !== 'dropped') && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={isLeftOut ? `Take ${name} in again` : `Leave ${name} out`}
              onClick={() => onStep({ kind: 'row-left-out', row: row.row, isLeftOut: !isLeftOut })}
            >
              {isLeftOut ? 'Take in again' : 'Leave out'}
            </Button>
          )}
        </div>
      </div>
      {verdict.status === 'dropped' && <p className="text-sm">{verdict.why}</p>}
      {(issues.length > 0 || refusal) && (
        <ul className="grid gap-3">
          {issues.map((issue) => (
            <Issue
              key={issue.column}
              column={issue.column}
              action={
                issue.suggestion !== undefined && (
                  <Button
                    size="sm"
                    variant="secondary"
                    onClick={() => edit({ [issue.column]: issue.suggestion ?? '' })}
                  >
                    Use {suggestionWords(issue, dates)}
                  </Button>
                )
              }
            >
              <span>
                found “<bdi className="wrap-anywhere">{issue.found}</bdi>”, expected{' '}
                {issue.expected}. {issue.howToFix}
              </span>
            </Issue>
          ))}
          {refusal && (
            <Issue column={refusal.column}>
              <span>{refusal.message}</span>
            </Issue>
          )}
        </ul>
      )}
      {refusal && verdict.status === 'ready' && (
        <RowChoices
          choices={refusal.choices}
          name={name}
          member={verdict.member}
          onPlace={(place) => {
            onStep(placeAnswered(row, place, dates));
            returnFocus();
          }}
          onResolve={(resolution) => {
            onStep({ kind: 'row-resolved', row: row.row, resolution });
            returnFocus();
          }}
          onEdit={edit}
        />
      )}
      {isOpen && (
        <RowEditor
          row={row}
          focus={refusal?.column ?? issues[0]?.column ?? firstMissing ?? 'name'}
          renderPlaceField={renderPlaceField}
          onApply={edit}
          onCancel={() => {
            onStep({ kind: 'row-opened', row: row.row, isOpen: false });
            returnFocus();
          }}
        />
      )}
    </li>
  );
}
