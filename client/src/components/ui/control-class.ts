/** Shared style of input, textarea and select. 16 px text: phones zoom into anything smaller. */
export const CONTROL_CLASS = [
  'block w-full min-h-11 rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink',
  'transition-colors placeholder:text-muted hover:border-ink',
  'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-well disabled:text-muted',
].join(' ');
