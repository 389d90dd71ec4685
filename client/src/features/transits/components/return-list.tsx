import { Approximate } from '#client/components/ui/approximate.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { useDates } from '#client/lib/use-dates.ts';
import { RETURN_KINDS, type Return } from '#shared/engine/transits/returns.ts';
import { RETURN_TEXTS } from '../return-texts.data.ts';

interface ReturnListProps {
  returns: readonly Return[];
  selected: Return | null;
  onSelect: (chosen: Return) => void;
  nowMs: number;
  /** Of an approximate birth time: days instead of minutes. */
  isApproximate: boolean;
}

/** Returns by kind, each a button that shows its chart. */
export function ReturnList(props: ReturnListProps) {
  const { returns, selected, onSelect, nowMs, isApproximate } = props;
  return (
    <div className="grid gap-8">
      {RETURN_KINDS.map((kind) => {
        const own = returns.filter((one) => one.kind === kind);
        return (
          <section key={kind} aria-labelledby={`${kind}-title`} className="grid gap-2">
            <h2 id={`${kind}-title`} className="font-display text-xl font-medium">
              {RETURN_TEXTS[kind].title}
            </h2>
            <p className="text-pretty text-muted">{RETURN_TEXTS[kind].about}</p>
            {own.length === 0 ? (
              <p className="text-sm text-muted">None before 2101.</p>
            ) : (
              <ul className="mt-1 grid gap-1">
                {own.map((one) => (
                  <li key={one.at}>
                    <ReturnButton
                      one={one}
                      passes={own.filter(({ cycle }) => cycle === one.cycle)}
                      isSelected={one.at === selected?.at && one.kind === selected.kind}
                      isPast={one.at < nowMs}
                      isApproximate={isApproximate}
                      onSelect={() => onSelect(one)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

interface ReturnButtonProps {
  one: Return;
  /** All passages of its cycle. */
  passes: readonly Return[];
  isSelected: boolean;
  isPast: boolean;
  isApproximate: boolean;
  onSelect: () => void;
}

function ReturnButton(props: ReturnButtonProps) {
  const { one, passes, isSelected, isPast, isApproximate, onSelect } = props;
  const dates = useDates();
  const instant = new Date(one.at).toISOString();
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className={cx(
        'flex min-h-11 w-full flex-wrap items-baseline gap-x-3 rounded-md border px-3 py-2 text-left transition-colors',
        isSelected ? 'border-accent bg-accent-soft' : 'border-line hover:border-ink',
      )}
    >
      {isApproximate ? (
        <Approximate when={dates.instantDay(instant)} className="text-base font-medium" />
      ) : (
        <span className="figures font-medium">{dates.instant(instant)}</span>
      )}
      <span className="text-sm text-muted">
        {[
          isPast ? 'past' : '',
          passes.length > 1 ? `pass ${passes.indexOf(one) + 1} of ${passes.length}` : '',
        ]
          .filter((part) => part !== '')
          .join(', ')}
      </span>
    </button>
  );
}
