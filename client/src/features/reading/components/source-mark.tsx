import { cx } from '#client/components/ui/cx.ts';
import { boxOf } from '#shared/bodygraph/center-box.ts';
import { type CenterColor, centerLayout } from '#shared/bodygraph/layout.ts';
import type { ReadingEvidence } from '#shared/contract/reading.ts';
import { sourceOf, startOf } from '../source.ts';

/** Full class names, so that Tailwind finds them. */
const FILLS: Readonly<Record<CenterColor, string>> = {
  yellow: 'fill-center-yellow',
  green: 'fill-center-green',
  red: 'fill-center-red',
  brown: 'fill-center-brown',
};

interface SourceMarkProps {
  evidence: readonly ReadingEvidence[];
  className?: string;
}

const placeOf = (className: string | undefined) =>
  cx('inline-block h-3.5 w-4.5 align-[-0.125em] print:hidden', className);

/** The part of the bodygraph that a line comes from, in small; nothing where it comes from all of it. */
export function SourceMark({ evidence, className }: SourceMarkProps) {
  const source = sourceOf(evidence);
  if (source === null) return null;
  const place = placeOf(className);
  if (source.kind === 'suns') {
    return (
      <svg viewBox="0 0 18 14" aria-hidden="true" data-source="suns" className={place}>
        <circle cx="4.5" cy="7" r="4" className="fill-personality" />
        <circle cx="13.5" cy="7" r="4" className="fill-design" />
      </svg>
    );
  }
  const { path, color } = centerLayout(source.center);
  return (
    <svg
      viewBox={boxOf(source.center, 4)}
      aria-hidden="true"
      data-source={source.center}
      className={place}
    >
      <path
        d={path}
        strokeWidth="8"
        className={cx('stroke-center-line', source.isDefined ? FILLS[color] : 'fill-surface')}
      />
    </svg>
  );
}

/** A way out of a gate, in the color of the motor it starts from; gray where somebody waits to be asked. */
export function StartMark({ evidence, className }: SourceMarkProps) {
  const motor = startOf(evidence);
  return (
    <svg
      viewBox="0 0 18 14"
      aria-hidden="true"
      data-source={`start-${motor ?? 'waits'}`}
      className={cx(placeOf(className), motor ? 'stroke-center-line' : 'stroke-muted')}
    >
      <path
        d="M1 5.5h9V2l7 5-7 5V8.5H1z"
        strokeLinejoin="round"
        className={motor ? FILLS[centerLayout(motor).color] : 'fill-muted'}
      />
    </svg>
  );
}
