import { type ReactNode, useId, useMemo } from 'react';
import { cx } from './cx.ts';
import { FieldContext, type FieldControl } from './field-context.ts';
import { AlertIcon } from './icons.tsx';
import { Label } from './label.tsx';

export interface FieldProps {
  label: ReactNode;
  /** One `Input`, `Select`, `Textarea`, or a control that spreads `useFieldControl()`. */
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Set when a control needs a known id; otherwise one is made. */
  id?: string | undefined;
  /** Said in words beside the label: most of our fields must be filled. */
  optional?: boolean | undefined;
  /** Beside the label, e.g. the "Time unknown?" switch. */
  aside?: ReactNode;
  className?: string | undefined;
}

/** Label, control, hint and error, wired together for assistive technology. */
export function Field(props: FieldProps) {
  const { label, children, hint, error, id, optional = false, aside, className } = props;
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const hasHint = Boolean(hint);
  const hasError = Boolean(error);
  const control = useMemo<FieldControl>(() => {
    const describedBy = cx(hasError && errorId, hasHint && hintId);
    return {
      id: controlId,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': hasError || undefined,
    };
  }, [controlId, errorId, hintId, hasError, hasHint]);

  return (
    <div className={cx('grid gap-1.5', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Label htmlFor={controlId}>
          {label}
          {optional && <span className="font-normal text-muted"> (optional)</span>}
        </Label>
        {aside && <div className="-my-2">{aside}</div>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {hasError && <FieldError id={errorId}>{error}</FieldError>}
      {hasHint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

interface FieldErrorProps {
  id?: string | undefined;
  children: ReactNode;
}

/** The sentence under a control that says what is wrong and how to mend it. */
function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
      <AlertIcon className="mt-0.5 size-4.5" />
      <span>{children}</span>
    </p>
  );
}

export interface FieldGroupProps {
  legend: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
}

/** Several controls that answer one question (radios, check boxes). */
export function FieldGroup({ legend, children, hint, error, className }: FieldGroupProps) {
  const id = useId();
  const describedBy = cx(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`);
  return (
    <fieldset className={cx('grid gap-2', className)} aria-describedby={describedBy || undefined}>
      <legend className="mb-1.5 text-sm font-medium text-ink">{legend}</legend>
      {children}
      {Boolean(error) && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {Boolean(hint) && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
