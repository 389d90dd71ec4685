import { useFieldArray } from 'react-hook-form';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Form, FormFailureNotice } from '#client/components/form/form.tsx';
import { useSavedForm } from '#client/components/form/use-saved-form.ts';
import { Button } from '#client/components/ui/button.tsx';
import { CopyIcon, PrinterIcon } from '#client/components/ui/icons.tsx';
import type { Manual, ManualLine } from '#shared/contract/manual.ts';
import { useResetManual, useSaveManual } from '../api.ts';
import { emptyPlacesOf, linesOf, type ManualEntry, ManualForm, manualText } from '../lines.ts';
import { EditedLines } from './edited-lines.tsx';

interface ManualEditorProps {
  chartId: string;
  /** Whose chart it is. */
  name: string;
  manual: Manual;
}

/** The lines as a form, and as text for print and for the clipboard. */
export function ManualEditor({ chartId, name, manual }: ManualEditorProps) {
  const save = useSaveManual(chartId);
  const reset = useResetManual(chartId);
  const form = useSavedForm<ManualEntry, ManualEntry, Manual>({
    schema: ManualForm,
    values: { lines: manual.lines },
    failed: 'Your changes couldn’t be saved. Please try again.',
    send({ lines }) {
      // What the server refuses is then the line that has the same place here.
      fields.remove(emptyPlacesOf(form.state.getValues('lines')));
      return save.mutateAsync(lines);
    },
    onSent: () =>
      toast({ title: 'Saved', description: 'Your report has these lines too.', tone: 'success' }),
  });
  const fields = useFieldArray({ control: form.state.control, name: 'lines' });
  const lines = linesOf(form.state.watch('lines'));

  function startOver() {
    form.clearFailure();
    reset.mutate(undefined, {
      onSuccess(suggested) {
        form.state.reset({ lines: suggested.lines });
        toast({ title: 'Suggestions restored' });
      },
      onError: (error) =>
        toastFailure(error, 'The suggestions couldn’t be restored. Please try again.'),
    });
  }

  return (
    <>
      <Form form={form} className="grid gap-5 print:hidden">
        <EditedLines form={form} fields={fields} />
        <FormFailureNotice failure={form.failure} />
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button type="submit" pending={form.isBusy} pendingLabel="Saving...">
            Save changes
          </Button>
          <TextActions text={manualText(name, lines)} />
          {manual.isEdited && (
            <Button
              variant="quiet"
              disabled={form.isBusy}
              pending={reset.isPending}
              onClick={startOver}
            >
              Restore suggestions
            </Button>
          )}
        </div>
      </Form>
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
