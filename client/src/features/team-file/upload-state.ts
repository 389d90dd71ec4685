import { ApiError } from '#client/lib/api.ts';
import { memberRefusalsOf } from '#client/lib/member-refusals.ts';
import type { PlaceChoice } from '#client/lib/place-choice.ts';
import { BIRTH_ERRORS } from '#shared/contract/charts.ts';
import type { ErrorBody, ErrorChoice } from '#shared/contract/errors.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { foldChoicesOf } from '#shared/domain/place-readings.ts';
import type { TeamColumn } from '#shared/team-file/columns.ts';
import type { FileEncoding } from '#shared/team-file/decode.ts';
import type { DateOrder } from '#shared/team-file/read-date.ts';
import type { TeamFileRow } from '#shared/team-file/read-team-file.ts';
import type {
  MemberResolution,
  ReviewedRow,
  TeamFileAnswers,
} from '#shared/team-file/review-team.ts';

/** The server's error about one person, with the choices. */
export interface RowRefusal {
  readonly column: TeamColumn;
  readonly message: string;
  readonly choices: readonly ErrorChoice[];
}

export type RowEdit = Partial<Record<TeamColumn, string>>;

export interface ChosenFile {
  readonly name: string;
  /** Empty when the file is invalid and none of its rows can be fixed here. */
  readonly rows: readonly TeamFileRow[];
  readonly encoding: FileEncoding | null;
}

interface Answers {
  readonly dateOrder: DateOrder | undefined;
  readonly edits: ReadonlyMap<number, RowEdit>;
  readonly leftOut: ReadonlySet<number>;
  readonly resolutions: ReadonlyMap<number, MemberResolution>;
}

/** The state of the chosen file; rows are identified by their number in it. */
export interface UploadState {
  readonly file: ChosenFile | null;
  /** How many files have been chosen so far. */
  readonly turn: number;
  readonly answers: Answers & TeamFileAnswers;
  readonly refusals: ReadonlyMap<number, RowRefusal>;
  /** Rows being edited: their values count once applied. */
  readonly open: ReadonlySet<number>;
}

export type UploadEvent =
  | { readonly kind: 'file-chosen'; readonly file: ChosenFile }
  | { readonly kind: 'row-opened'; readonly row: number; readonly isOpen: boolean }
  | { readonly kind: 'order-answered'; readonly dateOrder: DateOrder }
  | {
      readonly kind: 'row-edited';
      readonly row: number;
      readonly edit: RowEdit;
      /** Details of a place that was chosen from the list. */
      readonly place?: MemberResolution | undefined;
      /** The remaining question about the row after this edit. */
      readonly refusal?: RowRefusal | undefined;
    }
  | { readonly kind: 'row-resolved'; readonly row: number; readonly resolution: MemberResolution }
  | { readonly kind: 'row-left-out'; readonly row: number; readonly isLeftOut: boolean }
  | { readonly kind: 'refused'; readonly refusals: ReadonlyMap<number, RowRefusal> };

export const NOTHING_CHOSEN: UploadState = {
  file: null,
  turn: 0,
  answers: { dateOrder: undefined, edits: new Map(), leftOut: new Set(), resolutions: new Map() },
  refusals: new Map(),
  open: new Set(),
};

function withEntry<V>(map: ReadonlyMap<number, V>, row: number, value: V | null): Map<number, V> {
  const next = new Map(map);
  if (value === null) next.delete(row);
  else next.set(row, value);
  return next;
}

function withMember(set: ReadonlySet<number>, row: number, isIn: boolean): Set<number> {
  const next = new Set(set);
  if (isIn) next.add(row);
  else next.delete(row);
  return next;
}

function withoutFold({ fold: _, ...rest }: MemberResolution): MemberResolution {
  return rest;
}

/**
 * Which answers remain after an edit: a new place discards the old one's details, a new clock the
 * fold.
 */
function resolutionAfter(
  before: MemberResolution,
  edit: RowEdit,
  place: MemberResolution | undefined,
): MemberResolution {
  if (edit.birthPlace !== undefined) return place ?? {};
  if (edit.birthDate === undefined && edit.birthTime === undefined) return before;
  return withoutFold(before);
}

