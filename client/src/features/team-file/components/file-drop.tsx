import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { UploadIcon } from '#client/components/ui/icons.tsx';

export interface FileDropProps {
  /** The chosen file's name; null before. */
  chosen: string | null;
  onFiles: (files: readonly File[]) => void;
}

/** A drop zone, with a button that does the same. */
export function FileDrop({ chosen, onFiles }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function takeChosen(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // Choosing the same file again, after it was fixed, must fire a change event.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  }
  function drag(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button
    <div
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        'grid justify-items-center gap-3 rounded-lg border border-dashed px-5 py-8 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      <UploadIcon className="size-7 text-muted" />
      <p className="max-w-full wrap-anywhere">
        {chosen === null ? 'Drop a CSV file here, or choose one.' : <bdi>{chosen}</bdi>}
      </p>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {chosen === null ? 'Choose file' : 'Choose another file'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file"
        hidden
        onChange={takeChosen}
      />
    </div>
  );
}
