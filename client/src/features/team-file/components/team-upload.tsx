import { type FormEvent, useId, useReducer, useRef, useState } from 'react';
import { dismissToast, toast } from '#client/components/feedback/toast.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Textarea } from '#client/components/ui/textarea.tsx';
import { ApiError, messageOf } from '#client/lib/api.ts';
import { useDates } from '#client/lib/use-dates.ts';
import { TeamDescription, type TeamMemberInput, TeamName } from '#shared/contract/teams.ts';
import { reviewTeam, type TeamReview } from '#shared/team-file/review-team.ts';
import { chooseFile } from '../choose-file.ts';
import {
  NOTHING_CHOSEN,
  refusalsOf,
  takeUploadStep,
  type UploadState,
  type UploadStep,
} from '../upload-state.ts';
import { usePlaceLookup } from '../use-place-lookup.ts';
import { FileDrop } from './file-drop.tsx';
import { countWords, FileReview } from './file-review.tsx';
import { FormatHelp } from './format-help.tsx';
import type { RenderPlaceField } from './row-editor.tsx';

const FAILED = 'Failed to process team data. Please check your CSV format.';

export interface UploadedTeam {
  readonly teamName: string;
  readonly teamDescription?: string;
  readonly members: TeamMemberInput[];
}

export interface TeamUploadProps {
  /** Sends the team; rejects with the server's error. Nothing is stored before. */
  onSubmit: (team: UploadedTeam) => Promise<void>;
  renderPlaceField: RenderPlaceField;
  /** Why nothing can be sent whatever the file, e.g. that no account is selected. */
  refusal?: string | undefined;
}

interface Failure {
  readonly title: string;
  readonly message: string;
  readonly tone?: 'warn';
}

const QUESTIONS = {
  title: 'Almost there',
  message: 'Some births need an answer from you. Nothing has been saved yet.',
};

/** "Check rows 2, 3 and 4 first." */
function refusedWords(rows: readonly number[]): string {
  const last = rows.at(-1);
  if (rows.length < 2) return `Check row ${last} first.`;
  return `Check rows ${rows.slice(0, -1).join(', ')} and ${last} first.`;
}

/** What blocks the upload, in sentences. */
function reasonsOf({ file, refusals, open }: UploadState, review: TeamReview): readonly string[] {
  if (!file) return ['Choose a CSV file first.'];
  if (file.rows.length === 0) return ['Choose another file.'];
  return [
    ...review.blockers,
    ...(refusals.size > 0 ? [refusedWords([...refusals.keys()])] : []),
    ...(open.size > 0 ? [`Apply or cancel the correction of row ${[...open].join(', ')}.`] : []),
  ];
}

