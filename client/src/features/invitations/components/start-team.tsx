import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { Form, FormFailureNotice, TextField } from '#client/components/form/form.tsx';
import { type SavedForm, useSavedForm } from '#client/components/form/use-saved-form.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Switch } from '#client/components/ui/switch.tsx';
import { NewTeam } from '#shared/contract/account-teams.ts';
import { Level } from '#shared/contract/invitations.ts';
import { TEAM_NAME_MAX } from '#shared/contract/teams.ts';
import { useStartTeam } from '../api.ts';
import { LevelChoice } from './level-choice.tsx';

interface StartTeamProps {
  accountId: string;
  /** Whether the person has marked a chart as their own. */
  hasOwnChart: boolean;
  onStarted: (teamId: string) => void;
}

/** A team as typed; `level` is null until the person chooses. */
const StartTeamForm = z.pipe(
  z
    .object({
      name: NewTeam.shape.name,
      isMember: z.boolean(),
      level: z.nullable(Level),
    })
    .check(
      z.refine(({ isMember, level }) => !isMember || level !== null, {
        error: 'Choose how much your team may see.',
        path: ['level'],
      }),
    ),
  z.transform(({ name, isMember, level }) => ({ name, level: isMember ? level : null })),
);

/** Names a team whose people are invited; the person who names it may be the first of them. */
export function StartTeam({ accountId, hasOwnChart, onStarted }: StartTeamProps) {
  const start = useStartTeam(accountId);
  const form = useSavedForm({
    schema: StartTeamForm,
    values: { name: '', isMember: hasOwnChart, level: null },
    failed: 'We couldn’t create the team. Please try again.',
    send: (team) => start.mutateAsync(team),
    onSent: ({ id }) => onStarted(id),
  });

  return (
    <Form form={form} className="grid max-w-reading gap-6">
      <p className="text-muted">
        Name the team, then send a link. Everyone enters their own birth details and chooses how
        much the team sees. Inviting takes no seats.
      </p>
      <TextField form={form} name="name" label="Team name" maxLength={TEAM_NAME_MAX} />
      {hasOwnChart && <Switch label="Add me, with my own chart" {...form.register('isMember')} />}
      {form.state.watch('isMember') && <OwnLevel form={form} />}
      <FormFailureNotice failure={form.failure} />
      <div>
        <Button type="submit" pending={form.isBusy} pendingLabel="Creating...">
          Create team and invite people
        </Button>
      </div>
    </Form>
  );
}

type StartTeamEntry = z.input<typeof StartTeamForm>;

function OwnLevel({ form }: { form: SavedForm<StartTeamEntry, z.output<typeof StartTeamForm>> }) {
  const { field } = useController({ control: form.state.control, name: 'level' });
  return (
    <LevelChoice
      level={field.value}
      onChoose={field.onChange}
      firstRef={field.ref}
      error={form.errorOf('level')}
    />
  );
}
