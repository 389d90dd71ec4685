import { cx } from '#client/components/ui/cx.ts';
import { MEMBER_FILLS, MEMBER_STROKES, type PentaPerson } from '../people.ts';

export type DiscState = 'held' | 'perhaps' | 'not';

export interface MemberDiscProps {
  person: PentaPerson;
  state?: DiscState | undefined;
  className?: string | undefined;
}

/**
 * A member's state in a gate: filled when active, a dashed ring when it depends on the birth time,
 * else a dot.
 */
export function MemberDisc({ person, state = 'held', className }: MemberDiscProps) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={cx('shrink-0', className ?? 'size-7')}>
      {state === 'not' ? (
        <circle cx="14" cy="14" r="2" className="fill-line" />
      ) : (
        <circle
          cx="14"
          cy="14"
          r={state === 'held' ? 13.5 : 12.5}
          strokeWidth="2"
          strokeDasharray={state === 'held' ? undefined : '3 3'}
          className={
            state === 'held'
              ? MEMBER_FILLS[person.index]
              : cx('fill-none', MEMBER_STROKES[person.index])
          }
        />
      )}
      {state !== 'not' && (
        <text
          x="14"
          y="18"
          textAnchor="middle"
          className={cx(
            'text-[11px] font-semibold',
            state === 'held' ? 'fill-on-active' : 'fill-ink',
          )}
        >
          {person.initials}
        </text>
      )}
    </svg>
  );
}
