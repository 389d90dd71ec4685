import { cx } from '#client/components/ui/cx.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { BirthHours } from '#shared/contract/reading.ts';
import { toldWords, typeChoices } from '../hours-words.ts';

interface TypeChoiceProps {
  /** With those that the result is written for. */
  hours: readonly BirthHours[];
  /** The answers are for another time, which is being tried. */
  isTried: boolean;
  onChoose: (index: number) => void;
}

/** Where the birth time decides between types: as which one the result is told, in one place for all of it. */
export function TypeChoice({ hours, isTried, onChoose }: TypeChoiceProps) {
  const dates = useDates();
  return (
    <>
      <fieldset className="mt-1 flex flex-wrap rounded-md bg-well p-0.5">
        <legend className="sr-only">As which type should this be told?</legend>
        {typeChoices(hours).map(({ type, part, index, isTold }) => (
          <button
            key={type}
            type="button"
            aria-pressed={isTold && !isTried}
            onClick={() => onChoose(index)}
            className={cx(
              'min-h-8 flex-auto rounded-sm px-1.5 font-medium whitespace-nowrap pointer-coarse:min-h-9',
              isTold && !isTried
                ? 'bg-surface text-ink shadow-raised'
                : 'text-muted hover:text-ink',
            )}
          >
            {type} <span className="figures text-xs font-normal">{part}</span>
          </button>
        ))}
      </fieldset>
      {/* The slider shows it to everybody else. */}
      <p role="status" className="sr-only">
        {isTried ? 'Shown: the birth time that you’re trying' : toldWords(hours, dates)}
      </p>
    </>
  );
}
