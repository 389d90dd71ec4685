import { useQuery } from '@tanstack/react-query';
import type { Path } from 'react-hook-form';
import * as z from 'zod/mini';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { Form, FormFailureNotice, TextField } from '#client/components/form/form.tsx';
import { type FormHandle, useSavedForm } from '#client/components/form/use-saved-form.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { navigateAway } from '#client/lib/navigate-away.ts';
import { paths } from '#client/lib/paths.ts';
import {
  type AdministeredAccount,
  type DeletionOutlook,
  DeletionRequest,
} from '#shared/contract/deletion.ts';
import { deletionOutlook, useRequestDeletion } from '../api.ts';

interface DeletionFormProps {
  onCancel: () => void;
}

/** Confirms the deletion of the account, once it is clear what becomes of what others use. */
export function DeletionForm({ onCancel }: DeletionFormProps) {
  const found = useQuery(deletionOutlook);
  if (found.isPending) {
    return (
      <SkeletonGroup label="Checking what would be deleted">
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    );
  }
  if (!found.data) {
    return <LoadFailure query={found} title="We couldn’t check what would be deleted" level={3} />;
  }
  if (found.data.isLastMasterAdmin) {
    return (
      <Notice tone="warn" role="status" title="You’re the only master admin">
        Make someone else a master admin first. Then you can delete your account.
      </Notice>
    );
  }
  return <Confirmation outlook={found.data} onCancel={onCancel} />;
}

/** A select’s value for closing an account; the ids of heirs are UUIDs. */
const CLOSE = 'close';
const NO_FATE = 'Choose what happens to this account first.';

/** What is typed and decided, sent by the contract's rules once it is confirmed. */
function deletionForm(wanted: string, undecided: readonly AdministeredAccount[]) {
  const isWanted = (typed: string) => typed.trim().toLowerCase() === wanted.toLowerCase();
  const Fate = z.string().check(z.minLength(1, NO_FATE));
  return z.pipe(
    z.pipe(
      z.object({
        fates: z.object(Object.fromEntries(undecided.map(({ id }) => [id, Fate]))),
        confirmation: z.string().check(z.refine(isWanted, `Type ${wanted} to confirm.`)),
      }),
      z.transform(
        ({ fates, confirmation }): z.input<typeof DeletionRequest> => ({
          confirmation,
          accounts: Object.entries(fates).map(([accountId, fate]) => ({
            accountId,
            heirId: fate === CLOSE ? null : fate,
          })),
        }),
      ),
    ),
    DeletionRequest,
  );
}

type DeletionEntry = z.input<ReturnType<typeof deletionForm>>;

function Confirmation({ outlook, onCancel }: DeletionFormProps & { outlook: DeletionOutlook }) {
  const undecided = outlook.accounts.filter(({ fate }) => fate === 'undecided');
  const deleting = useRequestDeletion();
  const form = useSavedForm({
    schema: deletionForm(outlook.confirmation, undecided),
    values: { fates: Object.fromEntries(undecided.map(({ id }) => [id, ''])), confirmation: '' },
    failed: 'We couldn’t delete your account. Please try again.',
    send: (sent) => deleting.mutateAsync(sent),
    onSent: ({ dueAt }) => navigateAway(paths.accountDeleted.to(dueAt)),
  });
  return (
    <Form form={form} onCancel={onCancel} className="grid gap-5 border-t border-line pt-5">
      {outlook.accounts.map((account) => (
        <AccountFate
          key={account.id}
          account={account}
          form={form}
          isFirst={account === undecided[0]}
        />
      ))}
      <TextField
        form={form}
        name="confirmation"
        label={
          <span className="wrap-anywhere">
            Type <bdi>{outlook.confirmation}</bdi> to confirm
          </span>
        }
        autoFocus={undecided.length === 0}
        autoCapitalize="none"
        spellCheck={false}
      />
      {!outlook.canSendLink && (
        <p className="text-muted">
          We can’t send email here: to keep your account after all, sign in again.
        </p>
      )}
      <FormFailureNotice failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" pending={form.isBusy} pendingLabel="Deleting...">
          Delete my account
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={form.isBusy}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

interface AccountFateProps {
  account: AdministeredAccount;
  form: FormHandle<Path<DeletionEntry>>;
  /** The first question of the form gets the focus. */
  isFirst: boolean;
}

function nameOf({ firstName, lastName, email }: AdministeredAccount['heirs'][number]): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [name, email && name ? `(${email})` : email].filter(Boolean).join(' ');
}

/** What becomes of an account that the person administers. */
function AccountFate({ account, form, isFirst }: AccountFateProps) {
  const { id, name, fate, heirs, teamCount } = account;
  const teams = teamCount === 1 ? 'its team' : `its ${teamCount} teams`;
  if (fate === 'kept') return null;
  if (fate === 'closes') {
    return (
      <Notice tone="warn">
        <bdi className="font-medium">{name}</bdi>
        {teamCount === 0 ? ' is deleted too' : ` and ${teams} are deleted too`}: nobody else uses
        this account. A running plan ends.
      </Notice>
    );
  }
  return (
    <Field
      label={
        <>
          You’re the only admin of <bdi>{name}</bdi>
        </>
      }
      error={form.errorOf(`fates.${id}`)}
      hint="Closing an account ends its plan and deletes its teams for everyone in it."
    >
      <Select {...form.register(`fates.${id}`)} autoFocus={isFirst}>
        <option value="" disabled>
          Choose what happens to it
        </option>
        {heirs.map((heir) => (
          <option key={heir.id} value={heir.id}>
            Hand it over to {nameOf(heir)}
          </option>
        ))}
        <option value={CLOSE}>Close it</option>
      </Select>
    </Field>
  );
}
