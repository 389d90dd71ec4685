import { useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { CopyIcon, PrinterIcon } from '#client/components/ui/icons.tsx';
import type { Manual, ManualLine } from '#shared/contract/manual.ts';
import { useResetManual, useSaveManual } from '../api.ts';
import { type DraftLine, draftsOf, linesOf, manualText } from '../lines.ts';
import { EditedLines } from './edited-lines.tsx';

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
  const save = useSaveManual(chartId);
  const reset = useResetManual(chartId);
  const lines = linesOf(drafts);

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
        <EditedLines drafts={drafts} onChange={setDrafts} isChecked={isChecked} />
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button type="submit" pending={save.isPending} pendingLabel="Saving...">
            Save changes
          </Button>
          <TextActions text={manualText(name, lines)} />
          {manual.isEdited && (
            <Button variant="quiet" pending={reset.isPending} onClick={() => void startOver()}>
              Restore suggestions
            </Button>
          )}
        </div>
      </form>
      <PrintedLines lines={lines} />
    </>
  );
}

function TextActions({ text }: { text: string }) {
  return (
    <>
      <Button variant="quiet" onClick={() => void copy(text)}>
        <CopyIcon className="size-4.5" />
        Copy as text
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        <PrinterIcon className="size-4.5" />
        Print
      </Button>
    </>
  );
}

/** Print has the lines as text: fields would be cut. */
function PrintedLines({ lines }: { lines: readonly ManualLine[] }) {
  return (
    <dl className="hidden print:grid print:gap-4">
      {lines.map(({ label, text }) => (
        <div key={label + text} className="break-inside-avoid">
          <dt className="font-semibold">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
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
