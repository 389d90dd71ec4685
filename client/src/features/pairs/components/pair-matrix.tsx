import { type KeyboardEvent, useRef, useState } from 'react';
import { Face, type FacePerson } from '#client/components/people/face.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { KIND_LABELS, namesOf, type PairKind, type TeamPair } from '../pairs.ts';
import { PairMotif } from './pair-motif.tsx';

const GROUNDS: Readonly<Record<PairKind, string>> = {
  Electromagnetic: 'border-transparent bg-accent-soft',
  Companionship: 'border-line-strong bg-surface',
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

type Place = readonly [row: number, column: number];

const STEPS: Readonly<Record<string, Place>> = {
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

/** The next place in a direction that has a pair; the same one at the edge. */
function moved(from: Place, [down, right]: Place, size: number): Place {
  let [row, column] = [from[0] + down, from[1] + right];
  if (row === column) [row, column] = [row + down, column + right];
  const isInside = [row, column].every((index) => index >= 0 && index < size);
  return isInside ? [row, column] : from;
}

/** Everybody with everybody: arrow keys move, Enter opens. */
export function PairMatrix({ people, pairs, selected, onSelect }: MatrixProps) {
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<Place>([0, 1]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = moved(current, step, people.length);
    setCurrent(place);
    table.current?.querySelector<HTMLElement>(`[data-place="${place.join(' ')}"]`)?.focus();
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
      <tbody>
        {people.map((person, row) => (
          <tr key={person.id}>
            <th scope="row" className="pr-2 text-left font-medium">
              <Heading person={person} />
            </th>
            {people.map((other, column) => {
              const pair = pairAt(pairs, person, other);
              return (
                <td key={other.id} className="p-0">
                  {pair && row !== column ? (
                    <Cell
                      pair={pair}
                      sides={[person, other]}
                      place={[row, column]}
                      isCurrent={current[0] === row && current[1] === column}
                      isSelected={pair.key === selected}
                      onSelect={(byKeys) => {
                        setCurrent([row, column]);
                        onSelect(pair.key, byKeys);
                      }}
                    />
                  ) : (
                    <Nobody />
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

function Nobody() {
  return (
    <svg
      viewBox="0 0 121 82"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-20.5 w-full rounded-md border border-line"
    >
      <path d="M0 0 121 82" vectorEffect="non-scaling-stroke" className="fill-none stroke-line" />
    </svg>
  );
}

interface CellProps {
  readonly pair: TeamPair;
  readonly sides: readonly [FacePerson, FacePerson];
  readonly place: Place;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (byKeys: boolean) => void;
}

function Cell({ pair, sides, place, isCurrent, isSelected, onSelect }: CellProps) {
  const isMirrored = place[0] > place[1];
  return (
    <button
      type="button"
      data-place={place.join(' ')}
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={`${namesOf({ people: sides })}: ${KIND_LABELS[pair.kind]}${pair.isSure ? '' : ', approximate'}`}
      // A click has no clicks counted when a key makes it.
      onClick={(event) => onSelect(event.detail === 0)}
      className={cx(
        'flex h-20.5 w-full flex-col items-center justify-center gap-1.5 rounded-md border px-1',
        'hover:border-ink',
        isMirrored ? 'border-line bg-transparent' : GROUNDS[pair.kind],
        isSelected && 'outline-2 -outline-offset-1 outline-ink focus-visible:outline-focus',
      )}
    >
      <PairMotif
        pair={pair}
        sides={sides}
        className={cx('w-full max-w-26', isMirrored && 'opacity-45')}
      />
      <span className={cx('text-xs leading-4', isMirrored ? 'text-muted' : 'text-ink')}>
        {pair.isSure ? '' : '≈ '}
        {KIND_LABELS[pair.kind]}
      </span>
    </button>
  );
}

const LEGEND: readonly PairKind[] = ['Electromagnetic', 'Companionship', 'Compromise', 'Dominance'];

function hasFollower({ kind, leads }: TeamPair): boolean {
  return kind === 'Dominance' && Object.keys(leads).length < 2;
}

/** What ground and shape stand for, for the kinds that occur. */
export function MatrixLegend({ pairs }: { pairs: readonly TeamPair[] }) {
  const kinds = LEGEND.filter((kind) => pairs.some((pair) => pair.kind === kind));
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      {kinds.map((kind) => (
        <span key={kind} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={cx('size-4 rounded-sm border', GROUNDS[kind])} />
          {KIND_LABELS[kind]}
        </span>
      ))}
      {kinds.includes('Dominance') && (
        <span>
          {pairs.some(hasFollower) && 'A hollow disc follows. '}The wider lane leads more often.
        </span>
      )}
    </p>
  );
}
