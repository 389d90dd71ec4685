import { useEffect, useReducer, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { ApiError, messageOf } from '#client/lib/api.ts';
import type { NewChart } from '#shared/contract/charts.ts';
import { type BirthFormValues, newChartOf, resolveBirthForm } from '../birth-form-schema.ts';
import { currentDraft, keepDraft } from '../draft.ts';
import { choicesOf, openQuestion, settle } from '../settling.ts';
import { WhenFields } from './when-fields.tsx';
import { WhereField } from './where-field.tsx';

const FAILED = 'Failed to generate chart. Please try again.';

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
}

/** The one way to enter a birth. What has been typed stays through errors and on the way back. */
export function BirthForm({ onSubmit }: BirthFormProps) {
  const [draft] = useState(currentDraft);
  const [settling, step] = useReducer(settle, draft.settling);
  const [failure, setFailure] = useState<string | null>(null);
  const [reminders, setReminders] = useState(0);
  const isSending = useRef(false);
  const form = useForm<BirthFormValues>({
    resolver: resolveBirthForm,
    defaultValues: draft.values,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const open = openQuestion(settling);

  const { getValues } = form;
  useEffect(() => () => keepDraft({ values: getValues(), settling }), [getValues, settling]);

  function showError(error: unknown) {
    const fields = (error instanceof ApiError && error.body?.fields) || {};
    const known = Object.entries(FIELDS).filter(([name]) => fields[name]);
    for (const [index, [name, field]] of known.entries()) {
      form.setError(field, { message: fields[name] ?? '' }, { shouldFocus: index === 0 });
    }
    const choices = choicesOf(error);
    if (choices.length > 0) step({ kind: 'asked', choices });
    const [unknown] = Object.values(fields);
    setFailure(known.length > 0 ? null : (unknown ?? messageOf(error, FAILED)));
  }

  async function send(values: BirthFormValues) {
    setFailure(null);
    if (open) {
      setReminders((count) => count + 1);
      return;
    }
    setReminders(0);
    // Two submits can arrive before the button knows that it is pending.
    if (isSending.current) return;
    isSending.current = true;
    try {
      await onSubmit(newChartOf(values, settling.settled));
    } catch (error) {
      showError(error);
    } finally {
      isSending.current = false;
    }
  }

  const parts = { form, settling, onStep: step };
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(send)}
      className="grid gap-6"
      aria-label="Birth data"
    >
      <Field label="Full Name" error={errors.fullName?.message}>
        <Input {...form.register('fullName')} required autoComplete="name" />
      </Field>
      <WhenFields {...parts} reminders={open === 'fold' ? reminders : 0} />
      <WhereField {...parts} reminders={open === 'timeZone' ? reminders : 0} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="lg" pending={isSubmitting} pendingLabel="Drawing your chart...">
        See My Chart
      </Button>
    </form>
  );
}
