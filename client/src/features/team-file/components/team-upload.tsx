import { useId } from 'react';
import {
  Form,
  FormFailureNotice,
  TextAreaField,
  TextField,
} from '#client/components/form/form.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { type TeamUploadOptions, useTeamUpload } from '../use-team-upload.ts';
import { FileDrop } from './file-drop.tsx';
import { countWords, FileReview } from './file-review.tsx';
import { FormatHelp } from './format-help.tsx';
import type { RenderPlaceField } from './row-editor.tsx';

export interface TeamUploadProps extends TeamUploadOptions {
  renderPlaceField: RenderPlaceField;
}

/** Team name, file and its preview: what is sent is what has been looked at. */
export function TeamUpload({ renderPlaceField, ...options }: TeamUploadProps) {
  const id = useId();
  const { form, file, takeFiles, dispatch } = useTeamUpload(options);
  const { state, review, lookup, reasons } = file;
  const hasRows = state.file !== null && state.file.rows.length > 0;
  return (
    <div className="grid gap-6">
      <Form form={form} id={id} className="grid gap-5" aria-label="Team upload">
        <TextField form={form} name="teamName" label="Team Name" required />
        <TextAreaField form={form} name="teamDescription" label="Description" optional rows={2} />
      </Form>
      <FileDrop chosen={state.file?.name ?? null} onFiles={takeFiles} />
      <p role="status" className="sr-only">
        {hasRows ? countWords(review, state.refusals.size) : ''}
      </p>
      {hasRows && (
        <FileReview
          // Another file starts with its own rows, none of them being edited.
          key={state.turn}
          review={review}
          state={state}
          lookup={lookup}
          dispatch={dispatch}
          renderPlaceField={renderPlaceField}
        />
      )}
      <FormFailureNotice failure={form.failure} />
      <UploadButton
        formId={id}
        count={review.counts.ready}
        reasons={reasons}
        isPending={form.isBusy}
      />
      <FormatHelp />
    </div>
  );
}

interface UploadButtonProps {
  formId: string;
  count: number;
  /** Why the file cannot be uploaded yet. */
  reasons: readonly string[];
  isPending: boolean;
}

function UploadButton({ formId, count, reasons, isPending }: UploadButtonProps) {
  const reasonsId = useId();
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        type="submit"
        form={formId}
        size="lg"
        disabled={reasons.length > 0}
        aria-describedby={reasonsId}
        pending={isPending}
        pendingLabel="Uploading..."
      >
        {count > 0
          ? `Upload ${count} Team ${count === 1 ? 'Member' : 'Members'}`
          : 'Upload Team Members'}
      </Button>
      <p id={reasonsId} className="text-sm text-muted">
        {reasons.length > 0
          ? reasons.join(' ')
          : 'Nothing has been saved yet. We upload everyone together or no one at all.'}
      </p>
    </div>
  );
}
