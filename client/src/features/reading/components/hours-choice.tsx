import { useId, useState } from 'react';
import { useDates } from '#client/lib/use-dates.ts';
import type { BirthHours } from '#shared/contract/reading.ts';
import { otherTypes, shareWords, whenWords, writtenFor } from '../hours-words.ts';

interface ChoiceProps {
  /** With those that the chapters in sight are written for. */
  hours: readonly BirthHours[];
  /** Place of the ones that somebody has chosen, which may still be loading. */
  chosen: number | undefined;
  onChoose: (index: number) => void;
}

interface HoursChoiceProps extends ChoiceProps {
  /** How chapters are marked. */
  marks: string | null;
}

const LINK =
  'relative min-h-6 whitespace-nowrap text-ink underline print:hidden decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:before:absolute pointer-coarse:before:-inset-2.5';

/** Which of the possible birth times the chapters are written for; another type, or other hours, on demand. */
export function HoursChoice({ hours, marks, onChoose, ...choice }: HoursChoiceProps) {
  const words = writtenFor(hours, useDates());
  const [isOpen, setIsOpen] = useState(false);
  const choiceId = useId();
  return (
    <div className="mb-3 text-sm print:mb-0">
      <div className="flex flex-wrap gap-x-5 gap-y-1.5">
        <p role="status" className="text-pretty text-ink-soft">
          {words} {marks}
        </p>
        {otherTypes(hours).map((other) => (
          <button
            key={other.index}
            type="button"
            onClick={() => onChoose(other.index)}
            className={LINK}
          >
            Read it as {other.words}
          </button>
        ))}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? choiceId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className={LINK}
        >
          Choose other hours
        </button>
      </div>
      {isOpen && <Choice id={choiceId} hours={hours} onChoose={onChoose} {...choice} />}
    </div>
  );
}

function Choice({ id, hours, chosen, onChoose }: ChoiceProps & { id: string }) {
  const name = useId();
  const when = whenWords(hours, useDates());
  const shares = shareWords(hours);
  return (
    <fieldset id={id} className="mt-3 max-w-152 print:hidden">
      <legend className="text-pretty">Which birth time should your chapters be written for?</legend>
      <div className="mt-2.5 divide-y divide-line rounded-md border border-line bg-surface">
        {hours.map(({ who, isWritten }, index) => (
          <label
            key={when[index]}
            className="relative flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 text-sm first:rounded-t-md last:rounded-b-md hover:bg-well has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === undefined ? isWritten : index === chosen}
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
