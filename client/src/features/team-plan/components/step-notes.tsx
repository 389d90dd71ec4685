import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field } from '#client/components/ui/field.tsx';
import { Textarea } from '#client/components/ui/textarea.tsx';

const PAUSE_MS = 700;

interface StepNotesProps {
  initial: string;
  maxLength: number;
  onSave: (text: string) => void;
}

/** Notes of one step, stored when typing pauses, on leaving the field and on leaving the step. */
export function StepNotes({ initial, maxLength, onSave }: StepNotesProps) {
  const [text, setText] = useState(initial);
  const stored = useRef(initial);
  const save = useEffectEvent(() => {
    if (text === stored.current) return;
    stored.current = text;
    onSave(text);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => save(), []);
  return (
    <Field
      label="Notes"
      optional
      hint="Saved as you type. Anyone who can see this team can read them."
    >
      <Textarea
        value={text}
        rows={3}
        maxLength={maxLength}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => save()}
        className="text-lg"
      />
    </Field>
  );
}
