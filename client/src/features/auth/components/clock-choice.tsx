import { useId } from 'react';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { useSetPreferences } from '../use-set-preferences.ts';

const CHOICES: readonly { readonly clock: Clock | null; readonly label: string }[] = [
  { clock: null, label: 'Automatic' },
  { clock: '12h', label: '12-hour' },
  { clock: '24h', label: '24-hour' },
];

/** Selects 2:25 PM or 14:25, for all of the person's sign-ins. */
export function ClockChoice({ clock }: { clock: Clock | null }) {
  const name = useId();
  const preferences = useSetPreferences();

  function choose(chosen: Clock | null) {
    preferences.mutate(
      { clock: chosen },
      {
        onError: (error) =>
          toastFailure(error, 'Your time format wasn’t saved. Please try again in a moment.'),
      },
    );
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">Time format</legend>
      <div className="flex rounded-md border border-line-strong bg-surface">
        {CHOICES.map((choice) => (
          <label
            key={choice.label}
            className="relative flex min-h-11 flex-1 items-center justify-center border-line-strong px-2.5 text-sm whitespace-nowrap not-first:border-l first:rounded-l-md last:rounded-r-md has-checked:bg-accent-soft has-checked:font-medium"
          >
            <input
              type="radio"
              name={name}
              checked={clock === choice.clock}
              onChange={() => choose(choice.clock)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
