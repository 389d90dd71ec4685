import { Badge } from '#client/components/ui/badge.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { TRIAL_ID } from '../trial-id.ts';
import type { FirstScreenCertainty } from '../use-first-note.ts';

interface FirstStatusProps {
  certainty: FirstScreenCertainty | null;
  /** Any time of the day is possible, which takes a sentence of two or three lines: their room is kept. */
  isDayLong: boolean;
  /** Where what depends on the birth time is told. */
  href: string;
  /** Shows a gate in the graph. */
  onGate: (gate: GateNumber) => void;
}

/**
 * That a birth time is approximate; where that changes next to nothing, only the good news: the badge is
 * in the section on the birth time then.
 */
export function FirstStatus({ certainty, isDayLong, href, onGate }: FirstStatusProps) {
  const note = certainty && <Note parts={certainty.note} onGate={onGate} />;
  if (certainty?.isCertain) {
    return (
      <span className="flex items-start gap-1.5">
        <CheckIcon className="mt-0.5 size-4 shrink-0 text-ok" />
        {note}
      </span>
    );
  }
  return (
    <span className={cx(isDayLong && 'block min-h-[3.625rem] @min-[36rem]:min-h-10')}>
      {/* Leads to what depends on it. */}
      <a href={href} className="mr-1 inline-block rounded-sm align-[0.0625rem]">
        <ApproximateBadge />
      </a>{' '}
      {note}
      {certainty && <TryTimes />}
    </span>
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

/** On phones, where the slider is below the first screen. */
function TryTimes() {
  return (
    <>
      {' '}
      <button
        type="button"
        onClick={goToTrial}
        className="relative rounded-sm whitespace-nowrap text-ink underline decoration-line-strong underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3 hover:decoration-ink min-[38rem]:hidden print:hidden"
      >
        Try birth times
      </button>
    </>
  );
}

function goToTrial() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const trial = document.getElementById(TRIAL_ID);
  trial?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  trial?.querySelector('input')?.focus({ preventScroll: true });
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

/** A line doesn't end between a time and its half of the day, nor within brackets. */
function withWholeTerms(text: string): string {
  return text.replace(/\d [AP]M\b|\([^)]*\)/g, (term) => term.replaceAll(' ', '\u00A0'));
}
