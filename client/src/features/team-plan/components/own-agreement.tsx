import * as z from 'zod/mini';
import { Form, FormFailureNotice, TextField } from '#client/components/form/form.tsx';
import { useSavedForm } from '#client/components/form/use-saved-form.ts';
import { Button } from '#client/components/ui/button.tsx';
import { ACTION_TITLE_MAX, NewTeamAction } from '#shared/contract/team-plan.ts';
import { useAddAction } from '../api.ts';

const AgreementForm = z.object({
  title: z.pipe(
    z.string().check(z.refine((text) => text.trim() !== '', 'Enter what you agree on')),
    NewTeamAction.shape.title,
  ),
});

/** A rule in the team's own words; Enter stores it. */
export function OwnAgreement({ teamId }: { teamId: string }) {
  const adding = useAddAction(teamId);
  const form = useSavedForm({
    schema: AgreementForm,
    values: { title: '' },
    failed: 'We couldn’t add this to the plan.',
    send: ({ title }) =>
      adding.mutateAsync({ kind: 'agreement', title, source: { kind: 'debrief' } }),
    onSent(added) {
      // The next one may have been started meanwhile.
      if (form.state.getValues('title').trim() === added.title) form.state.reset();
    },
  });
  return (
    <Form form={form} className="flex flex-wrap items-start gap-3">
      <TextField
        form={form}
        name="title"
        label="Your own agreement"
        maxLength={ACTION_TITLE_MAX}
        className="text-lg"
        fieldClass="min-w-0 flex-[1_1_16rem]"
      />
      <Button type="submit" variant="secondary" pending={form.isBusy} className="sm:mt-7">
        Add agreement
      </Button>
      <FormFailureNotice failure={form.failure} className="w-full" />
    </Form>
  );
}
