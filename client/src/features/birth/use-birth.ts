import { useQuery } from '@tanstack/react-query';
import { use, useReducer, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { BirthRefusal } from '#client/lib/member-refusals.ts';
import type { PlaceChoice } from '#client/lib/place-choice.ts';
import type { NewChart } from '#shared/contract/charts.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import { foldChoicesOf } from '#shared/domain/place-readings.ts';
import { clockRules, PlaceAccess, placeDetails } from './api.ts';
import { type BirthFormValues, newChartOf, offsetSecondsOf } from './birth-form-schema.ts';
import {
  type Disambiguation,
  type DisambiguationEvent,
  disambiguate,
  openQuestion,
  withChoices,
} from './disambiguation.ts';
import type { BirthDraft } from './draft.ts';
import type { ClockState } from './local-clock.ts';
import { BIRTH_FIELDS } from './refusal.ts';

const NO_CLOCK: ClockState = { words: null, choices: [] };

export interface BirthState {
  readonly form: UseFormReturn<BirthFormValues>;
  /** The answers besides the fields, without the form's own questions. */
  readonly answers: Disambiguation;
  readonly disambiguation: Disambiguation;
  /** The clock at the place; null while unresolved. */
  readonly clockWords: string | null;
  /** The question to answer before the birth can be sent. */
  readonly open: ErrorChoice['kind'] | null;
  readonly dispatch: (event: DisambiguationEvent) => void;
  /** Focuses the open question. */
  readonly remind: () => void;
  /** How often the form was submitted with this question unanswered. */
  readonly remindersOf: (...kinds: readonly ErrorChoice['kind'][]) => number;
  /** Grows each time the question about namesakes is to be focused. */
  readonly placeAsked: number;
  /** Focuses the question about namesakes. */
  readonly showPlaceQuestion: () => void;
  /** Chooses a place from the list. */
  readonly choosePlace: (placeId: string, description: string) => Promise<void>;
  /** Chooses one of the namesakes that the server offered. */
  readonly answerPlace: (place: PlaceChoice) => Promise<void>;
  /** Maps validated values to the API's input. */
  readonly birthOf: (values: BirthFormValues) => NewChart;
  /**
   * Shows the error's messages at their fields.
   * @returns whether it concerns any field of the form
   */
  readonly showRefusal: (refusal: BirthRefusal) => boolean;
}

/** The state of one birth being entered: its fields, its clock and its questions. */
export function useBirth(
  draft: BirthDraft,
  resolver: Resolver<BirthFormValues>,
  /** False with several births in one form, whose first one gets the focus. */
  shouldFocusError = true,
): BirthState {
  const [answers, resolve] = useReducer(disambiguate, draft.disambiguation);
  const [reminders, setReminders] = useState(0);
  const [placeAsked, setPlaceAsked] = useState(0);
  const showPlaceQuestion = () => setPlaceAsked((count) => count + 1);
  const form = useForm<BirthFormValues>({
    resolver,
    defaultValues: draft.values,
    mode: 'onTouched',
    shouldFocusError,
  });
  const clock = useClock(form, answers);
  const disambiguation = withChoices(answers, clock.choices);
  const open = useOpenQuestion(form, disambiguation);

  const places = usePlaceAnswers(form, dispatch);

  function dispatch(event: DisambiguationEvent) {
    setReminders(0);
    // The question's error is cleared with the question.
    if (event.kind === 'clock-changed' && open === 'place') form.clearErrors('birthPlace');
    resolve(event);
  }

  function showRefusal({ fields, choices }: BirthRefusal): boolean {
    const known = Object.entries(BIRTH_FIELDS).filter(([name]) => fields[name]);
    // On a phone the keyboard of a focused field would cover the question below it.
    const asksPlace = choices.some(({ kind }) => kind === 'place');
    for (const [index, [name, field]] of known.entries()) {
      const shouldFocus = shouldFocusError && index === 0 && !asksPlace;
      form.setError(field, { message: fields[name] ?? '' }, { shouldFocus });
    }
    const typedPlace = form.getValues('birthPlace');
    if (choices.length > 0) dispatch({ kind: 'asked', choices, typedPlace });
    if (asksPlace && shouldFocusError) showPlaceQuestion();
    return known.length > 0;
  }

  return {
    form,
    answers,
    disambiguation,
    clockWords: clock.words,
    open,
    dispatch,
    remind: () => setReminders((count) => count + 1),
    remindersOf: (...kinds) => (kinds.some((kind) => kind === open) ? reminders : 0),
    placeAsked,
    showPlaceQuestion,
    ...places,
    birthOf: (values) => newChartOf(values, disambiguation.chosen),
    showRefusal,
  };
}

/** A stated offset answers whatever the zone's history leaves open. */
function useOpenQuestion(form: UseFormReturn<BirthFormValues>, disambiguation: Disambiguation) {
  const isOffsetGiven = offsetSecondsOf(form.watch('utcOffset') ?? '') !== null;
  return isOffsetGiven ? null : openQuestion(disambiguation);
}

/** Puts a place into the form: one from the list, or one of the namesakes asked about. */
function usePlaceAnswers(
  form: UseFormReturn<BirthFormValues>,
  dispatch: (event: DisambiguationEvent) => void,
): Pick<BirthState, 'choosePlace' | 'answerPlace'> {
  const access = use(PlaceAccess);

  async function findDetails(placeId: string) {
    const details = await placeDetails(placeId, access);
    // Without details the server looks the place up by its id.
    if (details) dispatch({ kind: 'place-found', placeId, details });
  }

  function showPlace(description: string) {
    form.setValue('birthPlace', description, { shouldValidate: true, shouldDirty: true });
  }

  function choosePlace(placeId: string, description: string) {
    showPlace(description);
    dispatch({ kind: 'place-chosen', placeId });
    return findDetails(placeId);
  }

  function answerPlace(place: PlaceChoice) {
    const { birthDate, birthTime, isTimeUnknown } = form.getValues();
    const folds = foldChoicesOf(place.readings, birthDate, isTimeUnknown ? null : birthTime);
    showPlace(place.description);
    dispatch({ kind: 'place-answered', place, folds });
    return findDetails(place.placeId);
  }

  return { choosePlace, answerPlace };
}

/** The clock at the birthplace, as far as place, date and time are known. */
function useClock(
  form: UseFormReturn<BirthFormValues>,
  { chosen, zones }: Disambiguation,
): ClockState {
  const [birthDate, calendar, birthTime, isTimeUnknown] = form.watch([
    'birthDate',
    'calendar',
    'birthTime',
    'isTimeUnknown',
  ]);
  const { timeZone, longitude, fold } = chosen;
  const isPlaced = timeZone !== undefined || (zones !== null && zones.length > 0);
  const rules = useQuery({ ...clockRules, enabled: isPlaced });
  if (!isPlaced || !rules.data) return NO_CLOCK;
  return rules.data.readClock({
    birthDate,
    calendar,
    birthTime: isTimeUnknown ? '' : birthTime,
    zones: zones ?? [],
    timeZone,
    longitude,
    fold,
  });
}
