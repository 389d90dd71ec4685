import type { Condition } from '../chapter-doubt.ts';

interface ConditionProps {
  /** Null for what is true for all births. */
  condition: Condition | null;
}

/** The sign before what isn't true for all births; `ConditionWords` says what it stands for. */
export function ConditionSign({ condition }: ConditionProps) {
  return (
    condition && (
      <span aria-hidden="true" title={condition.words} className="font-normal text-warn">
        ≈{' '}
      </span>
    )
  );
}

/** For which births it's true: heard and printed; on the screen, "Why this?" says it. */
export function ConditionWords({ condition }: ConditionProps) {
  return (
    condition && (
      <p className="sr-only print:not-sr-only print:mr-1.5 print:inline print:text-sm print:text-muted">
        {condition.words}
        <span className="sr-only">:</span>
      </p>
    )
  );
}
