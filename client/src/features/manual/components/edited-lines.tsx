import { useRef, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { PlusIcon } from '#client/components/ui/icons.tsx';
import { MANUAL_LINES_MAX } from '#shared/contract/manual.ts';
import { type DraftLine, moved } from '../lines.ts';
import { ManualLine } from './manual-line.tsx';

interface EditedLinesProps {
  drafts: readonly DraftLine[];
  onChange: (drafts: readonly DraftLine[]) => void;
  /** After a try to save: what is missing is marked. */
  isChecked: boolean;
}

/** The lines to edit, move, remove and add; each move is announced. */
export function EditedLines({ drafts, onChange, isChecked }: EditedLinesProps) {
  const [said, say] = useState('');
  const add = useRef<HTMLButtonElement>(null);

  function change(key: number, changed: Partial<DraftLine>) {
    onChange(drafts.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  }
  function move(index: number, step: -1 | 1) {
    onChange(moved(drafts, index, step));
    say(`Moved to position ${index + step + 1} of ${drafts.length}`);
  }
  function remove(key: number) {
    onChange(drafts.filter((line) => line.key !== key));
    add.current?.focus();
  }
  function append() {
    const key = Math.max(-1, ...drafts.map((line) => line.key)) + 1;
    onChange([...drafts, { key, label: '', text: '' }]);
  }

  return (
    <>
      <ol className="grid gap-4">
        {drafts.map((line, index) => (
          <ManualLine
            key={line.key}
            line={line}
            isFirst={index === 0}
            isLast={index === drafts.length - 1}
            isChecked={isChecked && (line.label + line.text).trim() !== ''}
            onChange={(changed) => change(line.key, changed)}
            onMove={(step) => move(index, step)}
            onRemove={() => remove(line.key)}
          />
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      <Button
        ref={add}
        variant="secondary"
        className="justify-self-start"
        disabled={drafts.length >= MANUAL_LINES_MAX}
        onClick={append}
      >
        <PlusIcon className="size-4.5" />
        Add a line
      </Button>
    </>
  );
}
