import { Badge } from '#client/components/ui/badge.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { UtcTime } from '#client/components/ui/utc-time.tsx';
import { birthDayWords } from '#client/lib/birth-dates.ts';
import { zoneWords } from '#client/lib/dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import type { ReviewedRow } from '#shared/team-file/review-team.ts';
import type { RowRefusal, UploadEvent } from '../upload-state.ts';
import type { RowPlace } from '../use-place-lookup.ts';

export interface RowHeadProps {
  row: ReviewedRow;
  place: RowPlace;
  refusal: RowRefusal | undefined;
  /** Its correction has been begun. */
  isOpen: boolean;
  dispatch: (event: UploadEvent) => void;
}

/** What the row's buttons and questions call the person. */
export function nameOf({ cells, row }: ReviewedRow): string {
  return cells.name || `Row ${row}`;
}

function StatusBadge({ row, refusal }: Pick<RowHeadProps, 'row' | 'refusal'>) {
  const { status } = row.verdict;
  if (status === 'dropped' || status === 'left_out') return <Badge>Will be skipped</Badge>;
  if (refusal?.column === 'birthPlace') return <Badge tone="warn">Check the place</Badge>;
  if (status === 'attention' || refusal) return <Badge tone="warn">Needs attention</Badge>;
  return <Badge tone="ok">Ready</Badge>;
}

/** The row as it was understood; of what was not, the text of the file. */
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

/** What the place was taken to be, and how far its clock was from UTC at the birth. */
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

/** Who the row is about, whether it can be sent, and the buttons to correct it or leave it out. */
export function RowHead({ row, place, refusal, isOpen, dispatch }: RowHeadProps) {
  const dates = useDates();
  const { cells, duplicate } = row;
  return (
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
      <RowButtons row={row} isOpen={isOpen} dispatch={dispatch} />
    </div>
  );
}

function RowButtons({ row, isOpen, dispatch }: Pick<RowHeadProps, 'row' | 'isOpen' | 'dispatch'>) {
  const { status } = row.verdict;
  const name = nameOf(row);
  const isLeftOut = status === 'left_out';
  return (
    <div className="flex flex-wrap gap-1">
      {!isLeftOut && !row.isHeader && !isOpen && (
        <Button
          size="sm"
          variant="quiet"
          data-correct
          aria-label={`Correct ${name}`}
          onClick={() => dispatch({ kind: 'row-opened', row: row.row, isOpen: true })}
        >
          Correct
        </Button>
      )}
      {status !== 'dropped' && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={isLeftOut ? `Take ${name} in again` : `Leave ${name} out`}
          onClick={() => dispatch({ kind: 'row-left-out', row: row.row, isLeftOut: !isLeftOut })}
        >
          {isLeftOut ? 'Take in again' : 'Leave out'}
        </Button>
      )}
    </div>
  );
}
