import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { ApiError, messageOf } from '#client/lib/api.ts';
import type { NewChart } from '#shared/contract/charts.ts';
import { clockRules } from '../api.ts';
import {
  type BirthFormValues,
  newChartOf,
  offsetSecondsOf,
  resolveBirthForm,
} from '../birth-form-schema.ts';
import { type BirthDraft, currentDraft, keepDraft } from '../draft.ts';
import type { ClockReading } from '../local-clock.ts';
import {
  choicesOf,
  openQuestion,
  type Settling,
  type SettlingStep,
  settle,
  withChoices,
} from '../settling.ts';
import { PrecisionFields } from './precision-fields.tsx';
import { WhenFields } from './when-fields.tsx';
import { WhereField } from './where-field.tsx';

const NO_READING: ClockReading = { words: null, choices: [] };

interface BirthFormWords {
  readonly submit: string;
  readonly pending: string;
  /** Said when there is no answer from the server to show. */
  readonly failed: string;
}

const NEW_CHART: BirthFormWords = {
  submit: 'See My Chart',
  pending: 'Drawing your chart...',
  failed: 'Failed to generate chart. Please try again.',
};

/** Field of the API to field of the form, in the order they stand in. */
const FIELDS = {
  name: 'fullName',
  birthDate: 'birthDate',
  birthTime: 'birthTime',
  birthPlace: 'birthPlace',
} as const;

export interface BirthFormProps {
  /** Resolves when the chart is there; rejects with the server's answer. */
  onSubmit: (birth: NewChart) => Promise<void>;
  /** What the form begins with instead of what was left in the last one, which it then leaves alone. */
  initial?: BirthDraft | undefined;
  /** Those for a new chart unless given. */
  words?: BirthFormWords | undefined;
}

/** The one way to enter a birth. What has been typed stays through errors and on the way back. */
export function BirthForm({ onSubmit, initial, words = NEW_CHART }: BirthFormProps) {
  const [draft] = useState(() => initial ?? currentDraft());
  const [told, step] = useReducer(settle, draft.settling);
  const [failure, setFailure] = useState<string | null>(null);
  const [reminders, setReminders] = useState(0);
  const isSending = useRef(false);
  const form = useForm<BirthFormValues>({
    resolver: resolveBirthForm,
    defaultValues: draft.values,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const clock = useClock(form, told);
  const settling = withChoices(told, clock.choices);
  // An offset given by hand answers whatever the zone's history leaves open.
  const isOffsetGiven = offsetSecondsOf(form.watch('utcOffset') ?? '') !== null;
  const open = isOffsetGiven ? null : openQuestion(settling);

  const { getValues } = form;
  const isKept = initial === undefined;
  useEffect(() => {
    if (!isKept) return;
    return () => keepDraft({ values: getValues(), settling: told });
  }, [getValues, told, isKept]);

  function takeStep(next: SettlingStep) {
    setReminders(0);
    step(next);
  }

  function showError(error: unknown) {
    const fields = (error instanceof ApiError && error.body?.fields) || {};
    const known = Object.entries(FIELDS).filter(([name]) => fields[name]);
    for (const [index, [name, field]] of known.entries()) {
      form.setError(field, { message: fields[name] ?? '' }, { shouldFocus: index === 0 });
    }
    const choices = choicesOf(error);
    if (choices.length > 0) takeStep({ kind: 'asked', choices });
    const [unknown] = Object.values(fields);
    setFailure(known.length > 0 ? null : (unknown ?? messageOf(error, words.failed)));
  }

  async function send(values: BirthFormValues) {
    setFailure(null);
    if (open) {
      setReminders((count) => count + 1);
      return;
    }
    try {
      await onSubmit(newChartOf(values, settling.settled));
    } catch (error) {
      showError(error);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A second submit can arrive before the button knows that it is pending.
    if (isSending.current) return;
    isSending.current = true;
    try {
      await form.handleSubmit(send)();
    } finally {
      isSending.current = false;
    }
  }

  const parts = { form, settling, onStep: takeStep };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6" aria-label="Birth data">
      <Field label="Full Name" error={errors.fullName?.message}>
        <Input {...form.register('fullName')} required autoComplete="name" />
      </Field>
      <WhenFields {...parts} reminders={open === 'timeZone' ? 0 : reminders} />
      <WhereField
        {...parts}
        clockWords={clock.words}
        reminders={open === 'timeZone' ? reminders : 0}
      />
      <PrecisionFields form={form} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="lg" pending={isSubmitting} pendingLabel={words.pending}>
        {words.submit}
      </Button>
    </form>
  );
}

/** The clock at the birthplace, as far as place, date and time are known. */
function useClock(
  form: UseFormReturn<BirthFormValues>,
  { settled, zones }: Settling,
): ClockReading {
  const [birthDate, birthTime, isTimeUnknown] = form.watch([
    'birthDate',
    'birthTime',
    'isTimeUnknown',
  ]);
  const { timeZone, longitude, fold } = settled;
  const isPlaced = timeZone !== undefined || (zones !== null && zones.length > 0);
  const rules = useQuery({ ...clockRules, enabled: isPlaced });
  if (!isPlaced || !rules.data) return NO_READING;
  return rules.data.readClock({
    birthDate,
    birthTime: isTimeUnknown ? '' : birthTime,
    zones: zones ?? [],
    timeZone,
    longitude,
    fold,
  });
}
