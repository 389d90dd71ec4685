import { cx } from '#client/components/ui/cx.ts';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import type { Condition } from '../chapter-doubt.ts';

interface ConditionMarkProps {
  /** Null for what is true for all births. */
  condition: Condition | null;
  className?: string;
}

/** "≈ If born after 9:30 AM": when something is true that isn't for all births. */
export function ConditionMark({ condition, className }: ConditionMarkProps) {
  return (
    condition && (
      <p
        className={cx(
          'text-xs leading-5 text-muted print:mr-1.5 print:inline print:text-sm',
          className,
        )}
      >
        <span aria-hidden="true" className="text-warn">
          ≈{' '}
        </span>
        {condition}
        <span className="sr-only">:</span>
      </p>
    )
  );
}

/** Among parts that depend on the birth time: one that doesn't. */
export function SureMark() {
  return (
    <p className="flex items-start gap-x-1 text-xs leading-5 text-muted print:hidden">
      <CheckIcon className="mt-[0.1875rem] size-3.5 shrink-0 text-ok" />
      True at any birth time<span className="sr-only">:</span>
    </p>
  );
}
