import { Badge } from '#client/components/ui/badge.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { andList } from '#shared/domain/english.ts';
import type { BoardTeam, PoolPerson } from '../arrangement.ts';

export interface PersonRowProps {
  person: PoolPerson;
  /** The team on the board; null for none. */
  teamKey: string | null;
  board: readonly BoardTeam[];
  isMoved: boolean;
  /** Other teams with somebody of the same name. */
  alsoOn: readonly string[];
  isSelected: boolean;
  /** Moved although the person joined another team by their own consent. */
  needsYes: boolean;
  onSelect: (isSelected: boolean) => void;
  onMove: (key: string | null) => void;
}

/** A person on the board: to drag, or to move by a menu. */
export function PersonRow(props: PersonRowProps) {
  const { person, teamKey, board, isMoved, alsoOn, isSelected, needsYes, onSelect, onMove } = props;
  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', person.id)}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md px-1 py-0.5 hover:bg-well"
    >
      <label className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          className="size-5 shrink-0 accent-accent"
        />
        <span className="min-w-0 wrap-anywhere">
          <bdi>{person.name}</bdi>
          {isMoved && <span className="text-sm text-muted"> (moved)</span>}
          {alsoOn.length > 0 && (
            <span className="block text-sm text-muted">{`Also on ${andList(alsoOn)}`}</span>
          )}
        </span>
      </label>
      {needsYes && <Badge tone="warn">Needs their yes</Badge>}
      <Select
        aria-label={`Move ${person.name} to`}
        value={teamKey ?? ''}
        onChange={({ target }) => onMove(target.value || null)}
        className="w-40 [&_select]:min-h-9 [&_select]:py-1 [&_select]:pl-2 [&_select]:text-sm pointer-coarse:[&_select]:min-h-11"
      >
        {board.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
        {/* Only people without a team can be left in none: nobody is removed from a team here. */}
        {person.teamId === null && <option value="">No team</option>}
      </Select>
    </li>
  );
}
