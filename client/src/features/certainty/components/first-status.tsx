import { Badge } from '#client/components/ui/badge.tsx';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import type { GateNumber } from '#shared/engine/wheel.ts';
import type { FirstScreenCertainty } from '../use-first-note.ts';

interface FirstStatusProps {
  certainty: FirstScreenCertainty | null;
  /** Where what depends on the birth time is told. */
  href: string;
  /** Shows a gate in the graph. */
  onGate: (gate: GateNumber) => void;
}

/** That a birth time is approximate; after the good news, where there is some. */
export function FirstStatus({ certainty, href, onGate }: FirstStatusProps) {
  const note = certainty && <Note parts={certainty.note} onGate={onGate} />;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      {certainty?.isCertain ? (
        <>
          <span className="flex items-start gap-1.5 text-ink">
            <CheckIcon className="mt-0.5 size-4 shrink-0 text-ok" />
            {note}
          </span>
          <a href={href} className="rounded-sm underline decoration-line-strong underline-offset-3">
            <span aria-hidden="true">≈ </span>Approximate Results
          </a>
        </>
      ) : (
        <>
          <a href={href} className="inline-block rounded-sm">
            <Badge>
              <span aria-hidden="true">≈</span> Approximate Results
            </Badge>
          </a>
          {note}
        </>
      )}
    </span>
  );
}

interface NoteProps extends Pick<FirstStatusProps, 'onGate'> {
  parts: FirstScreenCertainty['note'];
}

function Note({ parts, onGate }: NoteProps) {
  return (
    <span className="figures">
      {parts.map((part) =>
        typeof part === 'string' ? (
          withWholeTimes(part)
        ) : (
          <button
            key={part}
            type="button"
            onClick={() => onGate(part)}
            className="relative rounded-sm underline decoration-line-strong underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3 hover:decoration-ink"
          >
            gate {part}
          </button>
        ),
      )}
    </span>
  );
}

/** A line doesn't end between a time and its half of the day. */
function withWholeTimes(text: string): string {
  return text.replace(/(\d) (?=[AP]M\b)/g, '$1\u00A0');
}
