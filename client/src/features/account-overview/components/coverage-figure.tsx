import { cx } from '#client/components/ui/cx.ts';

/** "9 of 12" with a row of as many segments. */
export function CoverageFigure({ covered, of }: { covered: number; of: number }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="figures whitespace-nowrap">
        <span className="text-lead font-semibold">{covered}</span>{' '}
        <span className="text-sm text-muted">of {of}</span>
      </span>
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {Array.from({ length: of }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: segments differ by index alone
            key={index}
            className={cx('h-3 w-1.5 rounded-sm', index < covered ? 'bg-ink' : 'bg-line')}
          />
        ))}
      </span>
    </span>
  );
}
