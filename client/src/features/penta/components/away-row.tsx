import { cx } from '#client/components/ui/cx.ts';
import type { PentaPerson } from '../people.ts';
import { MemberDisc } from './member-disc.tsx';

export interface AwayRowProps {
  people: readonly PentaPerson[];
  calledOf: (memberId: string) => string;
  pinnedId: string | null;
  /** The member under the pointer or keyboard focus; null when none is. */
  onPoint: (memberId: string | null) => void;
  onPin: (memberId: string | null) => void;
  /** How many functions are missing while somebody is away. */
  lossOf: (memberId: string) => number;
  /** What is missing while the chosen member is away. */
  children: string;
}

/** Everybody's color and initials; choosing one shows the team without them. */
export function AwayRow(props: AwayRowProps) {
  const { people, calledOf, pinnedId, onPoint, onPin, lossOf, children } = props;
  return (
    <div className="grid gap-1.5">
      {/* As tall as the longest answer usually is: the map stays where it is. */}
      <p className="min-h-10 max-w-prose text-sm print:hidden">
        <span id="penta-away" className="text-muted">
          If someone is away:
        </span>{' '}
        <span aria-live="polite" className="text-ink-soft">
          {children}
        </span>
      </p>
      <ul aria-labelledby="penta-away" className="flex flex-wrap gap-x-1.5 gap-y-2">
        {people.map((person) => {
          const isPinned = person.id === pinnedId;
          return (
            <li key={person.id} className="min-w-0">
              <button
                type="button"
                aria-label={person.name}
                aria-pressed={isPinned}
                onClick={() => onPin(isPinned ? null : person.id)}
                onFocus={() => onPoint(person.id)}
                onBlur={() => onPoint(null)}
                onPointerEnter={({ pointerType }) => {
                  // A tap enters and presses: it would show and hide.
                  if (pointerType !== 'touch') onPoint(person.id);
                }}
                onPointerLeave={() => onPoint(null)}
                className={cx(
                  'flex min-h-9 max-w-full items-center gap-2 rounded-full border py-0.5 pr-3 pl-1 text-left text-sm transition-colors pointer-coarse:min-h-11',
                  'print:min-h-0 print:border-none print:p-0 print:pr-3',
                  isPinned ? 'border-accent bg-accent-soft' : 'border-line-strong hover:border-ink',
                )}
              >
                <MemberDisc person={person} />
                <span className="min-w-0 wrap-anywhere">{calledOf(person.id)}</span>
                {lossOf(person.id) > 0 && (
                  <span aria-hidden="true" className="figures font-medium text-accent print:hidden">
                    {`−${lossOf(person.id)}`}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
