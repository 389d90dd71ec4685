import { ApproximateSign } from '#client/components/ui/approximate-sign.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import type { SectionSureness, Sureness } from '../chapter-doubt.ts';

interface SurenessMarkProps {
  sureness: Sureness;
  className?: string;
}

/** For which births a text is true: one system for a chapter and its sections. */
export function SurenessMark({ sureness: { isAnytime, words }, className }: SurenessMarkProps) {
  return (
    <p className={cx('text-sm', isAnytime ? 'text-ok' : 'text-muted', className)}>
      {isAnytime ? (
        <CheckIcon className="mr-1.5 inline-block size-4 align-[-0.1875rem]" />
      ) : (
        <ApproximateSign />
      )}
      {words}
    </p>
  );
}

interface SurenessSignProps {
  sureness: SectionSureness;
  /** Of the sign where it stands alone. */
  className?: string;
}

/** Beside a section's head; its words only where nothing above has told them. */
export function SurenessSign({ sureness, className }: SurenessSignProps) {
  const { isAnytime, words, isTold } = sureness;
  if (!isTold) return <SurenessMark sureness={sureness} className="print:mr-1.5 print:inline" />;
  return (
    <span
      title={words}
      className={cx('print:mr-1.5', isAnytime ? 'text-ok' : 'text-warn', className)}
    >
      {isAnytime ? (
        <CheckIcon className="inline-block size-4 align-[-0.125rem]" />
      ) : (
        <ApproximateSign />
      )}
      <span className="sr-only">{words}</span>
    </span>
  );
}
