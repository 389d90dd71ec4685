import { Face, type FacePerson } from '#client/components/people/face.tsx';
import { cx } from '#client/components/ui/cx.ts';

export interface BoardFunction {
  readonly gate: number;
  readonly label: string;
  readonly half: 'upper' | 'lower';
  readonly holders: readonly { readonly memberId: string }[];
  readonly possibleHolders: readonly { readonly memberId: string }[];
}

interface FunctionBoardProps {
  functions: readonly BoardFunction[];
  people: readonly FacePerson[];
}

const HALVES = [
  { half: 'upper', title: 'Upper functions' },
  { half: 'lower', title: 'Lower functions' },
] as const;

/** The twelve functions with who covers them, large enough for a shared screen. */
export function FunctionBoard({ functions, people }: FunctionBoardProps) {
  return (
    <div className="grid gap-6">
      {HALVES.map(({ half, title }) => (
        <div key={half} className="grid gap-2">
          <h3 className="text-sm text-muted">{title}</h3>
          <ul className="grid grid-cols-2 gap-x-4 border-t border-line lg:grid-cols-3">
            {functions
              .filter((one) => one.half === half)
              .map((one) => (
                <FunctionTile key={one.gate} one={one} people={people} />
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function FunctionTile({ one, people }: { one: BoardFunction; people: readonly FacePerson[] }) {
  const among = (list: BoardFunction['holders']) =>
    people.filter(({ id }) => list.some(({ memberId }) => memberId === id));
  const [holders, possible] = [among(one.holders), among(one.possibleHolders)];
  return (
    <li
      data-missing={holders.length === 0 || undefined}
      className="flex min-w-0 items-center gap-3 border-b border-line py-2.5"
    >
      <span className="flex shrink-0 -space-x-2">
        {holders.map((person) => (
          <Face key={person.id} person={person} className="size-9 ring-2 ring-paper" />
        ))}
        {holders.length === 0 && (
          <span
            aria-hidden="true"
            className={cx(
              'size-9 rounded-full border-2 border-dashed',
              possible.length > 0 ? 'border-warn-line' : 'border-accent bg-accent-soft',
            )}
          />
        )}
      </span>
      <p className="min-w-0 leading-snug">
        <span className="block font-medium">{one.label}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {holders.map(({ name }) => name.split(' ')[0]).join(', ')}
          {holders.length === 0 && possible.length === 0 && (
            <span className="font-medium text-accent">Missing</span>
          )}
          {possible.length > 0 && (
            <span className="text-warn">
              {`${holders.length > 0 ? ' · ' : ''}≈ perhaps ${possible.map(({ name }) => name.split(' ')[0]).join(', ')}`}
            </span>
          )}
        </span>
      </p>
    </li>
  );
}
