import { Button } from '#client/components/ui/button.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import type { MasterPrompts } from '#shared/contract/prompts.ts';
import { PromptTexts } from './prompt-texts.tsx';

interface ConflictNoticeProps {
  /** What somebody else has saved in the meantime. */
  saved: MasterPrompts;
  isSaving: boolean;
  /** Said before the form around it is sent once more. */
  onKeepMine: () => void;
  onTakeSaved: () => void;
}

/** Two people changed the prompts at the same time: neither version is lost. */
export function ConflictNotice({ saved, isSaving, onKeepMine, onTakeSaved }: ConflictNoticeProps) {
  return (
    <Notice tone="warn" role="alert" title="Somebody else has saved other prompts meanwhile">
      <p>Your text is still in the fields above. None of it has been saved yet.</p>
      <Disclosure summary="What was saved meanwhile" className="my-3">
        <PromptTexts words={saved} />
      </Disclosure>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" onClick={onKeepMine} pending={isSaving}>
          Save mine in its place
        </Button>
        <Button variant="secondary" onClick={onTakeSaved} disabled={isSaving}>
          Drop mine and take what was saved
        </Button>
      </div>
    </Notice>
  );
}
