import { cx } from '#client/components/ui/cx.ts';

/** How many people cover a function: a number in a disc, a plain disc for one, a dashed ring for none. */
export function FunctionMark({ people }: { people: number }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid size-6 place-items-center rounded-full border text-xs font-semibold',
        people === 0 && 'border-2 border-dashed border-danger bg-danger-soft',
        people === 1 && 'border-warn-line bg-warn-soft',
        people > 1 && 'border-ink bg-ink text-paper',
      )}
    >
      {people > 1 && people}
    </span>
  );
}

/** The same in words. */
export function peopleWords(people: number): string {
  if (people === 0) return 'missing';
  return people === 1 ? 'one person' : `${people} people`;
}

/** What the marks mean. */
export function FunctionLegend() {
  return (
    <ul className="hidden flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted xl:flex">
      {(
        [
          [2, 'people who cover it'],
          [1, 'one person'],
          [0, 'missing'],
        ] as const
      ).map(([people, words]) => (
        <li key={words} className="flex items-center gap-2">
          <FunctionMark people={people} />
          {words}
        </li>
      ))}
    </ul>
  );
}
