import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { dismissToast, type ToastInput, toast } from '../feedback/toast.ts';
import { type FailureWords, type FormFailure, failureOf, fieldNamesOf } from './form-failure.ts';
import { useBusy } from './use-busy.ts';
import { useMounted } from './use-mounted.ts';

export interface SavedFormOptions<Values extends FieldValues, Sent, Reply>
  extends Omit<FailureWords<Path<Values>>, 'names'> {
  /** The contract's rules: what is typed goes in, what is sent comes out. */
  readonly schema: z.core.$ZodType<Sent, Values>;
  /** What the form begins with. Every field of the form is named here. */
  readonly values: Values;
  /** Rejects with what `call` throws, or with a `FormRefusal`. */
  readonly send: (sent: Sent) => Promise<Reply>;
  /** Called once the server has agreed, unless the form is gone by then. */
  readonly onSent: (reply: Reply) => void;
  /** Handles a failure and returns true, or leaves it to the form. */
  readonly onRefused?: ((error: unknown) => Promise<boolean>) | undefined;
  /** What a toast says, besides the fields, when what was typed breaks a rule. */
  readonly invalidToast?: ((errors: FieldErrors<Values>) => ToastInput | null) | undefined;
}

/** What the parts of a form need of it. `Name` is a name of a field. */
export interface FormHandle<Name extends string> {
  readonly register: (name: Name) => UseFormRegisterReturn;
  readonly errorOf: (name: Name) => string | undefined;
}

export interface SavedForm<Values extends FieldValues, Sent = Values>
  extends FormHandle<Path<Values>> {
  readonly state: UseFormReturn<Values, unknown, Sent>;
  readonly onSubmit: () => void;
  readonly isBusy: boolean;
  /** Why the last try failed, with what belongs to no field. */
  readonly failure: FormFailure | null;
  /** Shows a failure that came about before anything was sent. */
  readonly fail: (error: unknown) => void;
  /** Dismisses the toast of the last failure, once something is done about it. */
  readonly onInput: () => void;
  /** Clears the last failure, and dismisses its toast. */
  readonly clearFailure: () => void;
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
  const { failure, show, tell, hideToast, clearFailure } = useFailure(state, options);
  const { isBusy, once } = useBusy();
  const isMounted = useMounted();

  async function send(sent: Sent) {
    try {
      const reply = await options.send(sent);
      if (isMounted.current) options.onSent(reply);
    } catch (error) {
      if (!isMounted.current || (await options.onRefused?.(error))) return;
      if (isMounted.current) show(error);
    }
  }

  function submit() {
    void once(() => {
      clearFailure();
      return state.handleSubmit(send, (errors) => tell(options.invalidToast?.(errors)))();
    });
  }

  const { formState } = state;
  // Read here, since only what is read is kept up to date.
  void formState.errors;
  return {
    state,
    register: (name) => state.register(name),
    errorOf: (name) => state.getFieldState(name, formState).error?.message,
    onSubmit: submit,
    isBusy,
    failure,
    fail: show,
    onInput: hideToast,
    clearFailure,
  };
}

/** Why the last try failed: at its fields, in the form and in a toast. */
function useFailure<Values extends FieldValues, Sent>(
  state: UseFormReturn<Values, unknown, Sent>,
  options: Omit<FailureWords<Path<Values>>, 'names'>,
) {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const toastId = useRef(0);

  function show(error: unknown) {
    const names = fieldNamesOf(state.getValues()) as Path<Values>[];
    const found = failureOf(error, { ...options, names });
    const { title = 'Error', message, tone, fields } = found;
    setFailure(found);
    for (const [index, [name, sentence]] of fields.entries()) {
      state.setError(name, { type: 'server', message: sentence }, { shouldFocus: index === 0 });
    }
    if (tone === 'danger') tell({ title, description: message });
  }

  function tell(words: ToastInput | null | undefined) {
    if (words) toastId.current = toast({ ...words, tone: 'destructive' });
  }

  function hideToast() {
    dismissToast(toastId.current);
  }

  function clearFailure() {
    setFailure(null);
    hideToast();
  }

  return { failure, show, tell, hideToast, clearFailure };
}
