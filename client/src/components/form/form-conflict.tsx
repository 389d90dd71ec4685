import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { EditConflict } from '../ui/edit-conflict.tsx';
import type { EditForm } from './use-edit-form.ts';

export interface FormConflictProps<Values extends FieldValues, Sent> {
  form: EditForm<Values, Sent>;
  /** What is edited, e.g. "account". */
  what: string;
  labels: Readonly<Record<keyof Values, string>>;
  wordsOf?: ((value: unknown) => string) | undefined;
  className?: string | undefined;
}

/** Both versions of what two people changed at a time, with what is typed now as one's own. */
export function FormConflict<Values extends FieldValues, Sent>(
  props: FormConflictProps<Values, Sent>,
) {
  const { form, what, labels, wordsOf = String, className } = props;
  const { theirs, disputed } = form.conflict ?? { disputed: [] as readonly Path<Values>[] };
  const mine: readonly unknown[] = useWatch({ control: form.state.control, name: disputed });
  if (!theirs) return null;
  return (
    <EditConflict
      what={what}
      disputes={disputed.map((name, index) => ({
        label: labels[name],
        theirs: wordsOf(theirs[name]),
        mine: wordsOf(mine[index]),
      }))}
      onTakeTheirs={form.takeTheirs}
      className={className}
    />
  );
}
