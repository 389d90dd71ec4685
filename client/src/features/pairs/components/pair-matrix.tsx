import { type KeyboardEvent, useRef, useState } from 'react';
import { Face, type FacePerson } from '#client/components/people/face.tsx';
import { cx } from '#client/components/ui/cx.ts';
import {
  KIND_LABELS,
  KIND_MEANINGS,
  kindWords,
  type PairKind,
  spokenPair,
  type TeamPair,
} from '../pairs.ts';
import { PairMotif } from './pair-motif.tsx';

const GROUNDS: Readonly<Record<PairKind, string>> = {
  Electromagnetic: 'border-ink bg-surface',
  Companionship: 'border-line bg-surface',
  Compromise: 'border-transparent bg-ok-soft',
  Dominance: 'border-transparent bg-well',
  apart: 'border-line bg-transparent',
  summary: 'border-dashed border-line-strong bg-transparent',
  private: 'border-dashed border-line bg-transparent',
};

interface MatrixProps {
  readonly people: readonly FacePerson[];
  readonly pairs: readonly TeamPair[];
  readonly selected: string | null;
  /** `byKeys`: the reader goes on to the card. */
  readonly onSelect: (key: string, byKeys: boolean) => void;
}

type CellIndex = readonly [row: number, column: number];

const STEPS: Readonly<Record<string, CellIndex>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function pairAt(pairs: readonly TeamPair[], one: FacePerson, other: FacePerson) {
  return pairs.find(
    ({ people: [a, b] }) =>
      (a.id === one.id && b.id === other.id) || (a.id === other.id && b.id === one.id),
  );
}

/** The next cell in a direction; the same one at the edge of the triangle. */
function moved(from: CellIndex, [down, right]: CellIndex, size: number): CellIndex {
  const [row, column] = [from[0] + down, from[1] + right];
  return row >= 0 && row < column && column < size ? [row, column] : from;
}

/** Everybody with everybody, each pair once: arrow keys move, Enter opens. */
export function PairMatrix({ people, pairs, selected, onSelect }: MatrixProps) {
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<CellIndex>([0, 1]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const cell = moved(current, step, people.length);
    setCurrent(cell);
    table.current?.querySelector<HTMLElement>(`[data-cell="${cell.join(' ')}"]`)?.focus();
  };
  return (
    <table
      ref={table}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-separate border-spacing-1"
    >
      <caption className="sr-only">
        How each pair works together. Arrow keys move between pairs; Enter opens one.
      </caption>
      <ColumnHeads people={people.slice(1)} />
      <tbody>
        {people.slice(0, -1).map((person, row) => (
          <tr key={person.id}>
            <th scope="row" className="pr-2 text-left font-medium">
              <Heading person={person} />
            </th>
            {people.slice(1).map((other, index) => {
              const column = index + 1;
              const pair = column > row ? pairAt(pairs, person, other) : undefined;
              return (
                <td key={other.id} className="p-0">
                  {pair && (
                    <Cell
                      pair={pair}
                      cell={[row, column]}
                      isCurrent={current[0] === row && current[1] === column}
                      isSelected={pair.key === selected}
                      onSelect={(byKeys) => {
                        setCurrent([row, column]);
                        onSelect(pair.key, byKeys);
                      }}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColumnHeads({ people }: { people: readonly FacePerson[] }) {
  return (
    <thead>
      <tr>
        <td className="w-24" />
        {people.map((person) => (
          <th key={person.id} scope="col" className="pb-2 font-medium">
            <Heading person={person} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Heading({ person }: { person: FacePerson }) {
  return (
    <span className="flex items-center gap-2">
      <Face person={person} />
      <span className="min-w-0 truncate text-sm" title={person.name}>
        {person.name.split(/\s/)[0]}
      </span>
    </span>
  );
}

interface CellProps {
  readonly pair: TeamPair;
  readonly cell: CellIndex;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (byKeys: boolean) => void;
}

function Cell({ pair, cell, isCurrent, isSelected, onSelect }: CellProps) {
  return (
    <button
      type="button"
      data-cell={cell.join(' ')}
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={spokenPair(pair)}
      // A click has no clicks counted when a key makes it.
      onClick={(event) => onSelect(event.detail === 0)}
      className={cx(
        'flex h-20.5 w-full flex-col items-center justify-center gap-1.5 rounded-md border px-1',
        'hover:border-ink',
        GROUNDS[pair.kind],
        isSelected && 'outline-2 -outline-offset-1 outline-ink focus-visible:outline-focus',
      )}
    >
      <PairMotif pair={pair} sides={pair.people} className="w-full max-w-30" />
      <span className="text-sm leading-4 text-ink">
        {pair.isSure ? '' : '≈ '}
        {kindWords(pair)}
      </span>
    </button>
  );
}

const LEGEND = ['Electromagnetic', 'Companionship', 'Compromise', 'Dominance'] as const;

/** What each kind that occurs looks like and means. */
export function MatrixLegend({ pairs }: { pairs: readonly TeamPair[] }) {
  const kinds = LEGEND.filter((kind) => pairs.some((pair) => pair.kind === kind));
  return (
    <ul className="grid gap-x-6 gap-y-1 text-sm text-muted lg:grid-cols-2">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-baseline gap-2">
          <span
            aria-hidden="true"
            className={cx('size-3.5 shrink-0 translate-y-0.5 rounded-sm border', GROUNDS[kind])}
          />
          <span>
            <span className="text-ink">{KIND_LABELS[kind]}</span>
            {`: ${KIND_MEANINGS[kind]}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
