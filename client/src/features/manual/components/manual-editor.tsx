import { useRef, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { CopyIcon, PlusIcon, PrinterIcon } from '#client/components/ui/icons.tsx';
import { MANUAL_LINES_MAX, type Manual } from '#shared/contract/manual.ts';
import { useResetManual, useSaveManual } from '../api.ts';
import { type DraftLine, draftsOf, linesOf, manualText, moved } from '../lines.ts';
import { ManualLine } from './manual-line.tsx';

interface ManualEditorProps {
  chartId: string;
  /** Whose chart it is. */
  name: string;
  manual: Manual;
}

/** The lines as a form, and as text for print and for the clipboard. */
export function ManualEditor({ chartId, name, manual }: ManualEditorProps) {
  const [drafts, setDrafts] = useState<readonly DraftLine[]>(() => draftsOf(manual.lines));
  const [isChecked, setChecked] = useState(false);
  const [said, say] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const save = useSaveManual(chartId);
  const reset = useResetManual(chartId);
  const lines = linesOf(drafts);

  function change(key: number, changed: Partial<DraftLine>) {
    setDrafts(drafts.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  }
  function move(index: number, step: -1 | 1) {
    setDrafts(moved(drafts, index, step));
    say(`Moved to position ${index + step + 1} of ${drafts.length}`);
  }
  function remove(key: number) {
    setDrafts(drafts.filter((line) => line.key !== key));
    add.current?.focus();
  }
  function append() {
    const key = Math.max(-1, ...drafts.map((line) => line.key)) + 1;
    setDrafts([...drafts, { key, label: '', text: '' }]);
  }
  async function submit() {
    setChecked(true);
    if (lines.some(({ label, text }) => label === '' || text === '')) return;
    try {
      await save.mutateAsync(lines);
      setDrafts(draftsOf(lines));
      setChecked(false);
      toast({ title: 'Saved', description: 'Your report has these lines too.', tone: 'success' });
    } catch (error) {
      toastFailure(error, 'Your changes couldn’t be saved. Please try again.');
    }
  }
  async function startOver() {
    try {
      const suggested = await reset.mutateAsync();
      setDrafts(draftsOf(suggested.lines));
      toast({ title: 'Suggestions restored' });
    } catch (error) {
      toastFailure(error, 'The suggestions couldn’t be restored. Please try again.');
    }
  }

  return (
    <>
      <form
        className="grid gap-5 print:hidden"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
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
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button type="submit" pending={save.isPending} pendingLabel="Saving...">
            Save changes
          </Button>
          <Button variant="quiet" onClick={() => void copy(manualText(name, lines))}>
            <CopyIcon className="size-4.5" />
            Copy as text
          </Button>
          <Button variant="quiet" onClick={() => window.print()}>
            <PrinterIcon className="size-4.5" />
            Print
          </Button>
          {manual.isEdited && (
            <Button variant="quiet" pending={reset.isPending} onClick={() => void startOver()}>
              Restore suggestions
            </Button>
          )}
        </div>
      </form>
      <dl className="hidden print:grid print:gap-4">
        {lines.map(({ label, text }) => (
          <div key={label + text} className="break-inside-avoid">
            <dt className="font-semibold">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied' });
  } catch {
    toast({
      title: 'Not copied',
      description: 'Your browser blocked copying. Select the text and copy it.',
      tone: 'destructive',
    });
  }
}
