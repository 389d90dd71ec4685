import { useId, useState } from 'react';
import { useDates } from '#client/lib/use-dates.ts';
import type { BirthHours } from '#shared/contract/reading.ts';
import { shareWords, whenWords, writtenFor } from '../hours-words.ts';

interface HoursProps {
  hours: readonly BirthHours[];
  /** Place of the ones that the chapters are to be written for. */
  chosen: number;
  onChoose: (index: number) => void;
}

interface HoursChoiceProps extends HoursProps {
  /** The same, with which of them the chapters in sight are written for. */
  written: readonly BirthHours[] | undefined;
}

/** Which of the possible birth times the chapters are written for; another on demand. */
export function HoursChoice({ written = [], ...hours }: HoursChoiceProps) {
  const words = writtenFor(written, useDates());
  const [isOpen, setIsOpen] = useState(false);
  const choiceId = useId();
  return (
    <div className="mb-4 text-sm print:mb-0">
      <p role="status" className="inline text-pretty text-ink-soft">
        {words}
      </p>{' '}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? choiceId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="relative min-h-6 whitespace-nowrap text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:before:absolute pointer-coarse:before:-inset-2.5 print:hidden"
      >
        Choose other hours
      </button>
      <p className="mt-1.5 text-muted">True at any birth time, except what’s marked ≈.</p>
      {isOpen && <Choice id={choiceId} {...hours} />}
    </div>
  );
}

function Choice({ id, hours, chosen, onChoose }: HoursProps & { id: string }) {
  const name = useId();
  const when = whenWords(hours, useDates());
  const shares = shareWords(hours);
  return (
    <fieldset id={id} className="mt-3 max-w-152 print:hidden">
      <legend className="text-pretty">Which birth time should your chapters be written for?</legend>
      <div className="mt-2.5 divide-y divide-line rounded-md border border-line bg-surface">
        {hours.map(({ who }, index) => (
          <label
            key={when[index]}
            className="relative flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 text-sm first:rounded-t-md last:rounded-b-md hover:bg-well has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={index === chosen}
              onChange={() => onChoose(index)}
              className="size-4.5 shrink-0 accent-accent"
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
              <span>
                <span className="font-medium">{when[index]}</span>
                <span className="text-ink-soft">: {who.join(', ')}</span>
              </span>
              <span className="figures text-xs text-muted">{shares[index]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
