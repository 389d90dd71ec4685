import { useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import * as z from 'zod/mini';
import { isStatus } from '#client/lib/api.ts';
import { changesOf, rebase } from '#client/lib/rebase.ts';
import { toastFailure } from '../feedback/toast-failure.ts';
import { useMounted } from './use-mounted.ts';
import { type SavedForm, type SavedFormOptions, useSavedForm } from './use-saved-form.ts';

interface Version {
  readonly id: string;
  readonly updatedAt: string;
}

export interface EditFormOptions<Saved extends Version, Values extends FieldValues, Sent>
  extends Pick<SavedFormOptions<Values, Sent, unknown>, 'schema' | 'failed' | 'failureTitle'> {
  readonly saved: Saved;
  readonly valuesOf: (saved: Saved) => Values;
  /** Reads what is stored now, after somebody else saved first. */
  readonly read: (id: string) => Promise<Saved>;
  /** Sends the changes made to `base`; answers 409 when a later state is stored. */
  readonly save: (base: Saved, changes: Partial<Sent>) => Promise<unknown>;
  readonly onSaved: () => void;
  /** Called instead of saving when nothing was changed. */
  readonly onUnchanged: () => void;
}

export interface Conflict<Values> {
  readonly theirs: Values;
  /** Fields that both changed, to different values. */
  readonly disputed: readonly Path<Values>[];
}

export interface EditForm<Values extends FieldValues, Sent = Values>
  extends SavedForm<Values, Sent> {
  readonly conflict: Conflict<Values> | null;
  readonly takeTheirs: () => void;
}

/**
 * A form for something that is stored. When somebody else saved first, the changes made here are
 * rebased on theirs, including what was typed while the answer was on its way.
 */
export function useEditForm<Saved extends Version, Values extends FieldValues, Sent extends object>(
  options: EditFormOptions<Saved, Values, Sent>,
): EditForm<Values, Sent> {
  const { schema, valuesOf, failed, failureTitle } = options;
  // Changes are made against what is shown here, even when the list refetches meanwhile.
  const base = useRef(options.saved);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const isMounted = useMounted();

  function put(values: Values) {
    for (const name of Object.keys(values) as Path<Values>[]) {
      const value: PathValue<Values, Path<Values>> = values[name];
      if (form.state.getValues(name) !== value) form.state.setValue(name, value);
    }
    form.state.clearErrors();
  }

  async function rebaseOnTheirs(error: unknown): Promise<boolean> {
    if (!isStatus(error, 409)) return false;
    const now = await options.read(base.current.id).catch(() => null);
    if (!isMounted.current || !now || now.updatedAt === base.current.updatedAt) return false;
    const theirs = valuesOf(now);
    const { entry, disputed } = rebase(valuesOf(base.current), form.state.getValues(), theirs);
    base.current = now;
    toastFailure(error, failed, failureTitle);
    put(entry);
    setConflict({ theirs, disputed: disputed as Path<Values>[] });
    return true;
  }

  const form = useSavedForm({
    schema,
    values: valuesOf(options.saved),
    failed,
    failureTitle,
    onRefused: rebaseOnTheirs,
    send: async (sent: Sent) => {
      const before = z.safeParse(schema, valuesOf(base.current));
      const changes = changesOf(before.success ? before.data : {}, sent);
      if (Object.keys(changes).length === 0) return false;
      setConflict(null);
      await options.save(base.current, changes);
      return true;
    },
    onSent: (isSaved) => (isSaved ? options.onSaved() : options.onUnchanged()),
  });

  return {
    ...form,
    conflict,
    takeTheirs: () => {
      if (conflict) put(conflict.theirs);
      setConflict(null);
    },
  };
}
