import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form, FormFailureNotice } from './form.tsx';
import type { SavedForm } from './use-saved-form.ts';

interface FormDialogProps {
  form: Pick<SavedForm<FieldValues>, 'isBusy' | 'failure' | 'onSubmit' | 'onInput'>;
  title: string;
  description?: string | undefined;
  label: string;
  pendingLabel: string;
  onClose: () => void;
  /** Beside the form's buttons. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog, which stays open while it is being saved. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, description, label, pendingLabel, onClose, aside, children } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={form.isBusy}
      title={title}
      description={description}
      footer={
        <>
          {aside}
          <Button variant="secondary" onClick={onClose} disabled={form.isBusy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={form.isBusy} pendingLabel={pendingLabel}>
            {label}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid gap-4">
        {children}
        <FormFailureNotice failure={form.failure} />
      </Form>
    </Dialog>
  );
}
