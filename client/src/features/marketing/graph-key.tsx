import type { ReactNode } from 'react';
import { cx } from '#client/components/ui/cx.ts';

/** What the colors of a chart mean, in the words of a result's key. */
export function GraphKey({ className }: { className?: string }) {
  return (
    <ul aria-label="What the colors mean" className={cx('text-xs text-muted', className)}>
      <Mark
        drawing={
          <>
            <path d="M1 1.5h16v11H1Z" strokeWidth="0" className="fill-center-yellow" />
            <path d="M1 1.5h8v11H1Z" strokeWidth="0" className="fill-center-red" />
            <path d="M1 1.5h16v11H1Z" className="fill-none stroke-center-line" />
          </>
        }
      >
        Colored: steady in you
      </Mark>
      <Mark drawing={<Line className="fill-personality stroke-personality" />}>
        <span className="dark:hidden">Black: </span>
        <span className="hidden dark:inline">White: </span>
        you notice it
      </Mark>
      <Mark drawing={<Line className="fill-design stroke-design" />}>Red: others notice it</Mark>
    </ul>
  );
}

/** A gate with the line that leaves it. */
function Line({ className }: { className: string }) {
  return (
    <g className={className} strokeWidth="4">
      <circle cx="6" cy="7" r="5" strokeWidth="0" />
      <path d="M6 7h12" />
    </g>
  );
}

function Mark({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 leading-5 whitespace-nowrap">
      <svg
        viewBox="0 0 18 14"
        aria-hidden="true"
        className="h-3.5 w-4.5 shrink-0"
        strokeWidth="1.25"
      >
        {drawing}
      </svg>
      <span>{children}</span>
    </li>
  );
}
