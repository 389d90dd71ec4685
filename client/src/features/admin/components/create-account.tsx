import { toast } from '#client/components/feedback/toast.ts';
import { Form, FormActions, FormFailureNotice } from '#client/components/form/form.tsx';
import { useSavedForm } from '#client/components/form/use-saved-form.ts';
import { NewAccountForm } from '../account-form.ts';
import { useCreateAccount } from '../api.ts';
import { AccountFields } from './account-fields.tsx';

/** The form for a new account, in the card of all accounts. */
export function CreateAccount({ onClose }: { onClose: () => void }) {
  const creation = useCreateAccount();
  const form = useSavedForm({
    schema: NewAccountForm,
    values: { name: '', description: '', teamLimit: '1' },
    failed: 'Failed to create team account',
    send: ({ description, ...account }) =>
      creation.mutateAsync({ ...account, ...(description ? { description } : {}) }),
    onSent() {
      toast({ title: 'Team account created successfully', tone: 'success' });
      onClose();
    },
  });
  return (
    <Form
      form={form}
      onCancel={onClose}
      aria-label="New team account"
      className="mb-6 grid gap-4 rounded-md border border-line p-5 sm:grid-cols-[1fr_9rem]"
    >
      <AccountFields form={form} />
      <FormFailureNotice failure={form.failure} className="sm:col-span-2" />
      <FormActions
        isBusy={form.isBusy}
        label="Create"
        pendingLabel="Creating..."
        onCancel={onClose}
        className="flex flex-wrap gap-3 sm:col-span-2"
      />
    </Form>
  );
}
