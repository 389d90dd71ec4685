import { type ReactNode, useId } from 'react';
import { Face, type FacePerson } from '#client/components/people/face.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import { dayHere } from '#client/lib/dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { SuggestedAction, TeamAction } from '#shared/contract/team-plan.ts';
import { OwnerPicker } from './owner-picker.tsx';

const ROW = 'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5';
const RING =
  'grid size-6 place-items-center rounded-full border border-line-strong transition-colors';

interface RowTextProps {
  id: string;
  title: string;
  isClosed?: boolean;
  dueDate: string | null;
  owner: FacePerson | undefined;
  /** Why it's theirs. */
  why?: string | undefined;
  children?: ReactNode;
}

/** Title and reason, and below them who does it by when. */
function RowText({ id, title, isClosed = false, dueDate, owner, why, children }: RowTextProps) {
  return (
    <div className="min-w-0 flex-1">
      <p id={id} className={cx('font-medium wrap-anywhere', isClosed && 'text-muted')}>
        {title}
      </p>
      {children && <p className="text-sm text-muted wrap-anywhere">{children}</p>}
      {(owner || dueDate !== null) && (
        <p className="text-sm wrap-anywhere">
          {owner && <bdi>{owner.name}</bdi>}
          {owner && dueDate !== null && ' · '}
          {dueDate !== null && <DueWords date={dueDate} isClosed={isClosed} />}
        </p>
      )}
      {why && <p className="text-sm text-muted wrap-anywhere">{why}</p>}
    </div>
  );
}

const ownerOf = (people: readonly FacePerson[], ownerId: string | null) =>
  people.find(({ id }) => id === ownerId);

function DueWords({ date, isClosed }: { date: string; isClosed: boolean }) {
  const { weekDay } = useDates();
  const isLate = !isClosed && date < dayHere(new Date());
  return (
    <time dateTime={date} className={isLate ? 'font-medium text-accent' : undefined}>
      {isLate ? `Overdue · ${weekDay(date)}` : weekDay(date)}
    </time>
  );
}

interface ActionRowProps {
  action: TeamAction;
  people: readonly FacePerson[];
  canManage: boolean;
  onMark: (isDone: boolean) => void;
  onAssign: (ownerId: string | null) => void;
  /** Under the row: its note, outcome, buttons. */
  children?: ReactNode;
}

/** Something in the plan: tick it, read why, see or choose who does it. */
export function ActionRow(props: ActionRowProps) {
  const { action, people, canManage, onMark, onAssign, children } = props;
  const { title, reason, dueDate, state, ownerId, mayMark } = action;
  const id = useId();
  return (
    <li className="break-inside-avoid">
      <div className={ROW}>
        <span className="relative inline-grid size-9 place-items-center">
          <input
            type="checkbox"
            aria-labelledby={id}
            checked={state === 'done'}
            disabled={!mayMark}
            onChange={({ target }) => onMark(target.checked)}
            className="peer absolute inset-0 cursor-pointer rounded-full opacity-0 disabled:cursor-default"
          />
          <span
            className={cx(
              RING,
              'peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper',
              'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
              mayMark && 'peer-hover:border-ink',
            )}
          >
            {state === 'done' && <CheckIcon className="size-4" />}
          </span>
        </span>
        <RowText
          id={id}
          title={title}
          isClosed={state !== 'open'}
          dueDate={dueDate}
          owner={ownerOf(people, ownerId)}
        >
          {reason}
        </RowText>
        <OwnerPicker
          title={title}
          people={people}
          ownerId={ownerId}
          onPick={canManage && state === 'open' ? onAssign : undefined}
        />
      </div>
      {children && <div className="pb-3 pl-12">{children}</div>}
    </li>
  );
}

interface SuggestionRowProps {
  suggestion: SuggestedAction;
  people: readonly FacePerson[];
  /** Why its owner fits. */
  why: string;
  /** Without it the suggestion can only be read. */
  onAdopt?: (() => void) | undefined;
}

/** Something the team could do next; one click puts it in the plan. */
export function SuggestionRow({ suggestion, people, why, onAdopt }: SuggestionRowProps) {
  const { title, reason, dueDate, ownerId } = suggestion;
  const id = useId();
  const owner = ownerOf(people, ownerId);
  return (
    <li className="@container break-inside-avoid py-2.5">
      <div className="flex items-center gap-x-3">
        {/* The name stands in words below. */}
        <Face person={owner ?? null} className="size-8 max-sm:hidden" />
        <RowText id={id} title={title} dueDate={dueDate} owner={owner} why={why}>
          {reason}
        </RowText>
        {onAdopt && (
          <button
            type="button"
            aria-label={`Add to plan: ${title}`}
            title="Add to plan"
            onClick={onAdopt}
            className="relative inline-flex min-h-8 shrink-0 items-center whitespace-pre rounded-full border border-line-strong px-3 text-sm font-medium transition-colors before:absolute before:-inset-2 hover:border-ink hover:bg-well print:hidden"
          >
            {/* A narrow card has no room for the rest. */}
            Add<span className="@max-sm:hidden"> to plan</span>
          </button>
        )}
      </div>
    </li>
  );
}
