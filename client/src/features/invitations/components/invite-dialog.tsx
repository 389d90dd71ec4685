import { type FormEvent, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { ChoiceGroup } from '#client/components/ui/choice-group.tsx';
import { CopyLink } from '#client/components/ui/copy-link.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { ApiError, messageOf } from '#client/lib/api.ts';
import {
  INVITATION_DAYS,
  INVITATION_DAYS_DEFAULT,
  type INVITATION_KINDS,
} from '#shared/contract/invitations.ts';
import { type CreatedInvitation, useCreateInvitation } from '../api.ts';
import { joinHref } from '../invitation-words.ts';

interface InviteDialogProps {
  teamId: string;
  teamName: string;
  placesLeft: number;
  canSend: boolean;
  onClose: () => void;
}

interface Draft {
  readonly kind: (typeof INVITATION_KINDS)[number];
  readonly name: string;
  readonly email: string;
  readonly days: (typeof INVITATION_DAYS)[number];
}

const START: Draft = { kind: 'team', name: '', email: '', days: INVITATION_DAYS_DEFAULT };

/** Makes one link for everybody, or one for a person, to copy or to send. */
export function InviteDialog({
  teamId,
  teamName,
  placesLeft,
  canSend,
  onClose,
}: InviteDialogProps) {
  const [draft, setDraft] = useState(START);
  const create = useCreateInvitation(teamId);
  const isSent = draft.kind === 'person' && draft.email.trim() !== '';

  function change(some: Partial<Draft>) {
    setDraft((current) => ({ ...current, ...some }));
    // Another choice is another link.
    create.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (create.isPending) return;
    const { kind, name, email, days } = draft;
    create.mutate(
      kind === 'team'
        ? { kind, days, usesMax: placesLeft }
        : { kind, days, name, ...(isSent ? { email } : {}) },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Invite people to ${teamName}`}
      description="They enter their own birth details and choose how much the team sees. It needs no account and takes no seat."
    >
      <form noValidate className="grid gap-5 pb-4" onSubmit={submit}>
        <Recipient kind={draft.kind} placesLeft={placesLeft} onChange={change} />
        {draft.kind === 'person' && (
          <PersonFields draft={draft} onChange={change} canSend={canSend} error={create.error} />
        )}
        <Lifetime days={draft.days} onChange={change} />
        {create.isError && <Failure error={create.error} />}
        {create.isSuccess && <Created created={create.data} sentTo={isSent ? draft.email : null} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {create.isSuccess ? 'Done' : 'Cancel'}
          </Button>
          {!create.isSuccess && (
            <Button type="submit" pending={create.isPending} pendingLabel="Creating...">
              {isSent ? 'Send invitation' : 'Create link'}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function fieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.body?.fields?.[field] : undefined;
}

/** Fields show their own errors. */
function Failure({ error }: { error: unknown }) {
  if (fieldError(error, 'name') ?? fieldError(error, 'email')) return null;
  return (
    <Notice tone="danger" role="alert">
      {messageOf(error, 'We couldn’t create the invitation. Please try again.')}
    </Notice>
  );
}

interface PersonFieldsProps {
  draft: Draft;
  onChange: OnChange;
  canSend: boolean;
  error: unknown;
}

function PersonFields({ draft, onChange, canSend, error }: PersonFieldsProps) {
  return (
    <>
      <Field
        label="Name"
        error={fieldError(error, 'name')}
        hint="Only you and the other admins see it here."
      >
        <Input
          value={draft.name}
          onChange={(event) => onChange({ name: event.target.value })}
          autoComplete="off"
        />
      </Field>
      {canSend && (
        <Field
          label="Email"
          optional
          error={fieldError(error, 'email')}
          hint="We send the link there. Leave blank to copy it instead."
        >
          <Input
            type="email"
            value={draft.email}
            onChange={(event) => onChange({ email: event.target.value })}
            autoComplete="off"
          />
        </Field>
      )}
    </>
  );
}

type OnChange = (some: Partial<Draft>) => void;

interface RecipientProps {
  kind: Draft['kind'];
  placesLeft: number;
  onChange: OnChange;
}

function Recipient({ kind, placesLeft, onChange }: RecipientProps) {
  return (
    <ChoiceGroup
      legend="Whom is it for?"
      answers={[
        {
          key: 'team',
          label:
            placesLeft === 1
              ? 'Anyone with the link, 1 person'
              : `Anyone with the link, up to ${placesLeft} people`,
          isChosen: kind === 'team',
          onChoose: () => onChange({ kind: 'team' }),
        },
        {
          key: 'person',
          label: 'One person',
          isChosen: kind === 'person',
          onChoose: () => onChange({ kind: 'person' }),
        },
      ]}
    />
  );
}

function Lifetime({ days: current, onChange }: { days: Draft['days']; onChange: OnChange }) {
  return (
    <Field label="The link works for">
      <Select
        value={current}
        onChange={(event) => {
          const chosen = INVITATION_DAYS.find((days) => String(days) === event.target.value);
          if (chosen) onChange({ days: chosen });
        }}
      >
        {INVITATION_DAYS.map((days) => (
          <option key={days} value={days}>
            {days} days
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The link of a new invitation; with an address it is on its way already. */
function Created({ created, sentTo }: { created: CreatedInvitation; sentTo: string | null }) {
  return (
    <div className="grid gap-3">
      {sentTo !== null && (
        <p role="status">
          We’re sending it to <span className="wrap-anywhere">{sentTo}</span>.
        </p>
      )}
      <CopyLink
        key={created.invitation.id}
        label="Invitation link"
        href={joinHref(created.token)}
        note="Copy it now: for safety we don’t keep it, so it isn’t shown again."
        isNew={sentTo === null}
      />
    </div>
  );
}
