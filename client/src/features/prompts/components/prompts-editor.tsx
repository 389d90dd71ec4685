import { type FormEvent, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Textarea } from '#client/components/ui/textarea.tsx';
import { ApiError, isStatus, messageOf } from '#client/lib/api.ts';
import { createMasterPrompts, type MasterPrompts } from '#shared/contract/prompts.ts';
import { type PromptWords, readPrompts, useSavePrompts } from '../api.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { VersionList } from './version-list.tsx';

const FAILED = 'Failed to update master prompts';

type Errors = Partial<Record<keyof PromptWords, string>>;

/** Errors in the text, by the rules shared with the server. */
function errorsOf(words: PromptWords): Errors {
  const { error } = createMasterPrompts.body.safeParse(words);
  const entries = (error?.issues ?? []).map(({ path, message }) => [path[0], message]);
  return Object.fromEntries(entries.toReversed());
}

function wordsOf({ individualCoachPrompt, teamCoachPrompt }: MasterPrompts): PromptWords {
  return { individualCoachPrompt, teamCoachPrompt };
}

function areSame(a: PromptWords, b: PromptWords): boolean {
  return (
    a.individualCoachPrompt.trim() === b.individualCoachPrompt &&
    a.teamCoachPrompt.trim() === b.teamCoachPrompt
  );
}

/** Both prompts in their fields, and their version history. */
export function PromptsEditor({ prompts }: { prompts: MasterPrompts }) {
  // The state on which the edited text is based.
  const [base, setBase] = useState(prompts);
  const [words, setWords] = useState(() => wordsOf(prompts));
  const [errors, setErrors] = useState<Errors>({});
  const [conflict, setConflict] = useState<MasterPrompts | null>(null);
  const saving = useSavePrompts();
  const hasChanges = !areSame(words, base);

  function take(saved: MasterPrompts) {
    setBase(saved);
    setWords(wordsOf(saved));
    setErrors({});
    setConflict(null);
    saving.reset();
  }

  async function fail(error: unknown) {
    if (isStatus(error, 409)) setConflict(await readPrompts().catch(() => null));
    if (error instanceof ApiError) setErrors({ ...error.body?.fields });
    toastFailure(error, FAILED);
  }

  function save(from: MasterPrompts) {
    if (saving.isPending) return;
    const found = errorsOf(words);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    saving.mutate(
      { words, base: from },
      {
        onSuccess: (saved) => {
          take(saved);
          toast({
            title: 'Success',
            description: 'Master prompts have been updated successfully',
            tone: 'success',
          });
        },
        onError: (error) => void fail(error),
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    save(base);
  }

  const change = (part: Partial<PromptWords>) => setWords((before) => ({ ...before, ...part }));
  return (
    <div className="grid gap-14">
      <form noValidate onSubmit={submit} className="grid gap-7" aria-label="Master prompts">
        <Field
          label="Individual coach system prompt"
          hint="Told to the coach that talks to one person about one chart."
          error={errors.individualCoachPrompt}
        >
          <Textarea
            value={words.individualCoachPrompt}
            onChange={(event) => change({ individualCoachPrompt: event.target.value })}
            rows={12}
            required
            className="leading-relaxed"
          />
        </Field>
        <Field
          label="Team coach system prompt"
          hint="Told to the coach that talks about a team and its Penta."
          error={errors.teamCoachPrompt}
        >
          <Textarea
            value={words.teamCoachPrompt}
            onChange={(event) => change({ teamCoachPrompt: event.target.value })}
            rows={12}
            required
            className="leading-relaxed"
          />
        </Field>
        {conflict && (
          <ConflictNotice
            saved={conflict}
            isSaving={saving.isPending}
            onKeepMine={() => save(conflict)}
            onTakeSaved={() => take(conflict)}
          />
        )}
        {saving.isError && !conflict && (
          <Notice tone="danger">{messageOf(saving.error, FAILED)}</Notice>
        )}
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">
            Changes apply to all users immediately, for new conversations. Conversations that have
            begun keep the prompt they began with.
          </p>
          <Button type="submit" pending={saving.isPending} pendingLabel="Saving...">
            Save Changes
          </Button>
        </div>
      </form>
      {base.id !== null && (
        <VersionList
          id={base.id}
          currentVersion={base.version}
          hasChanges={hasChanges}
          onRestored={take}
        />
      )}
    </div>
  );
}
