import { ShortcutChoice } from '#client/components/layout/shortcut-choice.tsx';
import { ClockChoice } from '#client/features/auth/components/clock-choice.tsx';
import type { CurrentUser } from '#shared/contract/auth.ts';

/** A person's display preferences, in the profile menu. */
export function MenuSettings({ clock }: Pick<CurrentUser, 'clock'>) {
  return (
    <>
      <ClockChoice clock={clock} />
      <ShortcutChoice />
    </>
  );
}