/** Team name, file and its preview: what is sent is what was shown. */
export function TeamUpload({ onSubmit, renderPlaceField, refusal }: TeamUploadProps) {
  const id = useId();
  const [teamName, setTeamName] = useState('');
  const [description, setDescription] = useState('');
  const [fieldErrors, setFieldErrors] = useState<{ name?: string; description?: string }>({});
  const [state, step] = useReducer(takeUploadStep, NOTHING_CHOSEN);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const choices = useRef(0);
  const nameInput = useRef<HTMLInputElement>(null);
  /** The message of the last failure; cleared by the next change. */
  const toastId = useRef(0);
  const review = reviewTeam(state.file?.rows ?? [], state.answers, useDates());
  const lookup = usePlaceLookup(review.rows, state.answers.resolved);
  // The upload's response is newer than the lookup before it.
  const refusals = new Map([...lookup.refusals, ...state.refusals]);
  const shown = { ...state, refusals };
  const reasons = reasonsOf(shown, review);

  function fail(next: Failure) {
    setFailure(next);
    toastId.current = toast({
      title: next.title,
      description: next.message,
      tone: 'destructive',
    });
  }

  function takeStep(next: UploadStep) {
    setFailure(null);
    dismissToast(toastId.current);
    step(next);
  }

  async function takeFiles(files: readonly File[]) {
    choices.current += 1;
    const turn = choices.current;
    const choice = await chooseFile(files);
    // The file chosen last counts, whichever is read first.
    if (turn !== choices.current || isBusy.current) return;
    setFailure(null);
    if (choice.kind === 'chosen') step({ kind: 'file-chosen', file: choice.file });
    if (choice.words) fail(choice.words);
  }

  function showError(error: unknown, rows: readonly number[]) {
    const refused = refusalsOf(error, rows);
    step({ kind: 'refused', refusals: refused });
    const fields = (error instanceof ApiError && error.body?.fields) || {};
    setFieldErrors({
      ...(fields.teamName && { name: fields.teamName }),
      ...(fields.teamDescription && { description: fields.teamDescription }),
    });
    // A question is not a failure: its row asks it.
    const isAsking = [...refused.values()].some(({ choices: offered }) => offered.length > 0);
    if (isAsking) setFailure({ ...QUESTIONS, tone: 'warn' });
    else fail({ title: 'Upload Failed', message: messageOf(error, FAILED) });
  }

  async function upload(event: FormEvent) {
    event.preventDefault();
    const members = review.toMembers();
    if (isBusy.current || reasons.length > 0 || members === null) return;
    setFailure(null);
    if (refusal) return fail({ title: 'Upload Failed', message: refusal });
    const name = TeamName.safeParse(teamName);
    const about = TeamDescription.safeParse(description);
    setFieldErrors({
      ...(name.error?.issues[0] && { name: name.error.issues[0].message }),
      ...(about.error?.issues[0] && { description: about.error.issues[0].message }),
    });
    if (!name.success) nameInput.current?.focus();
    if (teamName.trim() === '') {
      toastId.current = toast({
        title: 'Team Name Required',
        description: 'Please enter a name for your team.',
        tone: 'destructive',
      });
    }
    if (!name.success || !about.success) return;
    const rows = review.rows.filter(({ verdict }) => verdict.status === 'ready');
    isBusy.current = true;
    setIsSending(true);
    try {
      const teamDescription = about.data === '' ? {} : { teamDescription: about.data };
      await onSubmit({ teamName: name.data, ...teamDescription, members });
      toast({
        title: 'Team Uploaded!',
        description: `Successfully processed ${members.length} team members.`,
        tone: 'success',
      });
    } catch (error) {
      showError(
        error,
        rows.map(({ row }) => row),
      );
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  const count = review.counts.ready;
  return (
    <div className="grid gap-6">
      <form id={id} noValidate onSubmit={upload} className="grid gap-5" aria-label="Team upload">
        <Field label="Team Name" error={fieldErrors.name}>
          <Input
            ref={nameInput}
            value={teamName}
            required
            autoComplete="off"
            onChange={({ target }) => {
              setTeamName(target.value);
              dismissToast(toastId.current);
              setFieldErrors(({ name: _, ...others }) => others);
            }}
          />
        </Field>
        <Field label="Description" optional error={fieldErrors.description}>
          <Textarea
            rows={2}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        </Field>
      </form>
      <FileDrop chosen={state.file?.name ?? null} onFiles={takeFiles} />
      <p role="status" className="sr-only">
        {state.file && state.file.rows.length > 0 ? countWords(review, refusals.size) : ''}
      </p>
      {state.file && state.file.rows.length > 0 && (
        <FileReview
          // Another file starts with its own rows, none of them being edited.
          key={state.turn}
          review={review}
          state={shown}
          lookup={lookup}
          onStep={takeStep}
          renderPlaceField={renderPlaceField}
        />
      )}
      {failure && (
        <Notice tone={failure.tone ?? 'danger'} role="alert" title={failure.title}>
          {failure.message}
        </Notice>
      )}
      <div className="grid justify-items-start gap-2">
        <Button
          type="submit"
          form={id}
          size="lg"
          disabled={reasons.length > 0}
          aria-describedby={`${id}-reasons`}
          pending={isSending}
          pendingLabel="Uploading..."
        >
          {count > 0
            ? `Upload ${count} Team ${count === 1 ? 'Member' : 'Members'}`
            : 'Upload Team Members'}
        </Button>
        <p id={`${id}-reasons`} className="text-sm text-muted">
          {reasons.length > 0
            ? reasons.join(' ')
            : 'Nothing has been saved yet. All of these people are uploaded together, or nobody is.'}
        </p>
      </div>
      <FormatHelp />
    </div>
  );
}
