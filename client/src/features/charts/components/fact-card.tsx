import { type ReactNode, useId } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { CheckIcon } from '#client/components/ui/icons.tsx';

export interface FactCardProps {
  /** The kind of fact: "Type". */
  label: string;
  /** The term: "Generator". */
  term: ReactNode;
  /** What the term rests on. */
  children?: ReactNode;
  /** When it is so, for an inexact birth time: "until 7:20 AM"; null for what is certain; missing where nothing is said of it. */
  when?: string | null | undefined;
  className?: string | undefined;
}

/** One fact of a chart: its term, then what it rests on. */
export function FactCard({ label, term, children, when, className }: FactCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'flex flex-col gap-1 border-t pt-3 print:gap-0 print:pt-1',
        typeof when === 'string' ? 'border-dotted border-warn-line' : 'border-line',
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5">
        <h3 id={id} className="text-sm font-medium text-muted">
          {label}
        </h3>
        {typeof when === 'string' && <span className="figures text-sm text-warn">{when}</span>}
        {when === null && <Certain>Certain</Certain>}
      </div>
      <p className="font-medium print:font-display print:text-base print:font-semibold">
        {typeof when === 'string' && (
          <span className="text-warn">
            <span aria-hidden="true">≈ </span>
            <span className="sr-only">Approximate: </span>
          </span>
        )}
        {term}
      </p>
      {/* Omitted in print for lack of space. */}
      {children && <p className="text-sm text-muted text-pretty print:hidden">{children}</p>}
    </section>
  );
}

/** That something is so at every possible birth time. */
export function Certain({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-1 text-sm text-ok">
      <CheckIcon className="size-4 shrink-0" />
      {children}
    </span>
  );
}
