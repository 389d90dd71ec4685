import { type KeyboardEvent, type RefObject, useId } from 'react';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { SendIcon } from '#client/components/ui/icons.tsx';
import { Textarea } from '#client/components/ui/textarea.tsx';
import { QUESTION_MAX } from '#shared/contract/coach.ts';

interface ComposerProps {
  draft: string;
  onDraft: (draft: string) => void;
  onSend: () => void;
  onStop: () => void;
  isPending: boolean;
  placeholder: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** The question's input. Enter sends, Shift+Enter starts a new line. */
export function Composer(props: ComposerProps) {
  const { draft, onDraft, onSend, onStop, isPending, placeholder, fieldRef } = props;
  const id = useId();

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }

  return (
    <FormFrame onSubmit={onSend} className="flex items-end gap-2">
      <label htmlFor={id} className="sr-only">
        Your question
      </label>
      <Textarea
        ref={fieldRef}
        id={id}
        grows
        value={draft}
        maxLength={QUESTION_MAX}
        placeholder={placeholder}
        enterKeyHint="send"
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={handleKey}
        className="max-h-48 min-w-0 flex-1"
      />
      {isPending ? (
        <Button variant="secondary" onClick={onStop} className="w-22">
          <span aria-hidden="true" className="size-3 rounded-[2px] bg-current" />
          Stop
        </Button>
      ) : (
        <Button type="submit" disabled={draft.trim() === ''} className="w-22">
          <SendIcon className="size-4.5" />
          Send
        </Button>
      )}
    </FormFrame>
  );
}
