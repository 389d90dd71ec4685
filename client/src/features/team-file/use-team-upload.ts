import { useRef } from 'react';
import * as z from 'zod/mini';
import { toast } from '#client/components/feedback/toast.ts';
import { FormRefusal } from '#client/components/form/form-failure.ts';
import { type SavedForm, useSavedForm } from '#client/components/form/use-saved-form.ts';
import { memberFieldOf } from '#client/lib/member-refusals.ts';
import { TeamDescription, type TeamMemberInput, TeamName } from '#shared/contract/teams.ts';
import { chooseFile } from './choose-file.ts';
import { refusalsOf, type UploadEvent } from './upload-state.ts';
import { type TeamFileState, useTeamFile } from './use-team-file.ts';

const FAILED = 'Failed to process team data. Please check your CSV format.';
const FAILURE_TITLE = 'Upload Failed';

const NO_NAME = {
  title: 'Team Name Required',
  description: 'Please enter a name for your team.',
};

const TeamEntry = z.object({ teamName: TeamName, teamDescription: TeamDescription });
type TeamEntry = z.input<typeof TeamEntry>;

export interface UploadedTeam {
  readonly teamName: string;
  readonly teamDescription?: string;
  readonly members: TeamMemberInput[];
}

export interface TeamUploadOptions {
  /** Sends the team; rejects with the server's answer. Nothing is kept before. */
  readonly onSubmit: (team: UploadedTeam) => Promise<void>;
  /** Why nothing can be sent whatever the file, e.g. that no account is selected. */
  readonly refusal?: string | undefined;
}

interface TeamUploadState {
  readonly form: SavedForm<TeamEntry>;
  readonly file: TeamFileState;
  readonly takeFiles: (files: readonly File[]) => Promise<void>;
  readonly dispatch: (event: UploadEvent) => void;
}

/** The failure that the form shows; a row's own question is shown at the row instead. */
function shownOf(error: unknown, isAsking: boolean): unknown {
  if (!isAsking) return error;
  const text = 'We have a question about some birth details. Nothing has been saved yet.';
  return new FormRefusal('Almost there', text, 'warn');
}

/** A team file on its way to the server: what is sent is what the preview shows. */
export function useTeamUpload({ onSubmit, refusal }: TeamUploadOptions): TeamUploadState {
  const file = useTeamFile();
  const form = useSavedForm<TeamEntry, TeamEntry, void>({
    schema: TeamEntry,
    values: { teamName: '', teamDescription: '' },
    failed: FAILED,
    failureTitle: FAILURE_TITLE,
    isShownElsewhere: (path) => memberFieldOf(path) !== null,
    invalidToast: ({ teamName }) => (teamName?.type === 'too_small' ? NO_NAME : null),
    async send({ teamName, teamDescription }) {
      const members = file.review.toMembers();
      if (refusal) throw new FormRefusal(FAILURE_TITLE, refusal);
      if (members === null || file.reasons.length > 0) {
        throw new FormRefusal(FAILURE_TITLE, file.reasons.join(' '));
      }
      const ready = file.review.rows.filter(({ verdict }) => verdict.status === 'ready');
      try {
        const about = teamDescription === '' ? {} : { teamDescription };
        await onSubmit({ teamName, ...about, members });
        // Said here: by now the page may show the result in place of the form.
        const description = `Successfully processed ${members.length} team members.`;
        toast({ title: 'Team Uploaded!', description, tone: 'success' });
      } catch (error) {
        const rows = ready.map(({ row }) => row);
        const refusals = refusalsOf(error, rows);
        file.dispatch({ kind: 'refused', refusals });
        const asked = [...refusals.values()].some(({ choices }) => choices.length > 0);
        throw shownOf(error, asked);
      }
    },
    onSent: () => {},
  });
  const takeFiles = useFileChoice(form, file);

  function dispatch(event: UploadEvent) {
    form.clearFailure();
    file.dispatch(event);
  }

  return { form, file, takeFiles, dispatch };
}

function useFileChoice(form: SavedForm<TeamEntry>, { dispatch }: TeamFileState) {
  const choices = useRef(0);
  const isBusy = useRef(form.isBusy);
  isBusy.current = form.isBusy;

  return async (files: readonly File[]) => {
    choices.current += 1;
    const turn = choices.current;
    const choice = await chooseFile(files);
    // A file that was chosen later counts, whichever is read first.
    if (turn !== choices.current || isBusy.current) return;
    form.clearFailure();
    if (choice.kind === 'chosen') dispatch({ kind: 'file-chosen', file: choice.file });
    if (choice.words) form.fail(new FormRefusal(choice.words.title, choice.words.message));
  };
}
