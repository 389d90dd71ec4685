import { Form, FormFailureNotice, TextAreaField } from '#client/components/form/form.tsx';
import { Button } from '#client/components/ui/button.tsx';
import type { MasterPrompts } from '#shared/contract/prompts.ts';
import type { PromptWords } from '../api.ts';
import { usePromptsForm } from '../use-prompts-form.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { VersionList } from './version-list.tsx';

function areSame(a: PromptWords, b: PromptWords): boolean {
  return (
    a.individualCoachPrompt.trim() === b.individualCoachPrompt &&
    a.teamCoachPrompt.trim() === b.teamCoachPrompt
  );
}

/** Both prompts in their fields, and their version history. */
export function PromptsEditor({ prompts }: { prompts: MasterPrompts }) {
  const { form, base, conflict, take, overrule } = usePromptsForm(prompts);
  return (
    <div className="grid gap-14">
      <Form form={form} className="grid gap-7" aria-label="Master prompts">
        <TextAreaField
          form={form}
          name="individualCoachPrompt"
          label="Individual coach system prompt"
          hint="Told to the coach that talks to one person about one chart."
          rows={12}
          required
          className="leading-relaxed"
        />
        <TextAreaField
          form={form}
          name="teamCoachPrompt"
          label="Team coach system prompt"
          hint="Told to the coach that talks about a team and its Penta."
          rows={12}
          required
          className="leading-relaxed"
        />
        {conflict && (
          <ConflictNotice
            saved={conflict}
            isSaving={form.isBusy}
            onKeepMine={overrule}
            onTakeSaved={() => take(conflict)}
          />
        )}
        <FormFailureNotice failure={form.failure} />
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">
            Changes apply to all users immediately, for new conversations. Conversations already
            under way keep the prompt they started with.
          </p>
          <Button type="submit" pending={form.isBusy} pendingLabel="Saving...">
            Save Changes
          </Button>
        </div>
      </Form>
      {base.id !== null && (
        <VersionList
          id={base.id}
          currentVersion={base.version}
          hasChanges={!areSame(form.state.watch(), base)}
          onRestored={take}
        />
      )}
    </div>
  );
}
