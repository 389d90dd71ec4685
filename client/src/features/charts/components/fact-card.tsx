import { type ReactNode, useId } from 'react';
import { cx } from '#client/components/ui/cx.ts';

export interface FactCardProps {
  /** The kind of fact: "Type". */
  label: string;
  /** The term: "Generator". */
  term: ReactNode;
  /** The plain sentence, shown first. */
  children?: ReactNode;
  className?: string | undefined;
}

/** One fact of a chart: a sentence in plain language, then its term. */
export function FactCard({ label, term, children, className }: FactCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'flex flex-col gap-1.5 border-t border-line pt-4 print:gap-0 print:pt-1',
        className,
      )}
    >
      <h3 id={id} className="text-sm font-medium text-muted">
        {label}
      </h3>
      {/* Omitted in print for lack of space; the insight next to it says the same. */}
      {children && <p className="print:hidden">{children}</p>}
      <p className="font-display text-lg font-semibold print:text-base">{term}</p>
    </section>
  );
}
