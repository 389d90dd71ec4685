import { Face } from '#client/components/people/face.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { ChevronRightIcon } from '#client/components/ui/icons.tsx';
import { calledNamesOf, kindWords, spokenPair, type TeamPair } from '../pairs.ts';
import { PairCard } from './pair-card.tsx';
import { PairMotif } from './pair-motif.tsx';

interface PairListProps {
  readonly pairs: readonly TeamPair[];
  readonly selected: string | null;
  readonly onSelect: (key: string | null) => void;
}

/** The pairs one below the other, for narrow screens; each opens its card in place. */
export function PairList({ pairs, selected, onSelect }: PairListProps) {
  return (
    <ul className="border-t border-line">
      {pairs.map((pair) => {
        const isOpen = pair.key === selected;
        return (
          <li key={pair.key} className="border-b border-line">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={spokenPair(pair)}
              onClick={() => onSelect(isOpen ? null : pair.key)}
              className="flex min-h-14 w-full items-center gap-2 py-2 text-left"
            >
              <Face person={pair.people[0]} />
              <PairMotif pair={pair} sides={pair.people} className="w-14 shrink-0" />
              <Face person={pair.people[1]} />
              <span className="min-w-0 flex-1 pl-1 text-sm wrap-anywhere">
                <span className="block font-medium">{calledNamesOf(pair)}</span>
                <span className="block text-muted">
                  {pair.isSure ? '' : '≈ '}
                  {kindWords(pair)}
                </span>
                {!isOpen && pair.card?.headline && (
                  <span className="block text-pretty text-ink-soft">{pair.card.headline}</span>
                )}
              </span>
              <ChevronRightIcon
                className={cx(
                  'size-4 shrink-0 text-muted transition-transform',
                  isOpen && 'rotate-90',
                )}
              />
            </button>
            {isOpen && (
              <div className="pb-5">
                <PairCard pair={pair} isNamedAbove />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
