import { useEffect } from 'react';
import * as z from 'zod/mini';
import { Form, FormFailureNotice, TextField } from '#client/components/form/form.tsx';
import { FormRefusal } from '#client/components/form/form-failure.ts';
import { useSavedForm } from '#client/components/form/use-saved-form.ts';
import { Button } from '#client/components/ui/button.tsx';
import { ApiError } from '#client/lib/api.ts';
import { memberFieldOf } from '#client/lib/member-refusals.ts';
import {
  type AnalyzeTeam,
  PENTA_SIZE_MIN,
  TEAM_SIZE_MAX,
  TEAM_SIZE_MIN,
  type TeamMemberInput,
  TeamName,
} from '#shared/contract/teams.ts';
import { currentPentaDraft, keepPentaDraft } from '../penta-draft.ts';
import { PERSON_FIELDS, type RenderPerson } from '../person-slot.ts';
import { usePeopleEntry } from '../use-people-entry.ts';
import { PeopleFields } from './people-fields.tsx';

export interface EditedTeam {
  readonly id: string;
  readonly name: string;
  readonly people: readonly TeamMemberInput[];
  /** How many more joined by themselves; they stay as they are. */
  readonly others: number;
}

export interface PentaFormProps {
  /** The team's account; null when none is selected. */
  accountId: string | null;
  /** An existing team to change and to analyze again. */
  team?: EditedTeam | undefined;
  renderPerson: RenderPerson;
  /** Has the team analyzed; rejects with the server's answer. */
  onSubmit: (team: AnalyzeTeam) => Promise<void>;
  onCancel?: (() => void) | undefined;
}

const FAILED = 'Failed to generate S-Penta analysis. Please try again.';
export const NO_ACCOUNT = 'No account selected. Please select an account first.';
const NO_NAME = 'Please enter a name for your team.';

const TeamEntry = z.object({
  teamName: z.pipe(z.string().check(z.refine((text) => text.trim() !== '', NO_NAME)), TeamName),
});

/** @throws FormRefusal for too few or too many people */
function refuseSize(size: number, team: EditedTeam | undefined) {
  // A pair that came from a file may stay one: it has working dynamics, and no Penta.
  const { people = [], others = 0 } = team ?? {};
  const min = people.length + others === TEAM_SIZE_MIN ? TEAM_SIZE_MIN : PENTA_SIZE_MIN;
  if (size >= min && size <= TEAM_SIZE_MAX) return;
  const text = 'Team must have between 3 and 5 people for Penta analysis.';
  throw new FormRefusal('Invalid Team Size', text);
}

/** The failure that the form shows; a question about a person is shown at their fields instead. */
function shownOf(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.body?.choices) return error;
  const text =
    'We have a question about some birth details. Check the marked people, then analyze again.';
  return new FormRefusal('Almost there', text, 'warn');
}

function toastOf({ teamName }: { teamName?: { message?: string } }) {
  return teamName?.message === NO_NAME
    ? { title: 'Missing Team Name', description: NO_NAME }
    : null;
}

/** The S-Penta form: a team's name and its three to five people. */
export function PentaForm({ accountId, team, renderPerson, onSubmit, onCancel }: PentaFormProps) {
  const people = usePeopleEntry(team);
  const others = team?.others ?? 0;
  const form = useSavedForm({
    schema: TeamEntry,
    values: { teamName: team?.name ?? currentPentaDraft().teamName },
    failed: FAILED,
    failureTitle: 'Analysis Failed',
    isShownElsewhere: (path) => PERSON_FIELDS.includes(memberFieldOf(path) ?? ''),
    invalidToast: toastOf,
    onSent: () => {},
    async send({ teamName }) {
      refuseSize(people.slots.length + others, team);
      const members = await people.read();
      if (accountId === null) throw new FormRefusal('Analysis Failed', NO_ACCOUNT);
      const teamId = team ? { teamId: team.id } : {};
      try {
        await onSubmit({ teamName, teamAccountId: accountId, ...teamId, members });
      } catch (error) {
        people.showRefusals(error);
        throw shownOf(error);
      }
    },
  });
  const teamName = form.state.watch('teamName');
  const isNew = team === undefined;
  const { slots } = people;
  useEffect(() => {
    if (isNew) keepPentaDraft({ teamName, slotKeys: slots.map(({ slotKey }) => slotKey) });
  }, [isNew, teamName, slots]);

  return (
    <Form form={form} className="grid gap-6" aria-label="Team entry">
      <TextField form={form} name="teamName" label="Team Name" required fieldClass="max-w-form" />
      <PeopleFields people={people} others={others} renderPerson={renderPerson} />
      <FormFailureNotice failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" pending={form.isBusy} pendingLabel="Analyzing...">
          {isNew ? 'Analyze S-Penta' : 'Save and analyze again'}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="lg" onClick={onCancel} disabled={form.isBusy}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}
