import { type KeyboardEvent, useEffect, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { FIRST_MOMENT_MS, fieldOf, isShownMoment, LAST_MOMENT_MS, momentIn } from '../moment.ts';
import type { Moment } from '../use-moment.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 86_400_000;

/** Keys on any of the buttons: arrows step by an hour, with Shift or Page keys by a day. */
function stepOf({ key, shiftKey }: KeyboardEvent): number | null {
  const arrow = shiftKey ? MS_PER_DAY : MS_PER_HOUR;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -arrow;
  if (key === 'ArrowRight' || key === 'ArrowUp') return arrow;
  if (key === 'PageDown') return -MS_PER_DAY;
  return key === 'PageUp' ? MS_PER_DAY : null;
}

interface MomentStepperProps {
  moment: Moment;
  /** The next change of gate; null while it isn't known. */
  nextChangeMs: number | null;
}

/** The moment in the reader's zone, as a field and by steps. */
export function MomentStepper({ moment, nextChangeMs }: MomentStepperProps) {
  const { atMs, choose } = moment;
  const [text, setText] = useState(fieldOf(atMs));
  useEffect(() => {
    setText(fieldOf(atMs));
  }, [atMs]);
  const typed = momentIn(text);
  const isOutside = typed !== null && !isShownMoment(typed);

  function type(field: string) {
    setText(field);
    const utcMs = momentIn(field);
    if (utcMs !== null && isShownMoment(utcMs)) choose(utcMs);
  }

  return (
    <div className="grid gap-3">
      <Field
        label="Date and time"
        hint="In your time zone."
        error={isOutside && 'Choose a date between 1850 and 2100.'}
      >
        <Input
          type="datetime-local"
          value={text}
          min={fieldOf(FIRST_MOMENT_MS)}
          max={fieldOf(LAST_MOMENT_MS)}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <Steps moment={moment} nextChangeMs={nextChangeMs} />
    </div>
  );
}

/** By an hour, a day or to the next change; arrow keys work on each button. */
function Steps({ moment, nextChangeMs }: MomentStepperProps) {
  const { atMs, isNow, choose } = moment;

  function handleKey(event: KeyboardEvent) {
    const step = event.altKey || event.ctrlKey || event.metaKey ? null : stepOf(event);
    if (step === null) return;
    event.preventDefault();
    choose(atMs + step);
  }

  const step = (label: string, sign: string, lengthMs: number) => (
    <Button
      size="sm"
      variant="quiet"
      aria-label={label}
      onClick={() => choose(atMs + lengthMs)}
      onKeyDown={handleKey}
    >
      {sign}
    </Button>
  );

  return (
    <div className="flex flex-wrap gap-2">
      {step('Back one day', '− day', -MS_PER_DAY)}
      {step('Back one hour', '− hour', -MS_PER_HOUR)}
      <Button
        size="sm"
        variant={isNow ? 'secondary' : 'quiet'}
        aria-pressed={isNow}
        onClick={() => choose(null)}
        onKeyDown={handleKey}
      >
        Now
      </Button>
      {step('Forward one hour', '+ hour', MS_PER_HOUR)}
      {step('Forward one day', '+ day', MS_PER_DAY)}
      <Button
        size="sm"
        variant="secondary"
        disabled={nextChangeMs === null}
        onClick={() => choose(nextChangeMs)}
        onKeyDown={handleKey}
      >
        Next change
      </Button>
    </div>
  );
}