/** The state after the answer which number of a date is the day. */
function withDateOrder(state: UploadState, dateOrder: DateOrder): UploadState {
  const { answers } = state;
  if (answers.dateOrder === dateOrder) return state;
  // Other dates: what the server asked about the old ones, and which of two times was meant, is invalid.
  const resolutions = [...answers.resolutions].map(([row, chosen]): [number, MemberResolution] => [
    row,
    withoutFold(chosen),
  ]);
  return {
    ...state,
    refusals: new Map(),
    answers: { ...answers, dateOrder, resolutions: new Map(resolutions) },
  };
}

/** The reducer. A changed row is no longer the one that the server refused. */
export function uploadReducer(state: UploadState, event: UploadEvent): UploadState {
  const { answers, refusals, open } = state;
  switch (event.kind) {
    case 'file-chosen':
      return { ...NOTHING_CHOSEN, file: event.file, turn: state.turn + 1 };
    case 'row-opened':
      return { ...state, open: withMember(open, event.row, event.isOpen) };
    case 'order-answered':
      return withDateOrder(state, event.dateOrder);
    case 'row-edited': {
      const { row, edit, place, refusal = null } = event;
      const resolution = resolutionAfter(answers.resolutions.get(row) ?? {}, edit, place);
      return {
        ...state,
        refusals: withEntry(refusals, row, refusal),
        open: withMember(open, row, false),
        answers: {
          ...answers,
          edits: withEntry(answers.edits, row, { ...answers.edits.get(row), ...edit }),
          resolutions: withEntry(answers.resolutions, row, resolution),
        },
      };
    }
    case 'row-resolved': {
      const { row, resolution } = event;
      const before = withoutFold(answers.resolutions.get(row) ?? {});
      return {
        ...state,
        refusals: withEntry(refusals, row, null),
        answers: {
          ...answers,
          resolutions: withEntry(answers.resolutions, row, { ...before, ...resolution }),
        },
      };
    }
    case 'row-left-out':
      return {
        ...state,
        refusals: withEntry(refusals, event.row, null),
        open: withMember(open, event.row, false),
        answers: { ...answers, leftOut: withMember(answers.leftOut, event.row, event.isLeftOut) },
      };
    case 'refused':
      return { ...state, refusals: event.refusals };
  }
}

/** The column that a field of the API is filled from. */
function columnOf(field: string): TeamColumn {
  if (field === 'name' || field === 'birthDate') return field;
  return field === 'birthTime' || field === 'fold' ? 'birthTime' : 'birthPlace';
}

/** The question about one birth that was looked up alone. */
export function refusalOfBirth({
  message,
  fields = {},
  choices = [],
}: Pick<ErrorBody, 'message' | 'fields' | 'choices'>): RowRefusal {
  const [field, words] = Object.entries(fields)[0] ?? ['birthPlace', message];
  return { column: columnOf(field), message: words, choices };
}

/**
 * The part of a server error about single people, by row.
 * @param sent the rows of the submitted people, in order.
 */
export function refusalsOf(error: unknown, sent: readonly number[]): Map<number, RowRefusal> {
  const found = new Map<number, RowRefusal>();
  if (!(error instanceof ApiError) || !error.body) return found;
  const { code } = error.body;
  // Nothing is wrong with the row when the places cannot be asked just now.
  const isAboutRow = code === 'request.invalid' || BIRTH_ERRORS.some((birth) => birth === code);
  if (!isAboutRow || code === 'place.unavailable') return found;
  for (const [index, { fields, choices }] of memberRefusalsOf(error.body)) {
    const row = sent[index];
    const [told] = Object.entries(fields);
    if (row === undefined || told === undefined) continue;
    found.set(row, { column: columnOf(told[0]), message: told[1], choices });
  }
  return found;
}

/**
 * The action that chooses one of several namesakes: the row then shows the place that will be sent,
 * and asks which of two equal times was meant where its clock went back.
 */
export function placeAnswered(
  { row, verdict }: ReviewedRow,
  choice: PlaceChoice,
  dates: Pick<DateWords, 'time'>,
): Extract<UploadEvent, { kind: 'row-edited' }> {
  const { placeId, description, readings } = choice;
  const { birthDate = '', birthTime = null } = verdict.status === 'ready' ? verdict.member : {};
  const choices = foldChoicesOf(readings, birthDate, birthTime);
  const message = `Clocks went back, so ${dates.time(birthTime ?? '')} happened twice. Which one was it?`;
  return {
    kind: 'row-edited',
    row,
    edit: { birthPlace: description },
    place: { placeId },
    ...(choices.length > 0 && { refusal: { column: 'birthTime', message, choices } }),
  };
}
