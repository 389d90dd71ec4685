import { useRef, useState } from 'react';
import type { UseFieldArrayReturn } from 'react-hook-form';
import type { SavedForm } from '#client/components/form/use-saved-form.ts';
import { Button } from '#client/components/ui/button.tsx';
import { PlusIcon } from '#client/components/ui/icons.tsx';
import { MANUAL_LINES_MAX } from '#shared/contract/manual.ts';
import type { ManualEntry } from '../lines.ts';
import { ManualLine } from './manual-line.tsx';

interface EditedLinesProps {
  form: SavedForm<ManualEntry>;
  fields: UseFieldArrayReturn<ManualEntry, 'lines'>;
}

/** The lines to edit, move, remove and add; each move is announced. */
export function EditedLines({ form, fields: lines }: EditedLinesProps) {
  const { fields } = lines;
  const [said, say] = useState('');
  const add = useRef<HTMLButtonElement>(null);

  function move(index: number, step: -1 | 1) {
    lines.move(index, index + step);
    say(`Moved to position ${index + step + 1} of ${fields.length}`);
  }
  function remove(index: number) {
    lines.remove(index);
    add.current?.focus();
  }

  return (
    <>
      <ol className="grid gap-4">
        {fields.map(({ id }, index) => (
          <ManualLine
            key={id}
            form={form}
            index={index}
            isLast={index === fields.length - 1}
            onMove={(step) => move(index, step)}
            onRemove={() => remove(index)}
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
        disabled={fields.length >= MANUAL_LINES_MAX}
        onClick={() => lines.append({ label: '', text: '' }, { shouldFocus: false })}
      >
        <PlusIcon className="size-4.5" />
        Add a line
      </Button>
    </>
  );
}
