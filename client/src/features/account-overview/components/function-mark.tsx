import { cx } from '#client/components/ui/cx.ts';

interface Covered {
  people: number;
  /** Nobody certainly covers it, but somebody may. */
  isPossible?: boolean | undefined;
}

/**
 * How many people cover a function: a number in a disc, pale for one, a dashed ring for none, and
 * a question mark where it depends on a birth time.
 */
export function FunctionMark({ people, isPossible = false }: Covered) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid size-6 place-items-center align-middle rounded-full border text-xs font-semibold',
        isPossible && 'border-dashed border-line-strong text-muted',
        people === 0 && !isPossible && 'border-2 border-dashed border-danger bg-danger-soft',
        people === 1 && 'border-line-strong bg-surface text-ink',
        people > 1 && 'border-ink bg-ink text-paper',
      )}
    >
      {isPossible ? '?' : people > 0 && people}
    </span>
  );
}

/** The same in words. */
export function peopleWords({ people, isPossible = false }: Covered): string {
  if (isPossible) return 'possibly covered';
  if (people === 0) return 'missing';
  return people === 1 ? 'one person' : `${people} people`;
}

/** What the marks mean. */
export function FunctionLegend({ hasPossible }: { hasPossible: boolean }) {
  return (
    <ul className="hidden flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted xl:flex">
      {(
        [
          [2, false, 'how many cover it'],
          [1, false, 'one person only'],
          [0, false, 'missing'],
          ...(hasPossible ? [[0, true, 'depends on a birth time'] as const] : []),
        ] as const
      ).map(([people, isPossible, words]) => (
        <li key={words} className="flex items-center gap-2">
          <FunctionMark people={people} isPossible={isPossible} />
          {words}
        </li>
      ))}
    </ul>
  );
}
