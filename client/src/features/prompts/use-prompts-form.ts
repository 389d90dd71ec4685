import { useRef, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { type SavedForm, useSavedForm } from '#client/components/form/use-saved-form.ts';
import { isStatus } from '#client/lib/api.ts';
import { type MasterPrompts, NewMasterPrompts } from '#shared/contract/prompts.ts';
import { type PromptWords, readPrompts, useSavePrompts } from './api.ts';

const FAILED = 'Failed to update master prompts';

interface PromptsForm {
  readonly form: SavedForm<PromptWords>;
  /** The prompts that the fields began with. */
  readonly base: MasterPrompts;
  /** What somebody else has saved since then. */
  readonly conflict: MasterPrompts | null;
  /** Puts saved prompts into the fields. */
  readonly take: (saved: MasterPrompts) => void;
  /** Has the next save replace what somebody else has saved. */
  readonly overrule: () => void;
}

function wordsOf({ individualCoachPrompt, teamCoachPrompt }: MasterPrompts): PromptWords {
  return { individualCoachPrompt, teamCoachPrompt };
}

/** Both prompts being edited. A conflict is decided as a whole: half of each would fit neither. */
export function usePromptsForm(prompts: MasterPrompts): PromptsForm {
  const [base, setBase] = useState(prompts);
  const [conflict, setConflict] = useState<MasterPrompts | null>(null);
  const replaced = useRef(prompts);
  const saving = useSavePrompts();
  const form = useSavedForm<PromptWords, PromptWords, MasterPrompts>({
    schema: NewMasterPrompts,
    values: wordsOf(prompts),
    failed: FAILED,
    send: (words) => saving.mutateAsync({ words, base: replaced.current }),
    onSent(saved) {
      take(saved);
      const description = 'Master prompts have been updated successfully';
      toast({ title: 'Success', description, tone: 'success' });
    },
    async onRefused(error) {
      const saved = isStatus(error, 409) ? await readPrompts().catch(() => null) : null;
      if (saved === null) return false;
      setConflict(saved);
      toastFailure(error, FAILED);
      return true;
    },
  });

  function take(saved: MasterPrompts) {
    replaced.current = saved;
    setBase(saved);
    setConflict(null);
    form.clearFailure();
    form.state.reset(wordsOf(saved));
  }

  function overrule() {
    replaced.current = conflict ?? base;
  }

  return { form, base, conflict, take, overrule };
}
