import { TextAreaField, TextField } from '#client/components/form/form.tsx';
import type { FormHandle } from '#client/components/form/use-saved-form.ts';
import type { NewAccountEntry } from '../account-form.ts';

const NAME_MAX = 255;
const DESCRIPTION_MAX = 2000;

/** Name, description and limit of an account, new or existing. The name gets the focus. */
export function AccountFields({ form }: { form: FormHandle<keyof NewAccountEntry> }) {
  return (
    <>
      <TextField
        form={form}
        name="name"
        label="Account Name *"
        required
        autoFocus
        maxLength={NAME_MAX}
      />
      <TextField
        form={form}
        name="teamLimit"
        label="Team Limit"
        inputMode="numeric"
        className="figures"
      />
      <TextAreaField
        form={form}
        name="description"
        label="Description"
        rows={2}
        maxLength={DESCRIPTION_MAX}
        fieldClass="sm:col-span-2"
      />
    </>
  );
}
