import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { instantDayWords } from '#client/lib/dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartRevision } from '#shared/contract/corrections.ts';
import { chartRevisions } from '../api.ts';
import { correctionWords } from '../correction-messages.ts';

/** When a chart was corrected, and what changed; earlier corrections on demand. */
export function CorrectionNote({ chartId }: { chartId: string }) {
  const revisions = useQuery(chartRevisions(chartId));
  const [latest, ...earlier] = revisions.data ?? [];
  if (!latest) return null;
  return (
    <div className="grid gap-1 text-sm wrap-anywhere">
      <p>
        <Correction revision={latest} />
      </p>
      {earlier.length > 0 && (
        <Disclosure
          summary={
            earlier.length === 1 ? '1 earlier correction' : `${earlier.length} earlier corrections`
          }
          className="border-none"
        >
          <ul className="grid gap-1">
            {earlier.map((revision) => (
              <li key={revision.number}>
                <Correction revision={revision} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function Correction({ revision }: { revision: ChartRevision }) {
  const dates = useDates();
  return (
    <>
      Corrected on {instantDayWords(revision.correctedAt)}:{' '}
      <span className="figures">{correctionWords(revision, dates)}</span>
    </>
  );
}
