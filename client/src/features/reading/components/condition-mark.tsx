import { ApproximateSign } from '#client/components/ui/approximate-sign.tsx';
import { cx } from '#client/components/ui/cx.ts';
import type { Condition, SectionCondition } from '../chapter-doubt.ts';

interface ConditionMarkProps {
  condition: Condition;
  className?: string;
}

/** For which births a chapter's first words are true. */
export function ConditionMark({ condition: { words }, className }: ConditionMarkProps) {
  return (
    <p className={cx('text-sm text-muted', className)}>
      <ApproximateSign />
      {words}
    </p>
  );
}

/** The sign before a head; `SectionConditionWords` says what it stands for. */
export function ConditionSign({ words }: Condition) {
  return (
    <span aria-hidden="true" title={words} className="font-normal text-warn">
      ≈{' '}
    </span>
  );
}

/** For which births a section is true; only heard where its words are told above. */
export function SectionConditionWords({ words, isTold }: SectionCondition) {
  return (
    <p className={isTold ? 'sr-only' : 'text-sm text-muted print:mr-1.5 print:inline'}>{words}</p>
  );
}
