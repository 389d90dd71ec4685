import * as z from 'zod/mini';
import { ACTION_KINDS, NewTeamAction, type TeamAction } from '#shared/contract/team-plan.ts';

/** What is left empty is null when sent; the server checks the rest. */
const orNull = z.pipe(
  z.string(),
  z.transform((text: string) => text.trim() || null),
);

/** An action as typed. */
export const ActionForm = z.object({
  kind: z.enum(ACTION_KINDS),
  title: NewTeamAction.shape.title,
  note: orNull,
  ownerId: orNull,
  dueDate: orNull,
});
export type ActionEntry = z.input<typeof ActionForm>;

export const OutcomeForm = z.object({ outcome: orNull });

export const KIND_WORDS = {
  action: 'Action',
  agreement: 'Agreement',
  experiment: 'Experiment',
} as const;

export const LABELS: Readonly<Record<keyof ActionEntry, string>> = {
  kind: 'Kind',
  title: 'What to do',
  note: 'Notes',
  ownerId: 'Owner',
  dueDate: 'Date',
};

export const NEW_ACTION: ActionEntry = {
  kind: 'action',
  title: '',
  note: '',
  ownerId: '',
  dueDate: '',
};

export function entryOf(action: TeamAction): ActionEntry {
  const { kind, title } = action;
  return {
    kind,
    title,
    note: action.note ?? '',
    ownerId: action.ownerId ?? '',
    dueDate: action.dueDate ?? '',
  };
}
