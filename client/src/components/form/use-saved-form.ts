import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { toastFailure } from '../feedback/toast-failure.ts';
import { type FormFailure, failureOf } from './form-failure.ts';

export interface SavedFormOptions<Values extends FieldValues, Sent, Reply> {
  /** The contract's rules: what is typed goes in, what is sent comes out. */
  readonly schema: z.core.$ZodType<Sent, Values>;
  /** What the form begins with. Every field of the form is named here. */
  readonly values: Values;
  /** Rejects with what `call` throws. */
  readonly send: (sent: Sent) => Promise<Reply>;
  /** Called once the server has agreed, unless the form is gone by then. */
  readonly onSent: (reply: Reply) => void;
  /** Takes a failure upon itself and returns true, or leaves it to the form. */
  readonly onRefused?: ((error: unknown) => Promise<boolean>) | undefined;
  /** The screen's own sentence, for answers without one. */
  readonly failed: string;
  readonly failureTitle?: string | undefined;
}

/** What the parts of a form need of it. `Name` is a name of a field. */
export interface FormHandle<Name extends string> {
  readonly register: (name: Name) => UseFormRegisterReturn;
  readonly errorOf: (name: Name) => string | undefined;
}

export interface SavedForm<Values extends FieldValues, Sent = Values>
  extends FormHandle<Path<Values>> {
  readonly state: UseFormReturn<Values, unknown, Sent>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly isBusy: boolean;
  /** Why the last try failed, with what belongs to no field. */
  readonly failure: FormFailure | null;
}

/** A form that is checked by a schema, sent once at a time, and keeps its values when that fails. */
export function useSavedForm<Values extends FieldValues, Sent, Reply>(
  options: SavedFormOptions<Values, Sent, Reply>,
): SavedForm<Values, Sent> {
  const state = useForm<Values, unknown, Sent>({
    resolver: zodResolver(options.schema),
    // The library wants a deep partial, which it cannot tell of a type that is still open.
    defaultValues: options.values as DefaultValues<Values>,
  });
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const lock = useRef(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function fail(error: unknown) {
    if (!isMounted.current) return;
    toastFailure(error, options.failed, options.failureTitle);
    if (await options.onRefused?.(error)) return;
    const names = Object.keys(options.values) as Path<Values>[];
    const found = failureOf(error, options.failed, names);
    setFailure(found);
    for (const [index, [name, message]] of found.fields.entries()) {
      state.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  }

  async function send(sent: Sent) {
    try {
      const reply = await options.send(sent);
      if (isMounted.current) options.onSent(reply);
    } catch (error) {
      await fail(error);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A second submit can arrive before the button knows that it is pending.
    if (lock.current) return;
    lock.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await state.handleSubmit(send)(event);
    } finally {
      lock.current = false;
      setIsBusy(false);
    }
  }

  const { formState } = state;
  // Read here, since only what is read is kept up to date.
  void formState.errors;
  return {
    state,
    register: (name) => state.register(name),
    errorOf: (name) => state.getFieldState(name, formState).error?.message,
    onSubmit: (event) => void submit(event),
    isBusy,
    failure,
  };
}
