import type { FacePerson } from '#client/components/people/face.tsx';
import { cx } from '#client/components/ui/cx.ts';
import type { TeamPair } from '../pairs.ts';

const FILLS = ['fill-member-1', 'fill-member-2', 'fill-member-3', 'fill-member-4', 'fill-member-5'];
const STROKES = [
  'stroke-member-1',
  'stroke-member-2',
  'stroke-member-3',
  'stroke-member-4',
  'stroke-member-5',
];

const LEFT = 12;
const RIGHT = 108;
const MIDDLE = 60;
const AXIS = 12;
/** Height of all lanes of a track together. */
const TRACK = 9;

interface MotifProps {
  readonly pair: TeamPair;
  /** The person on the left and the one on the right. */
  readonly sides: readonly [FacePerson, FacePerson];
  readonly className?: string | undefined;
}

/**
 * Two discs joined by a track, told apart by shape as well as by color: halves that meet, two full
 * lanes, a full lane and a half one, or the lane of the one who leads. A hollow disc follows.
 */
export function PairMotif({ pair, sides, className }: MotifProps) {
  const [left, right] = sides;
  const isFollowing = ({ id }: FacePerson) =>
    pair.kind === 'Dominance' && pair.leads[id] === undefined;
  return (
    <svg viewBox="0 0 120 24" aria-hidden="true" className={cx('h-6', className)}>
      <Track pair={pair} left={left} right={right} />
      <Disc at={LEFT} person={left} isHollow={isFollowing(left) || pair.kind === 'private'} />
      <Disc at={RIGHT} person={right} isHollow={isFollowing(right) || pair.kind === 'private'} />
      {pair.kind === 'Electromagnetic' && (
        <path d="M60 4 68 12 60 20 52 12Z" strokeWidth="2" className="fill-surface stroke-ink" />
      )}
    </svg>
  );
}

function Disc({ at, person, isHollow }: { at: number; person: FacePerson; isHollow: boolean }) {
  return (
    <circle
      cx={at}
      cy={AXIS}
      r="9"
      strokeWidth="3"
      className={cx(isHollow ? 'fill-surface' : FILLS[person.index], STROKES[person.index])}
    />
  );
}

interface TrackProps {
  readonly pair: TeamPair;
  readonly left: FacePerson;
  readonly right: FacePerson;
}

function Track({ pair, left, right }: TrackProps) {
  const lane = (person: FacePerson, from: number, to: number, top: number, height: number) => (
    <rect
      key={`${person.id} ${top}`}
      x={from}
      y={top}
      width={to - from}
      height={height}
      className={FILLS[person.index]}
    />
  );
  const top = AXIS - TRACK / 2;
  switch (pair.kind) {
    case 'Electromagnetic':
      return [lane(left, LEFT, MIDDLE, top, TRACK), lane(right, MIDDLE, RIGHT, top, TRACK)];
    case 'Companionship':
      return [lane(left, LEFT, RIGHT, top, 4), lane(right, LEFT, RIGHT, top + 5, 4)];
    case 'Compromise':
      return compromise(pair, left, right).map(({ person, from, to }, index) =>
        lane(person, from, to, top + index * 5, 4),
      );
    case 'Dominance': {
      // The thicker lane leads more often.
      const share = (pair.leads[left.id] ?? 0) / sumOf(Object.values(pair.leads));
      return [
        lane(left, LEFT, RIGHT, top, TRACK * share),
        lane(right, LEFT, RIGHT, top + TRACK * share, TRACK * (1 - share)),
      ];
    }
    default:
      return pair.kind === 'private' ? null : (
        <line
          x1={LEFT}
          x2={RIGHT}
          y1={AXIS}
          y2={AXIS}
          strokeWidth="2"
          strokeDasharray="2 6"
          className="stroke-line-strong"
        />
      );
  }
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0) || 1;
}

/** The whole lane of the one who has the last word more often, and the other's half. */
function compromise({ leads }: TeamPair, left: FacePerson, right: FacePerson) {
  const isLeft = (leads[left.id] ?? 0) >= (leads[right.id] ?? 0);
  return isLeft
    ? [
        { person: left, from: LEFT, to: RIGHT },
        { person: right, from: MIDDLE, to: RIGHT },
      ]
    : [
        { person: right, from: LEFT, to: RIGHT },
        { person: left, from: LEFT, to: MIDDLE },
      ];
}
