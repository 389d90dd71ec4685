import { useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { CardTitle } from '#client/components/ui/card.tsx';
import { ApiError, messageOf } from '#client/lib/api.ts';
import type { CleanupReport } from '#shared/contract/cleanup-report.ts';
import { useConfirmCleanup, usePreviewCleanup } from '../api.ts';
import { CleanupPreview } from './cleanup-preview.tsx';

const NOT_PREVIEWED = 'Failed to preview cleanup';
const NOT_EXECUTED = 'Failed to execute cleanup';
const DONE = 'All phantom accounts were removed';

/** What would be deleted, asked for and confirmed. */
function useCleanup() {
  const preview = usePreviewCleanup();
  const execution = useConfirmCleanup();
  const [report, setReport] = useState<CleanupReport | null>(null);

  function scan() {
    preview.mutate(undefined, {
      onSuccess: setReport,
      onError: (error) => toastFailure(error, NOT_PREVIEWED),
    });
  }

  function confirm(token: string) {
    execution.mutate(token, {
      onSuccess: ({ message }) => {
        setReport(null);
        toast({ title: message || DONE, tone: 'success' });
      },
      onError: (error) => {
        // What there is to delete has changed: it is shown and asked about again.
        if (error instanceof ApiError && error.body?.preview) setReport(error.body.preview);
        toastFailure(error, NOT_EXECUTED);
      },
    });
  }

  function close() {
    execution.reset();
    setReport(null);
  }

  return { preview, execution, report, scan, confirm, close };
}

/** Set apart from everything else: what is deleted here is gone. A preview always comes first. */
export function CleanupZone() {
  const { preview, execution, report, scan, confirm, close } = useCleanup();
  return (
    <section
      aria-labelledby="cleanup"
      className="rounded-lg border-2 border-danger bg-surface p-6 sm:p-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="max-w-prose">
          <CardTitle id="cleanup" className="text-danger">
            Nuclear Cleanup Zone
          </CardTitle>
          <p className="mt-2 text-muted">
            Permanently deletes all inactive team accounts and their data. You’ll see a preview
            first.
          </p>
        </div>
        <Button
          variant="danger"
          onClick={scan}
          pending={preview.isPending}
          pendingLabel="Scanning..."
        >
          Nuclear Cleanup
        </Button>
      </div>
      {preview.isError && (
        <p role="alert" className="mt-4 text-danger">
          {messageOf(preview.error, NOT_PREVIEWED)}
        </p>
      )}
      {report && (
        <CleanupPreview
          report={report}
          isPending={execution.isPending}
          problem={execution.isError ? messageOf(execution.error, NOT_EXECUTED) : ''}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </section>
  );
}
