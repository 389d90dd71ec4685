import { cx } from './cx.ts';

/** The spinner alone; always used with text. */
export function SpinnerMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden="true"
      className={cx('size-4 shrink-0 animate-turn', className)}
    >
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.28" strokeWidth="2" />
      <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

export interface SpinnerProps {
  label: string;
  className?: string | undefined;
}

/** Work in progress, with text. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <p role="status" className={cx('flex items-center gap-2.5 text-muted', className)}>
      <SpinnerMark />
      {label}
    </p>
  );
}
