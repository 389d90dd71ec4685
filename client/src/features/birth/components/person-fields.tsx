import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import type { PersonEntered, PersonEntry } from '#client/lib/person-entry.ts';
import {
  type BirthFormValues,
  validateBirthForm,
  validateTimedBirth,
} from '../birth-form-schema.ts';
import { type BirthDraft, currentTeamDraft, keepTeamDraft } from '../draft.ts';
import { useBirth } from '../use-birth.ts';
import { CalendarQuestion } from './calendar-question.tsx';
import { PrecisionFields } from './precision-fields.tsx';
import { WhenFields } from './when-fields.tsx';
import { WhereField } from './where-field.tsx';

export interface PersonFieldsProps {
  ref: Ref<PersonEntry>;
  /** The key of the draft for these fields. */
  slotKey: string;
  /** Initial values instead; then no draft is written. */
  initial?: BirthDraft | undefined;
  /** Why a time is required; without it, "Time unknown?" is offered. */
  timeRequired?: string | undefined;
  /** Reports the name as it is typed. */
  onName: (name: string) => void;
}

const ORDER = ['fullName', 'birthDate', 'birthTime', 'birthPlace'] as const;

function isMissing(values: BirthFormValues): boolean {
  return ORDER.some((name) => values[name].trim() === '' && !isExcused(name, values));
}

function isExcused(name: (typeof ORDER)[number], { isTimeUnknown }: BirthFormValues): boolean {
  return name === 'birthTime' && isTimeUnknown;
}

/** The birth of one of several people, inside a form that submits them together. */
export function PersonFields(props: PersonFieldsProps) {
  const { ref, slotKey, initial, timeRequired, onName } = props;
  const [draft] = useState(() => initial ?? currentTeamDraft(slotKey));
  const resolver = timeRequired === undefined ? validateBirthForm : validateTimedBirth;
  const birth = useBirth(draft, resolver, false);
  const { form, answers, open } = birth;
  const { errors } = form.formState;

  const { getValues } = form;
  const isKept = initial === undefined;
  useEffect(() => {
    if (!isKept) return;
    return () => keepTeamDraft(slotKey, { values: getValues(), disambiguation: answers });
  }, [getValues, answers, slotKey, isKept]);

  async function read(): Promise<PersonEntered> {
    let entered: PersonEntered = { kind: isMissing(getValues()) ? 'missing' : 'invalid' };
    await form.handleSubmit((values) => {
      entered = open ? { kind: 'asked' } : { kind: 'birth', birth: birth.birthOf(values) };
    })();
    return entered;
  }

  function focus() {
    const first = ORDER.find((name) => form.getFieldState(name).invalid);
    // On a phone the keyboard of a focused field would cover the question below it.
    if (first === 'birthPlace' && open === 'place') birth.showPlaceQuestion();
    else if (first) form.setFocus(first);
    else if (open) birth.remind();
  }

  useImperativeHandle(ref, () => ({ read, focus, showRefusal: birth.showRefusal }));

  return (
    <div className="grid gap-6">
      <Field label="Full Name" error={errors.fullName?.message}>
        <Input
          {...form.register('fullName', { onChange: ({ target }) => onName(target.value) })}
          required
          autoComplete="off"
        />
      </Field>
      <WhenFields birth={birth} timeRequired={timeRequired} />
      <WhereField birth={birth} />
      <CalendarQuestion
        form={form}
        disambiguation={birth.disambiguation}
        dispatch={birth.dispatch}
      />
      <PrecisionFields form={form} />
    </div>
  );
}
