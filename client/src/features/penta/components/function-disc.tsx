import { cx } from '#client/components/ui/cx.ts';
import { MEMBER_FILLS, MEMBER_STROKES, type PentaPerson } from '../people.ts';

export interface FunctionDiscProps {
  /** Who covers the function for sure. */
  holders: readonly PentaPerson[];
  /** Who covers it only if born at certain times. */
  possible: readonly PentaPerson[];
  /** Covered, but not while somebody is away. */
  isLost: boolean;
  /** Its size, and its place. */
  className: string;
}

const CENTER = 28;
const RADIUS = 27;
/** From this many people on, a count takes the place of their letters. */
const COUNTED_FROM = 4;

/** A function as a disc: its people's colors and letters; dashed and empty when it's missing. */
export function FunctionDisc({ holders, possible, isLost, className }: FunctionDiscProps) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" className={cx('shrink-0', className)}>
      {holders.length === 0 ? (
        <EmptyDisc possible={possible} isLost={isLost} />
      ) : (
        <FilledDisc holders={holders} hasMore={possible.length > 0} />
      )}
    </svg>
  );
}

function EmptyDisc({ possible, isLost }: Pick<FunctionDiscProps, 'possible' | 'isLost'>) {
  const [first] = possible;
  return (
    <>
      <circle
        cx={CENTER}
        cy={CENTER}
        r={RADIUS - 1}
        strokeWidth="2"
        strokeDasharray="4 4"
        className={cx(
          first ? cx('fill-none', MEMBER_STROKES[first.index]) : 'fill-accent-soft stroke-accent',
          isLost && 'stroke-[3]',
        )}
      />
      {first && (
        <text x={CENTER} y="33" textAnchor="middle" className="fill-ink text-base font-semibold">
          {`≈${first.initials[0] ?? ''}`}
        </text>
      )}
    </>
  );
}

function FilledDisc({ holders, hasMore }: { holders: readonly PentaPerson[]; hasMore: boolean }) {
  const [only] = holders;
  return (
    <>
      {holders.length === 1 && only ? (
        <>
          <circle cx={CENTER} cy={CENTER} r={RADIUS} className={MEMBER_FILLS[only.index]} />
          <Letters x={CENTER} y={CENTER} size="text-base">
            {only.initials}
          </Letters>
        </>
      ) : (
        <Wedges holders={holders} />
      )}
      {hasMore && (
        <circle
          cx={CENTER}
          cy={CENTER}
          r={RADIUS}
          strokeWidth="2"
          strokeDasharray="3 3"
          className="fill-none stroke-ink"
        />
      )}
    </>
  );
}

/** A point of the disc; `turn` from 0 to 1, clockwise from the top. */
function pointAt(turn: number, radius: number): [number, number] {
  const angle = 2 * Math.PI * turn;
  return [CENTER + radius * Math.sin(angle), CENTER - radius * Math.cos(angle)];
}

function Wedges({ holders }: { holders: readonly PentaPerson[] }) {
  const count = holders.length;
  const hasCount = count >= COUNTED_FROM;
  // Two are left and right, as read; three meet at the bottom.
  const start = count === 3 ? 1 / 3 : 0.5;
  return (
    <>
      {holders.map((person, at) => {
        const from = start + at / count;
        const to = start + (at + 1) / count;
        const [x1, y1] = pointAt(from, RADIUS);
        const [x2, y2] = pointAt(to, RADIUS);
        const [x, y] = pointAt((from + to) / 2, 15);
        return (
          <g key={person.id}>
            <path
              d={`M${CENTER} ${CENTER}L${x1} ${y1}A${RADIUS} ${RADIUS} 0 0 1 ${x2} ${y2}Z`}
              strokeWidth="2"
              className={cx('stroke-paper', MEMBER_FILLS[person.index])}
            />
            {!hasCount && (
              <Letters x={x} y={y} size={count === 2 ? 'text-[0.6875rem]' : 'text-xs'}>
                {count === 2 ? person.initials : (person.initials[0] ?? '')}
              </Letters>
            )}
          </g>
        );
      })}
      {hasCount && (
        <>
          <circle cx={CENTER} cy={CENTER} r="12" className="fill-paper" />
          <text x={CENTER} y="33" textAnchor="middle" className="fill-ink text-sm font-semibold">
            {count}
          </text>
        </>
      )}
    </>
  );
}

interface LettersProps {
  x: number;
  y: number;
  size: string;
  children: string;
}

function Letters({ x, y, size, children }: LettersProps) {
  return (
    <text
      x={x}
      y={y}
      dy="0.35em"
      textAnchor="middle"
      className={cx('fill-on-active font-semibold', size)}
    >
      {children}
    </text>
  );
}
