import { useState } from 'react';
import * as z from 'zod/mini';
import { Form, FormFailureNotice, TextField } from '#client/components/form/form.tsx';
import {
  type FormHandle,
  type SavedForm,
  useSavedForm,
} from '#client/components/form/use-saved-form.ts';
import { Button } from '#client/components/ui/button.tsx';
import { ChoiceGroup } from '#client/components/ui/choice-group.tsx';
import { CopyLink } from '#client/components/ui/copy-link.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
import {
  INVITATION_DAYS,
  INVITATION_DAYS_DEFAULT,
  NewInvitation,
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

/** An invitation as typed: a link for everybody is for as many as there is room for. */
function invitationForm(placesLeft: number) {
  return z.pipe(
    z.pipe(
      z.object({
        kind: NewInvitation.shape.kind,
        name: z.string(),
        email: z.string(),
        days: z.literal(INVITATION_DAYS),
      }),
      z.transform(({ kind, name, email, days }): z.input<typeof NewInvitation> => {
        if (kind === 'team') return { kind, days, usesMax: placesLeft };
        return { kind, days, name, ...(email.trim() ? { email } : {}) };
      }),
    ),
    NewInvitation,
  );
}

type InvitationEntry = z.input<ReturnType<typeof invitationForm>>;

const NEW_INVITATION: InvitationEntry = {
  kind: 'team',
  name: '',
  email: '',
  days: INVITATION_DAYS_DEFAULT,
};

type InvitationFormState = SavedForm<InvitationEntry, z.output<ReturnType<typeof invitationForm>>>;

interface SentInvitation {
  readonly created: CreatedInvitation;
  /** Null for a link to copy. */
  readonly sentTo: string | null;
}

/** Makes one link for everybody, or one for a person, to copy or to send. */
export function InviteDialog(props: InviteDialogProps) {
  const { teamId, teamName, placesLeft, canSend, onClose } = props;
  const [sent, setSent] = useState<SentInvitation | null>(null);
  const create = useCreateInvitation(teamId);
  const form = useSavedForm({
    schema: invitationForm(placesLeft),
    values: NEW_INVITATION,
    failed: 'We couldn’t create the invitation. Please try again.',
    // Enter in the link's own field submits the form once more.
    send: async (body) =>
      sent ?? { created: await create.mutateAsync(body), sentTo: body.email ?? null },
    onSent: setSent,
  });
  const [kind, email] = form.state.watch(['kind', 'email']);

  function startOver() {
    setSent(null);
    form.clearFailure();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={form.isBusy}
      title={`Invite people to ${teamName}`}
      description="They enter their own birth details and choose how much the team sees. It needs no account and takes no seat."
    >
      {/* Another choice is another link. */}
      <Form form={form} className="grid gap-5 pb-4" onChange={startOver}>
        <Recipient
          kind={kind}
          placesLeft={placesLeft}
          onChoose={(chosen) => form.state.setValue('kind', chosen)}
        />
        {kind === 'person' && <PersonFields form={form} canSend={canSend} />}
        <Lifetime form={form} />
        <FormFailureNotice failure={form.failure} />
        {sent && <Created {...sent} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} disabled={form.isBusy}>
            {sent ? 'Done' : 'Cancel'}
          </Button>
          {!sent && (
            <Button type="submit" pending={form.isBusy} pendingLabel="Creating...">
              {kind === 'person' && email.trim() ? 'Send invitation' : 'Create link'}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}

interface PersonFieldsProps {
  form: FormHandle<keyof InvitationEntry>;
  canSend: boolean;
}

function PersonFields({ form, canSend }: PersonFieldsProps) {
  return (
    <>
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="Only you and the other admins see it here."
      />
      {canSend && (
        <TextField
          form={form}
          name="email"
          label="Email"
          optional
          type="email"
          hint="We send the link there. Leave blank to copy it instead."
        />
      )}
    </>
  );
}

interface RecipientProps {
  kind: InvitationEntry['kind'];
  placesLeft: number;
  onChoose: (kind: InvitationEntry['kind']) => void;
}

function Recipient({ kind, placesLeft, onChoose }: RecipientProps) {
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
          onChoose: () => onChoose('team'),
        },
        {
          key: 'person',
          label: 'One person',
          isChosen: kind === 'person',
          onChoose: () => onChoose('person'),
        },
      ]}
    />
  );
}

function Lifetime({ form: { state } }: { form: InvitationFormState }) {
  return (
    <Field label="The link works for">
      <Select {...state.register('days', { valueAsNumber: true })}>
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
function Created({ created, sentTo }: SentInvitation) {
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
