import { useQuery } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { NewChart } from '#shared/contract/charts.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import { clockRules } from './api.ts';
import { type BirthFormValues, newChartOf, offsetSecondsOf } from './birth-form-schema.ts';
import type { BirthDraft } from './draft.ts';
import type { ClockReading } from './local-clock.ts';
import { openQuestion, type Settling, type SettlingStep, settle, withChoices } from './settling.ts';

const NO_READING: ClockReading = { words: null, choices: [] };

/** Field of the API to field of the form, in the order they stand in. */
const FIELDS = {
  name: 'fullName',
  birthDate: 'birthDate',
  birthTime: 'birthTime',
  birthPlace: 'birthPlace',
} as const;

/** What an answer says of one birth: sentences by field of the API, and what to choose from. */
export interface BirthRefusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: readonly ErrorChoice[];
}

interface BirthState {
  readonly form: UseFormReturn<BirthFormValues>;
  /** What has been said beyond the fields, without the questions that the form knows of itself. */
  readonly told: Settling;
  readonly settling: Settling;
  /** How the clock at the place is read; null while that is not settled. */
  readonly clockWords: string | null;
  /** The question that has to be answered before the birth can be sent. */
  readonly open: ErrorChoice['kind'] | null;
  readonly takeStep: (step: SettlingStep) => void;
  /** Asks the open question once more, with the focus on it. */
  readonly remind: () => void;
  readonly timeReminders: number;
  readonly zoneReminders: number;
  /** The birth as the API takes it, of values that have passed the rules. */
  readonly birthOf: (values: BirthFormValues) => NewChart;
  /**
   * Shows what the answer says at the fields it speaks of.
   * @returns whether it speaks of any field of the form
   */
  readonly showRefusal: (refusal: BirthRefusal) => boolean;
}

/** The state of one birth being entered: its fields, its clock and what is still to be asked. */
export function useBirth(
  draft: BirthDraft,
  resolver: Resolver<BirthFormValues>,
  /** False where several births stand in one form, of which the first is to have the focus. */
  shouldFocusError = true,
): BirthState {
  const [told, step] = useReducer(settle, draft.settling);
  const [reminders, setReminders] = useState(0);
  const form = useForm<BirthFormValues>({
    resolver,
    defaultValues: draft.values,
    mode: 'onTouched',
    shouldFocusError,
  });
  const clock = useClock(form, told);
  const settling = withChoices(told, clock.choices);
  // An offset given by hand answers whatever the zone's history leaves open.
  const isOffsetGiven = offsetSecondsOf(form.watch('utcOffset') ?? '') !== null;
  const open = isOffsetGiven ? null : openQuestion(settling);

  function takeStep(next: SettlingStep) {
    setReminders(0);
    step(next);
  }

  function showRefusal({ fields, choices }: BirthRefusal): boolean {
    const known = Object.entries(FIELDS).filter(([name]) => fields[name]);
    for (const [index, [name, field]] of known.entries()) {
      const message = fields[name] ?? '';
      form.setError(field, { message }, { shouldFocus: shouldFocusError && index === 0 });
    }
    if (choices.length > 0) takeStep({ kind: 'asked', choices });
    return known.length > 0;
  }

  return {
    form,
    told,
    settling,
    clockWords: clock.words,
    open,
    takeStep,
    remind: () => setReminders((count) => count + 1),
    timeReminders: open === 'timeZone' ? 0 : reminders,
    zoneReminders: open === 'timeZone' ? reminders : 0,
    birthOf: (values) => newChartOf(values, settling.settled),
    showRefusal,
  };
}

/** The clock at the birthplace, as far as place, date and time are known. */
function useClock(
  form: UseFormReturn<BirthFormValues>,
  { settled, zones }: Settling,
): ClockReading {
  const [birthDate, calendar, birthTime, isTimeUnknown] = form.watch([
    'birthDate',
    'calendar',
    'birthTime',
    'isTimeUnknown',
  ]);
  const { timeZone, longitude, fold } = settled;
  const isPlaced = timeZone !== undefined || (zones !== null && zones.length > 0);
  const rules = useQuery({ ...clockRules, enabled: isPlaced });
  if (!isPlaced || !rules.data) return NO_READING;
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
