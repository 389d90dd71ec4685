import { useEffect, useState } from 'react';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { useBusy } from '#client/components/form/use-busy.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { messageOf } from '#client/lib/api.ts';
import type { NewChart } from '#shared/contract/charts.ts';
import { type BirthFormValues, validateBirthForm } from '../birth-form-schema.ts';
import { type BirthDraft, currentDraft, keepDraft } from '../draft.ts';
import { birthRefusalOf } from '../refusal.ts';
import { useBirth } from '../use-birth.ts';
import { CalendarQuestion } from './calendar-question.tsx';
import { PrecisionFields } from './precision-fields.tsx';
import { WhenFields } from './when-fields.tsx';
import { WhereField } from './where-field.tsx';

interface BirthFormWords {
  readonly submit: string;
  readonly pending: string;
  /** The message when the server sent none. */
  readonly failed: string;
}

const NEW_CHART: BirthFormWords = {
  submit: 'See My Chart',
  pending: 'Calculating…',
  failed: 'Failed to generate chart. Please try again.',
};

export interface BirthFormProps {
  /** Resolves when the chart is created or corrected; rejects with the server's error. */
  onSubmit: (birth: NewChart) => Promise<void>;
  /** Initial values instead of the draft, which is then neither read nor written. */
  initial?: BirthDraft | undefined;
  /** Those for a new chart unless given. */
  words?: BirthFormWords | undefined;
}

/** The form for a birth. Its values survive errors and navigation. */
export function BirthForm({ onSubmit, initial, words = NEW_CHART }: BirthFormProps) {
  const [draft] = useState(() => initial ?? currentDraft());
  const birth = useBirth(draft, validateBirthForm);
  const { form, answers, open } = birth;
  const [failure, setFailure] = useState<string | null>(null);
  const { once } = useBusy();
  const { errors, isSubmitting } = form.formState;

  const { getValues } = form;
  const isKept = initial === undefined;
  useEffect(() => {
    if (!isKept) return;
    return () => keepDraft({ values: getValues(), disambiguation: answers });
  }, [getValues, answers, isKept]);

  function showError(error: unknown) {
    const refusal = birthRefusalOf(error);
    const isShown = birth.showRefusal(refusal);
    const [unknown] = Object.values(refusal.fields);
    setFailure(isShown ? null : (unknown ?? messageOf(error, words.failed)));
  }

  async function send(values: BirthFormValues) {
    setFailure(null);
    if (open) {
      birth.remind();
      return;
    }
    try {
      await onSubmit(birth.birthOf(values));
    } catch (error) {
      showError(error);
    }
  }

  function submit() {
    void once(() => form.handleSubmit(send)());
  }

  return (
    <FormFrame onSubmit={submit} className="grid gap-6" aria-label="Birth data">
      <Field label="Full Name" error={errors.fullName?.message}>
        <Input {...form.register('fullName')} required autoComplete="name" />
      </Field>
      <WhenFields birth={birth} />
      <WhereField birth={birth} />
      <CalendarQuestion
        form={form}
        disambiguation={birth.disambiguation}
        dispatch={birth.dispatch}
      />
      <PrecisionFields form={form} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="lg" pending={isSubmitting} pendingLabel={words.pending}>
        {words.submit}
      </Button>
    </FormFrame>
  );
}
