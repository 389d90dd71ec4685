import { ApiError } from '#client/lib/api.ts';
import type { PlaceChoice } from '#client/lib/place-choice.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import type { PlaceDetails } from '#shared/contract/places.ts';
import type { FoldChoice } from '#shared/domain/clock-choices.ts';
import type { BirthAnswers } from './birth-form-schema.ts';

/** Everything known about place and clock besides the typed fields. */
export interface Disambiguation {
  readonly chosen: BirthAnswers;
  /** The choices that are needed before the birth has one meaning. */
  readonly choices: readonly ErrorChoice[];
  /** Zones at the chosen place; null while no place is chosen or its details are unavailable. */
  readonly zones: readonly string[] | null;
  /** The text for which the question about namesakes was asked. */
  readonly typedPlace?: string | undefined;
}

export const UNRESOLVED: Disambiguation = { chosen: {}, choices: [], zones: null };

export type DisambiguationEvent =
  /** Date, time or "Time unknown?" changed. */
  | { readonly kind: 'clock-changed' }
  | { readonly kind: 'place-typed' }
  | { readonly kind: 'place-chosen'; readonly placeId: string }
  /** One of the namesakes that the server offered; its clock may raise another question. */
  | {
      readonly kind: 'place-answered';
      readonly place: PlaceChoice;
      readonly folds: readonly FoldChoice[];
    }
  | { readonly kind: 'place-found'; readonly placeId: string; readonly details: PlaceDetails }
  | { readonly kind: 'fold-answered'; readonly fold: 0 | 1 }
  | { readonly kind: 'zone-answered'; readonly timeZone: string }
  /** The server needs an answer. */
  | {
      readonly kind: 'asked';
      readonly choices: readonly ErrorChoice[];
      /** The text in the place field. */
      readonly typedPlace?: string | undefined;
    };

type Of<K extends ErrorChoice['kind']> = Extract<ErrorChoice, { kind: K }>;

export function choicesOfKind<K extends ErrorChoice['kind']>(
  choices: readonly ErrorChoice[],
  kind: K,
): Of<K>[] {
  return choices.filter((choice): choice is Of<K> => choice.kind === kind);
}

function withoutFold({ fold: _, ...chosen }: BirthAnswers): BirthAnswers {
  return chosen;
}

/** The reducer; a new place, date or time discards answers given for another one. */
export function disambiguate(state: Disambiguation, event: DisambiguationEvent): Disambiguation {
  const placeChoices = choicesOfKind(state.choices, 'place');
  const zoneChoices = choicesOfKind(state.choices, 'timeZone');
  switch (event.kind) {
    case 'clock-changed':
      // Which namesakes differ depends on the instant: the server asks again if needed.
      return { ...state, chosen: withoutFold(state.chosen), choices: zoneChoices };
    case 'place-typed':
      return UNRESOLVED;
    case 'place-chosen':
      return { ...UNRESOLVED, chosen: { placeId: event.placeId } };
    case 'place-answered':
      return {
        chosen: { placeId: event.place.placeId },
        choices: [...placeChoices, ...event.folds],
        zones: [event.place.timeZone],
        typedPlace: state.typedPlace,
      };
    case 'place-found': {
      // A response for a place that is no longer chosen.
      if (state.chosen.placeId !== event.placeId) return state;
      const { latitude, longitude, timeZones } = event.details;
      return { ...state, chosen: { ...state.chosen, latitude, longitude }, zones: timeZones };
    }
    case 'fold-answered':
      return { ...state, chosen: { ...state.chosen, fold: event.fold } };
    case 'zone-answered':
      // The other zone has another clock, so the earlier answer is invalid.
      return {
        ...state,
        chosen: { ...withoutFold(state.chosen), timeZone: event.timeZone },
        choices: [...placeChoices, ...zoneChoices],
      };
    case 'asked':
      return afterQuestion(state, event);
  }
}

function afterQuestion(
  state: Disambiguation,
  event: Extract<DisambiguationEvent, { kind: 'asked' }>,
): Disambiguation {
  const placeChoices = choicesOfKind(state.choices, 'place');
  const zoneChoices = choicesOfKind(state.choices, 'timeZone');
  const asks = (kind: ErrorChoice['kind']) => event.choices.some((choice) => choice.kind === kind);
  // Another place has other zones.
  const isAboutPlace = asks('place');
  const kept = [
    ...(isAboutPlace ? [] : placeChoices),
    ...(isAboutPlace || asks('timeZone') ? [] : zoneChoices),
  ];
  const typedPlace = isAboutPlace ? event.typedPlace : state.typedPlace;
  return { ...state, choices: [...kept, ...event.choices], typedPlace };
}

/** The server's questions and the form's own ones; the server's come first. */
export function withChoices(state: Disambiguation, own: readonly ErrorChoice[]): Disambiguation {
  const isAsked = (kind: ErrorChoice['kind']) => choicesOfKind(state.choices, kind).length > 0;
  return { ...state, choices: [...state.choices, ...own.filter(({ kind }) => !isAsked(kind))] };
}

/** The question to answer before the birth can be sent. */
export function openQuestion({ chosen, choices }: Disambiguation): ErrorChoice['kind'] | null {
  const isAsked = (kind: ErrorChoice['kind']) => choicesOfKind(choices, kind).length > 0;
  if (chosen.placeId === undefined && isAsked('place')) return 'place';
  if (chosen.timeZone === undefined && isAsked('timeZone')) return 'timeZone';
  if (chosen.fold === undefined && isAsked('fold')) return 'fold';
  return isAsked('time') ? 'time' : null;
}

/** The choices in a server error; empty for a plain failure. */
export function choicesOf(error: unknown): readonly ErrorChoice[] {
  return (error instanceof ApiError && error.body?.choices) || [];
}
