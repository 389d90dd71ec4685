import { Badge } from '#client/components/ui/badge.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { andList } from '#shared/domain/english.ts';
import { type BoardTeam, isBound, type PoolPerson } from '../arrangement.ts';

/** The menu's option for no team; no key of a team. */
const NO_TEAM = 'none';

export interface PersonRowProps {
  person: PoolPerson;
  /** The names of what the person covers. */
  functions: readonly string[];
  /** The team on the board; null for none. */
  teamKey: string | null;
  board: readonly BoardTeam[];
  isMoved: boolean;
  /** Other teams with somebody of the same name. */
  alsoOn: readonly string[];
  /** null while nobody is being selected. */
  isSelected: boolean | null;
  /** Moved although the person joined another team by their own consent. */
  needsYes: boolean;
  onSelect: (isSelected: boolean) => void;
  onMove: (key: string | null) => void;
  /** Only for somebody who is in no team. */
  onRemove: (() => void) | undefined;
}

/** A person on the board: to drag, or to move by a menu. */
export function PersonRow(props: PersonRowProps) {
  const { person, isSelected, needsYes, onSelect } = props;
  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', person.id)}
      className="flex cursor-grab flex-wrap items-center gap-x-3 gap-y-1 py-2 active:cursor-grabbing"
    >
      {isSelected === null ? (
        <div className="min-w-0 flex-1">
          <Who {...props} />
        </div>
      ) : (
        <label className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={person.name}
            onChange={({ target }) => onSelect(target.checked)}
            className="size-5 shrink-0 accent-accent"
          />
          <Who {...props} />
        </label>
      )}
      {needsYes && <Badge tone="warn">Needs their yes</Badge>}
      <div className="grid justify-items-end">
        <MoveMenu {...props} />
        {props.onRemove && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Remove ${person.name}`}
            onClick={props.onRemove}
          >
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}

function Who({ person, functions, isMoved, alsoOn }: PersonRowProps) {
  return (
    <span className="block min-w-0 wrap-anywhere">
      <span className="font-medium" data-who>
        <bdi>{person.name}</bdi>
        {isMoved && <span className="text-sm font-normal text-muted"> (moved)</span>}
      </span>
      <span className="block text-sm text-muted">
        {functions.length > 0 ? andList(functions) : 'Covers no function alone'}
      </span>
      {alsoOn.length > 0 && (
        <span className="block text-sm text-muted">{`Also on ${andList(alsoOn)}`}</span>
      )}
    </span>
  );
}

function MoveMenu({ person, teamKey, board, onMove }: PersonRowProps) {
  return (
    <Select
      aria-label={`Move ${person.name} to`}
      value=""
      onChange={({ target }) => onMove(target.value === NO_TEAM ? null : target.value)}
      className="w-28 [&_select]:min-h-9 [&_select]:py-1 [&_select]:pl-3 [&_select]:text-sm pointer-coarse:[&_select]:min-h-11"
    >
      <option value="" disabled hidden>
        Move to
      </option>
      {board
        .filter(({ key }) => key !== teamKey)
        .map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      {/* Whoever joined by their own consent leaves by their own page alone. */}
      {teamKey !== null && !isBound(person) && <option value={NO_TEAM}>No team</option>}
    </Select>
  );
}
