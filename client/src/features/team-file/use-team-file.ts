import { useReducer } from 'react';
import { useDates } from '#client/lib/use-dates.ts';
import { reviewTeam, type TeamReview } from '#shared/team-file/review-team.ts';
import {
  NOTHING_CHOSEN,
  type UploadEvent,
  type UploadState,
  uploadReducer,
} from './upload-state.ts';
import { type PlaceLookup, usePlaceLookup } from './use-place-lookup.ts';

export interface TeamFileState {
  readonly state: UploadState;
  readonly review: TeamReview;
  readonly lookup: PlaceLookup;
  /** Why the file can’t be uploaded yet, in sentences. */
  readonly reasons: readonly string[];
  readonly dispatch: (event: UploadEvent) => void;
}

/** "Check rows 2, 3 and 4 first." */
function refusedWords(rows: readonly number[]): string {
  const last = rows.at(-1);
  if (rows.length < 2) return `Check row ${last} first.`;
  return `Check rows ${rows.slice(0, -1).join(', ')} and ${last} first.`;
}

function reasonsOf({ file, refusals, open }: UploadState, review: TeamReview): readonly string[] {
  if (!file) return ['Choose a CSV file first.'];
  if (file.rows.length === 0) return ['Choose another file.'];
  return [
    ...review.blockers,
    ...(refusals.size > 0 ? [refusedWords([...refusals.keys()])] : []),
    ...(open.size > 0 ? [`Apply or cancel the correction of row ${[...open].join(', ')}.`] : []),
  ];
}

/** The chosen file with everything said about it so far, reviewed, its places looked up. */
export function useTeamFile(): TeamFileState {
  const [chosen, dispatch] = useReducer(uploadReducer, NOTHING_CHOSEN);
  const review = reviewTeam(chosen.file?.rows ?? [], chosen.answers, useDates());
  const lookup = usePlaceLookup(review.rows, chosen.answers.resolutions);
  // The upload's answer is later than the lookup before it.
  const state = { ...chosen, refusals: new Map([...lookup.refusals, ...chosen.refusals]) };
  return { state, review, lookup, reasons: reasonsOf(state, review), dispatch };
}
