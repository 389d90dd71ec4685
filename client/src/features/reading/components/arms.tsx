import { cx } from '#client/components/ui/cx.ts';

/** Radii of the nested arms, as the long channels run around the bodygraph. */
const RADII = [34, 50, 66, 82, 98, 114, 130];

/** Nested arms of the bodygraph: an ornament. */
export function Arms({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 136 150" aria-hidden="true" className={cx('w-auto', className)}>
      {RADII.map((radius) => (
        <path
          key={radius}
          d={`M${136 - radius} 150 C${136 - radius} ${150 - radius * 0.8} ${136 - radius * 0.55} ${150 - radius * 1.08} 136 ${150 - radius * 1.1}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
        />
      ))}
      <circle cx="130" cy="8" r="4" fill="currentColor" />
    </svg>
  );
}
