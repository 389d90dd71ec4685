import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { Field, type FieldProps } from '../ui/field.tsx';
import { Input, type InputProps } from '../ui/input.tsx';
import { Notice } from '../ui/notice.tsx';
import { Textarea } from '../ui/textarea.tsx';
import type { FormFailure } from './form-failure.ts';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';
import type { FormHandle, SavedForm } from './use-saved-form.ts';

export interface FormProps extends Omit<FormFrameProps, 'form' | 'onSubmit'> {
  form: Pick<SavedForm<FieldValues>, 'onSubmit' | 'onInput' | 'isBusy'>;
  /** Escape asks for it, unless something is under way. */
  onCancel?: (() => void) | undefined;
}

/** The frame of a form of `useSavedForm`. */
export function Form({ form, onCancel, ...rest }: FormProps) {
  return (
    <FormFrame
      {...rest}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      onKeyDown={({ key }) => key === 'Escape' && !form.isBusy && onCancel?.()}
    />
  );
}

interface OneField<Name extends string> extends Pick<FieldProps, 'label' | 'hint' | 'optional'> {
  form: FormHandle<Name>;
  name: Name;
  fieldClass?: string | undefined;
}

export type TextFieldProps<Name extends string> = OneField<Name> &
  Omit<InputProps, 'form' | 'name'>;

/** A line of text with its label and what is wrong with it. */
export function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { form, name, label, hint, optional, fieldClass, ...input } = props;
  return (
    <Field
      label={label}
      hint={hint}
      optional={optional}
      className={fieldClass}
      error={form.errorOf(name)}
    >
      <Input autoComplete="off" {...input} {...form.register(name)} />
    </Field>
  );
}

export type TextAreaFieldProps<Name extends string> = OneField<Name> &
  Omit<ComponentProps<typeof Textarea>, 'form' | 'name'>;

/** As `TextField`, for several lines. */
export function TextAreaField<Name extends string>(props: TextAreaFieldProps<Name>) {
  const { form, name, label, hint, optional, fieldClass, ...input } = props;
  return (
    <Field
      label={label}
      hint={hint}
      optional={optional}
      className={fieldClass}
      error={form.errorOf(name)}
    >
      <Textarea {...input} {...form.register(name)} />
    </Field>
  );
}

export interface FormFailureNoticeProps {
  failure: FormFailure | null;
  className?: string | undefined;
}

/** Why the last try failed, and what the server said of things that have no field here. */
export function FormFailureNotice({ failure, className }: FormFailureNoticeProps) {
  if (!failure) return null;
  return (
    <Notice tone={failure.tone} role="alert" title={failure.title} className={className}>
      {failure.message}
      {failure.others.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {failure.others.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

export interface FormActionsProps {
  isBusy: boolean;
  label: ReactNode;
  pendingLabel: string;
  onCancel: () => void;
  className?: string | undefined;
}

/** The two buttons under a form. */
export function FormActions({
  isBusy,
  label,
  pendingLabel,
  onCancel,
  className,
}: FormActionsProps) {
  return (
    <div className={className}>
      <Button type="submit" pending={isBusy} pendingLabel={pendingLabel}>
        {label}
      </Button>
      <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
        Cancel
      </Button>
    </div>
  );
}
