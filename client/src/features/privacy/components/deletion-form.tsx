import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { messageOf } from '#client/lib/api.ts';
import { navigateAway } from '#client/lib/navigate-away.ts';
import { paths } from '#client/lib/paths.ts';
import type { AdministeredAccount, DeletionOutlook } from '#shared/contract/deletion.ts';
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

/** By an account's id: its heir's id, or `CLOSE`. */
type Fates = Readonly<Record<string, string>>;

function decisionOf(accountId: string, fates: Fates) {
  const fate = fates[accountId] ?? CLOSE;
  return { accountId, heirId: fate === CLOSE ? null : fate };
}

/** What is decided and typed so far; sent once nothing is missing. */
function useConfirmedDeletion(outlook: DeletionOutlook, form: RefObject<HTMLFormElement | null>) {
  const [typed, setTyped] = useState('');
  const [fates, setFates] = useState<Fates>({});
  const [isFateMissing, setIsFateMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const deleting = useRequestDeletion();
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [form]);
  const undecided = outlook.accounts.filter(({ fate }) => fate === 'undecided');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (deleting.isPending) return;
    if (undecided.some(({ id }) => !fates[id])) {
      setIsFateMissing(true);
      form.current?.querySelector('select')?.focus();
      return;
    }
    if (typed.trim().toLowerCase() !== outlook.confirmation.toLowerCase()) {
      setProblem(`Type ${outlook.confirmation} to confirm.`);
      return;
    }
    setProblem(null);
    deleting.mutate(
      { confirmation: typed, accounts: undecided.map(({ id }) => decisionOf(id, fates)) },
      { onSuccess: ({ dueAt }) => navigateAway(paths.accountDeleted.to(dueAt)) },
    );
  }

  const fateOf = (id: string) => ({
    chosen: fates[id] ?? '',
    isMissing: isFateMissing && !fates[id],
    onChoose: (fate: string) => setFates({ ...fates, [id]: fate }),
  });
  return { typed, setTyped, fateOf, problem, deleting, submit };
}

function Confirmation({ outlook, onCancel }: DeletionFormProps & { outlook: DeletionOutlook }) {
  const form = useRef<HTMLFormElement>(null);
  const deletion = useConfirmedDeletion(outlook, form);
  const { typed, setTyped, problem, deleting } = deletion;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={deletion.submit}
      className="grid gap-5 border-t border-line pt-5"
    >
      {outlook.accounts.map((account) => (
        <AccountFate key={account.id} account={account} {...deletion.fateOf(account.id)} />
      ))}
      <ConfirmationField
        wanted={outlook.confirmation}
        value={typed}
        onChange={setTyped}
        problem={problem}
      />
      {!outlook.canSendLink && (
        <p className="text-muted">
          We can’t send email here: to keep your account after all, sign in again.
        </p>
      )}
      {deleting.isError && (
        <Notice tone="danger" role="alert">
          {messageOf(deleting.error, 'We couldn’t delete your account. Please try again.')}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="danger"
          pending={deleting.isPending}
          pendingLabel="Deleting..."
        >
          Delete my account
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface ConfirmationFieldProps {
  /** What is to be typed. */
  wanted: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | null;
}

function ConfirmationField({ wanted, value, onChange, problem }: ConfirmationFieldProps) {
  return (
    <Field
      label={
        <span className="wrap-anywhere">
          Type <bdi>{wanted}</bdi> to confirm
        </span>
      }
      error={problem}
    >
      <Input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  );
}

interface AccountFateProps {
  account: AdministeredAccount;
  chosen: string;
  /** The person went on without choosing. */
  isMissing: boolean;
  onChoose: (fate: string) => void;
}

function nameOf({ firstName, lastName, email }: AdministeredAccount['heirs'][number]): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [name, email && name ? `(${email})` : email].filter(Boolean).join(' ');
}

/** What becomes of an account that the person administers. */
function AccountFate({ account, chosen, isMissing, onChoose }: AccountFateProps) {
  const { name, fate, heirs, teamCount } = account;
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
      error={isMissing && 'Choose what happens to this account first.'}
      hint="Closing an account ends its plan and deletes its teams for everyone in it."
    >
      <Select value={chosen} onChange={(event) => onChoose(event.target.value)}>
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
