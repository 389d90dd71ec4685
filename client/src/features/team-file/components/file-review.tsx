import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { figure } from '#shared/domain/english.ts';
import type { ReviewedRow, TeamReview } from '#shared/team-file/review-team.ts';
import type { UploadEvent, UploadState } from '../upload-state.ts';
import type { PlaceLookup } from '../use-place-lookup.ts';
import { DateOrderQuestion } from './date-order-question.tsx';
import { FileHints } from './file-hints.tsx';
import { ReviewRow } from './review-row.tsx';
import type { RenderPlaceField } from './row-editor.tsx';

export interface FileReviewProps {
  review: TeamReview;
  state: UploadState;
  lookup: PlaceLookup;
  dispatch: (event: UploadEvent) => void;
  renderPlaceField: RenderPlaceField;
}

/** "4 ready · 1 needs attention · 1 will be skipped" */
export function countWords({ counts }: TeamReview, refused: number): string {
  const attention = counts.attention + refused;
  return [
    `${counts.ready - refused} ready`,
    attention > 0 && `${attention} need${attention === 1 ? 's' : ''} attention`,
    counts.skipped > 0 && `${counts.skipped} will be skipped`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Of skipped rows only the first are listed individually. */
const SKIPPED_SHOWN_MAX = 20;

function shownRows({ rows }: TeamReview): readonly ReviewedRow[] {
  let skipped = 0;
  return rows.filter(({ verdict }) => {
    if (verdict.status === 'dropped') skipped += 1;
    return verdict.status !== 'dropped' || skipped <= SKIPPED_SHOWN_MAX;
  });
}

/** Every row of the file as it will be sent, with its questions. */
export function FileReview({ review, state, lookup, dispatch, renderPlaceField }: FileReviewProps) {
  const { file, refusals, open } = state;
  const shown = shownRows(review);
  const hidden = review.rows.length - shown.length;
  return (
    <Card as="section" labelledBy="team-file-review" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <CardTitle id="team-file-review" level={3}>
          Preview
        </CardTitle>
        <p className="figures text-muted">{countWords(review, refusals.size)}</p>
      </div>
      {review.question && (
        <DateOrderQuestion
          question={review.question}
          answer={review.dateOrder}
          onAnswer={(dateOrder) => dispatch({ kind: 'order-answered', dateOrder })}
        />
      )}
      {review.question === null && review.dateOrder && (
        <p className="text-sm text-muted">
          {`Dates are read with the ${review.dateOrder === 'day_first' ? 'day' : 'month'} first, as other rows of the file show.`}
        </p>
      )}
      <FileHints encoding={file?.encoding ?? null} hints={review.hints} />
      {lookup.isFailed && (
        <p className="text-sm text-muted">
          We can’t look up the places right now. We’ll check them when you upload the team.
        </p>
      )}
      <ul>
        {shown.map((row) => (
          <ReviewRow
            key={row.row}
            row={row}
            place={lookup.placeOf(row)}
            refusal={refusals.get(row.row)}
            isOpen={open.has(row.row)}
            dispatch={dispatch}
            renderPlaceField={renderPlaceField}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <p className="text-sm text-muted">
          {`${figure(hidden)} more ${hidden === 1 ? 'row is' : 'rows are'} skipped: name, birth date or birth place is missing.`}
        </p>
      )}
    </Card>
  );
}
