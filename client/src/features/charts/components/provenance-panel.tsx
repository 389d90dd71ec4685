import { useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { Badge } from '#client/components/ui/badge.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { CopyIcon } from '#client/components/ui/icons.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import { provenanceNotes, provenanceSteps, provenanceText } from '../provenance-messages.ts';

/** Every step from the entered birth to the chart, for checking. */
export function ProvenancePanel({ chart }: { chart: ChartRecord }) {
  const dates = useDates();
  const notes = provenanceNotes(chart, dates);
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2>How this chart was computed</h2>
          {notes.length > 0 && (
            <Badge tone="warn">{notes.length === 1 ? '1 note' : `${notes.length} notes`}</Badge>
          )}
        </span>
      }
    >
      <div className="grid max-w-reading gap-5">
        <p className="text-muted">
          Does another site show a different chart? Compare the offset and the exact times: most
          differences start there.
        </p>
        <Notes notes={notes} />
        <Steps chart={chart} />
        <CopyAll chart={chart} />
      </div>
    </Disclosure>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Notice tone="warn" title="Worth checking">
      <ul className="mt-1 grid list-disc gap-1.5 pl-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className="mt-2">If you know the clock showed something else, edit the birth details.</p>
    </Notice>
  );
}

function Steps({ chart }: { chart: ChartRecord }) {
  const dates = useDates();
  return (
    <dl>
      {provenanceSteps(chart, dates).map(({ term, value, detail }) => (
        <div
          key={term}
          className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="figures">
            {value}
            {detail && <span className="block text-sm text-muted">{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CopyAll({ chart }: { chart: ChartRecord }) {
  const dates = useDates();
  const [hasFailed, setHasFailed] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(provenanceText(chart, dates));
      setHasFailed(false);
      toast({ title: 'Copied' });
    } catch {
      setHasFailed(true);
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" onClick={copy}>
        <CopyIcon />
        Copy all values
      </Button>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          Your browser blocked copying. Select the values above and copy them.
        </Notice>
      )}
    </div>
  );
}
