import { Badge } from '#client/components/ui/badge.tsx';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import type { GateNumber } from '#shared/engine/wheel.ts';
import type { FirstScreenCertainty } from '../use-first-note.ts';

interface FirstStatusProps {
  certainty: FirstScreenCertainty | null;
  /** Shows a gate in the graph. */
  onGate: (gate: GateNumber) => void;
}

/** What an approximate birth time changes: one line, whose room is kept for it. */
export function FirstStatus({ certainty, onGate }: FirstStatusProps) {
  if (certainty?.note.length === 0) return null;
  const note = certainty && <Note parts={certainty.note} onGate={onGate} />;
  if (certainty?.isCertain) {
    return (
      <span className="flex items-start gap-1.5">
        <CheckIcon className="mt-0.5 size-4 shrink-0 text-ok" />
        {note}
      </span>
    );
  }
  return <div className="min-h-5 @max-[36rem]:text-xs @max-[36rem]:leading-5">{note}</div>;
}

/** That the birth time isn’t exact, beside it: leads to what depends on it. */
export function ApproximateLink({ href }: { href: string }) {
  return (
    <a href={href} className="flex min-h-6 items-center rounded-sm">
      <ApproximateBadge />
    </a>
  );
}

/** That the birth time isn't exact. */
export function ApproximateBadge() {
  return (
    <Badge className="px-1.5 py-0 text-[0.6875rem] leading-[1.125rem]">
      <span aria-hidden="true">≈</span> Approximate Results
    </Badge>
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
          withWholeTerms(part)
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

/** A line doesn't end within a time or a range of times, nor within brackets. */
function withWholeTerms(text: string): string {
  return text.replace(/\d+:\d\d to \d+:\d\d [AP]M\b|\d [AP]M\b|\([^)]*\)/g, (term) =>
    term.replaceAll(' ', '\u00A0'),
  );
}
