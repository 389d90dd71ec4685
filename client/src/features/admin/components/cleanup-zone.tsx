import { useRef, useState } from 'react';
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

/** Visually separate: what is deleted here is gone. A preview always comes first. */
export function CleanupZone() {
  const preview = usePreviewCleanup();
  const execution = useConfirmCleanup();
  const [report, setReport] = useState<CleanupReport | null>(null);
  const [problem, setProblem] = useState('');
  const button = useRef<HTMLButtonElement>(null);

  function scan() {
    setProblem('');
    preview.mutate(undefined, {
      onSuccess: setReport,
      onError: (error) => {
        setProblem(messageOf(error, NOT_PREVIEWED));
        toastFailure(error, NOT_PREVIEWED);
      },
    });
  }

  function confirm(token: string) {
    setProblem('');
    execution.mutate(token, {
      onSuccess: ({ message }) => {
        setReport(null);
        toast({ title: message || DONE, tone: 'success' });
      },
      onError: (error) => {
        // There is something else to delete now: show the new preview and ask again.
        if (error instanceof ApiError && error.body?.preview) setReport(error.body.preview);
        setProblem(messageOf(error, NOT_EXECUTED));
        toastFailure(error, NOT_EXECUTED);
      },
    });
  }

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
            Deletes all inactive team accounts with everything in them, for good. You see what would
            go before anything happens.
          </p>
        </div>
        <Button
          ref={button}
          variant="danger"
          onClick={scan}
          pending={preview.isPending}
          pendingLabel="Scanning..."
        >
          Nuclear Cleanup
        </Button>
      </div>
      {problem && report === null && (
        <p role="alert" className="mt-4 text-danger">
          {problem}
        </p>
      )}
      {report && (
        <CleanupPreview
          report={report}
          isPending={execution.isPending}
          problem={problem}
          onConfirm={confirm}
          onClose={() => {
            setProblem('');
            setReport(null);
          }}
        />
      )}
    </section>
  );
}
